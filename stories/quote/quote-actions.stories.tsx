import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, spyOn, waitFor } from 'storybook/test';
import { QuoteActions, type QuoteActionsProps } from '../../src/quote/quote-actions.tsx';
import { storyBrand } from '../brand.ts';
import { studio } from '../studio.ts';
import { inArabic } from '../host.tsx';
import { orderPlayground, type OrderArgs } from './order-controls.ts';
import { sampleQuote } from './sample-quote.ts';

const meta = {
  title: 'Quote actions',
  component: QuoteActions,
  tags: ['!autodocs'],
  args: {
    state: sampleQuote(),
    issuer: { ...storyBrand, lines: [storyBrand.email, storyBrand.phone] },
    terms: ['Nothing is owed for an estimate.'],
    hrefFor: ({ serviceType, imageCount }) => `/orders/new?service=${serviceType}&count=${imageCount}`,
    officeHours: studio,
    className: 'max-w-[352px]',
  },
  // A print dialog would block all later stories.
  beforeEach: () => {
    spyOn(window, 'print').mockImplementation(fn());
    spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  },
} satisfies Meta<typeof QuoteActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: StoryObj<QuoteActionsProps & OrderArgs> = orderPlayground(
  sampleQuote(),
  (props: QuoteActionsProps) => <QuoteActions {...props} />,
);

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

export const SmallPhone: Story = { name: 'On a small phone', globals: { viewport: { value: 'small' } } };

/** Without the host's URL there is no link to copy. */
export const PrintOnly: Story = {
  name: 'Print only',
  args: { hrefFor: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('button')).toHaveLength(1);
  },
};

/** The printable quote is on the page before the dialog opens, hidden on the screen. */
export const Printed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Print or save as PDF' }));
    await waitFor(() => expect(window.print).toHaveBeenCalledOnce());
    const sheet = document.querySelector('body > [data-print=alone]');
    await expect(sheet).toHaveTextContent(/^Northlight Studio/);
    await expect(sheet).not.toBeVisible();
  },
};

export const LinkCopied: Story = {
  name: 'Link copied',
  parameters: { docs: { story: { inline: false, iframeHeight: 160 } } },
  play: async ({ canvas, userEvent }) => {
    mocked(navigator.clipboard.writeText).mockResolvedValue();
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    await expect(await canvas.findByText(/^Link copied\./)).toBeVisible();
    await expect(navigator.clipboard.writeText).toHaveBeenCalledWith(
      `${window.location.origin}/orders/new?service=wedding&count=4`,
    );
  },
};

/** If the browser refuses to copy, a text field shows the link. */
export const CopyRefused: Story = {
  name: 'Copying refused',
  // The link has the port of the server that shows it.
  tags: ['no-screenshot'],
  parameters: {
    chromatic: { disableSnapshot: true },
    docs: { story: { inline: false, iframeHeight: 200 } },
  },
  play: async ({ canvas, userEvent }) => {
    mocked(navigator.clipboard.writeText).mockRejectedValue(new DOMException('', 'NotAllowedError'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy link' }));
    const field = await canvas.findByRole<HTMLInputElement>('textbox', { name: 'Link to this order' });
    await expect(field.value).toMatch(/\/orders\/new\?service=wedding&count=4$/);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { messages: { print: 'اطبع أو احفظ PDF', copy: 'انسخ الرابط' } },
  decorators: [inArabic],
};
