import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PrintableQuote, type PrintableQuoteProps } from '../../src/quote/printable-quote.tsx';
import { storyBrand } from '../brand.ts';
import { studio, wednesday } from '../studio.ts';
import { orderPlayground, type OrderArgs } from './order-controls.ts';
import { sampleQuote } from './sample-quote.ts';

const meta = {
  title: 'Printable quote',
  component: PrintableQuote,
  tags: ['!autodocs'],
  args: {
    state: sampleQuote(),
    issuer: { ...storyBrand, lines: [storyBrand.email, storyBrand.phone] },
    terms: ['Nothing is owed for an estimate.'],
    now: wednesday,
    officeHours: studio,
    address: 'https://northlight.example/orders/new?service=wedding&count=4',
    // A4 at 96 dots to the inch, without its margins.
    className: 'max-w-[673px] p-6',
  },
  argTypes: {
    currency: { control: 'inline-radio', options: ['USD', 'EUR', 'GBP', 'CAD', 'AUD'] },
    now: { control: 'date' },
  },
} satisfies Meta<typeof PrintableQuote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<PrintableQuoteProps & OrderArgs> = orderPlayground(
  sampleQuote(),
  (props: PrintableQuoteProps) => <PrintableQuote {...props} />,
);

/** The printed quote is white on every surface. */
export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

export const InEuros: Story = {
  name: 'In euros',
  args: { currency: 'EUR' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('$19')).toBeVisible();
    await expect(canvas.getByText(/€17\.48 at a fixed rate of 0\.92 EUR/)).toBeVisible();
  },
};

export const NoServiceYet: Story = {
  name: 'No service yet',
  args: { state: sampleQuote({ serviceType: '' }) },
};

/** Many photos are counted, not listed. */
export const ThreeHundredPhotos: Story = {
  name: 'Three hundred photos',
  args: { state: sampleQuote({}, 300) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/and 294 more$/)).toBeVisible();
  },
};

export const BareMinimum: Story = {
  name: 'Bare minimum',
  args: {
    state: sampleQuote({ specialRequirements: '', clientName: '', stylePrefs: [], projectDeadline: '' }, 0),
    issuer: { name: storyBrand.name },
    terms: [],
    officeHours: undefined,
    address: undefined,
  },
};

export const LongText: Story = {
  name: 'Long text',
  args: {
    state: sampleQuote({
      clientName: 'Maximiliane-Charlotte von und zu Hohenlohe-Langenburg, Studio for Documentary Weddings',
      specialRequirements: 'Keep the freckles. '.repeat(60),
    }),
  },
};

export const SmallPhone: Story = { name: 'On a small phone', globals: { viewport: { value: 'small' } } };
