import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { TextArea } from '../../src/ui/text-area.tsx';
import { inArabic } from '../host.tsx';
import { StateGrid } from '../docs/state-grid.tsx';

const meta = {
  title: 'Text area',
  component: TextArea,
  tags: ['!autodocs'],
  args: { label: 'Special requirements', optional: true },
  argTypes: { disabled: { control: 'boolean' } },
} satisfies Meta<typeof TextArea>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { placeholder: 'Soften under the eyes, keep the lines' } };

export const WithAnError: Story = {
  name: 'With an error',
  args: { error: 'Tell the retoucher what to put together.' },
};

export const Disabled: Story = { args: { disabled: true, defaultValue: 'Same look as last time.' } };

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

/** The box grows with the text up to 384 px, then scrolls. */
export const ManyLines: Story = {
  name: 'Many lines',
  play: async ({ canvas }) => {
    const area = canvas.getByRole('textbox', { name: 'Special requirements (optional)' });
    const before = area.getBoundingClientRect().height;
    await userEvent.type(area, 'one\ntwo\nthree\nfour\nfive\nsix\nseven\neight');
    await expect(area.getBoundingClientRect().height).toBeGreaterThan(before);
  },
};

export const WithAHint: Story = {
  name: 'With a hint',
  args: { hint: 'For example: keep the freckles, lose the exit sign.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'For example: keep the freckles, lose the exit sign.',
    );
  },
};

/** A word without a break does not widen the box. */
export const LongText: Story = {
  name: 'Long text, small phone',
  args: { defaultValue: 'Bildbearbeitungsdienstleistungsunternehmen'.repeat(8) },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { label: 'متطلبات خاصة', optional: false, defaultValue: 'خفّف الظلال تحت العينين.' },
  decorators: [inArabic],
};

/** Empty and filled, at rest, hovered, focused, disabled and invalid. */
export const States: Story = {
  name: 'Values and states',
  parameters: { layout: 'fullscreen' },
  globals: { surface: 'paper' },
  render: (args) => (
    <StateGrid rows={['empty', 'filled']} states={['rest', 'hover', 'focus', 'disabled', 'invalid']}>
      {(row, state) => (
        <TextArea
          {...args}
          defaultValue={row === 'filled' ? 'Keep the freckles' : ''}
          disabled={state === 'disabled'}
          error={state === 'invalid' && 'Tell the retoucher what to put together.'}
        />
      )}
    </StateGrid>
  ),
};
