import { photos } from '#photos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { LookCompare } from '../../src/photos/look-compare.tsx';
import type { LookSource } from '../../src/looks/look-source.ts';
import { colorPreferences, stylePreferences } from '../../src/quote/quote-options.ts';
import { sourceFrom } from '../looks/look-source.ts';

const meta = {
  title: 'Look compare',
  component: LookCompare,
  tags: ['!autodocs'],
  args: {
    source: {} as LookSource,
    styles: ['Warm & Cozy'],
    colors: ['Vintage/Film look'],
    className: 'max-w-[800px]',
  },
  argTypes: {
    styles: { control: 'check', options: stylePreferences },
    colors: { control: 'check', options: colorPreferences },
    source: { control: false },
  },
  loaders: [async () => ({ source: await sourceFrom(photos.canal) })],
  render: (args, { loaded }) => <LookCompare {...args} source={loaded['source'] as LookSource} />,
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('[data-state=painted] img')).toBeVisible(), {
      timeout: 15_000,
    });
  },
} satisfies Meta<typeof LookCompare>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const BlackAndWhite: Story = {
  name: 'Black and white',
  args: { styles: ['Bright & Vibrant'], colors: ['Black & White conversion', 'Warmer tones'] },
};

/** The comparison is never higher than the window. */
export const UprightPhoto: Story = {
  name: 'Upright photo',
  loaders: [async () => ({ source: await sourceFrom(photos.turtleneck) })],
};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

export const SmallPhone: Story = { name: 'On a small phone', globals: { viewport: { value: 'small' } } };
