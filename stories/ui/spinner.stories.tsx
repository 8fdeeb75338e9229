import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from '../../src/ui/spinner.tsx';
import { inArabic } from '../host.tsx';

const meta = {
  title: 'Spinner',
  component: Spinner,
  tags: ['!autodocs'],
  args: { label: 'Loading page...' },
} satisfies Meta<typeof Spinner>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading page...');
  },
};
export const LabelHidden: Story = { name: 'Label hidden', args: { hideLabel: true } };
export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
export const LongText: Story = {
  name: 'Long text, small phone',
  args: { label: 'Putting twelve exposures together; with raw files from two cameras this takes a while' },
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = {
  name: 'Right to left',
  args: { label: 'جارٍ تحميل الصفحة…' },
  decorators: [inArabic],
};
