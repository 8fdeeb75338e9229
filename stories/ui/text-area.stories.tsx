import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from '../../src/ui/text-area.tsx';

const meta = {
  title: 'ui/Text area',
  component: TextArea,
  tags: ['!autodocs'],
  args: { label: 'Special requirements', optional: true },
  argTypes: { ref: { control: false } },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { placeholder: 'Soften under the eyes, keep the lines' } };

export const WithAnError: Story = {
  name: 'With an error',
  args: { error: 'Tell the retoucher what to put together' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Same look as last time.' } };

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

/** It grows with the text up to 384 px, then it scrolls. */
export const ManyLines: Story = {
  name: 'Many lines',
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Special requirements (optional)' });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
  },
};
