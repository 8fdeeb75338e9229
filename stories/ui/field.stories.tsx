import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Field, FieldError, FieldHint } from '../../src/ui/field.tsx';
import { inArabic } from '../host.tsx';

const meta = {
  title: 'Field',
  component: Field,
  tags: ['!autodocs'],
  args: {
    label: 'How bright?',
    hint: 'Drag, or use the arrow keys.',
    children: (control) => <input type="range" {...control} className="accent-(--accent) h-11 w-full" />,
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For a control of your own: spread the function’s argument to connect label, hint and error to it. */
export const Playground: Story = {
  name: 'Around a custom control',
  play: async ({ canvas }) => {
    const range = canvas.getByRole('slider', { name: 'How bright?' });
    await expect(range).toHaveAccessibleDescription('Drag, or use the arrow keys.');
  },
};
export const WithAnError: Story = { name: 'With an error', args: { error: 'This is too bright for paper.' } };

export const Required: Story = {
  args: {
    label: 'Reference print',
    hint: 'A scan or a photo of it.',
    required: true,
    children: (control) => <input type="file" {...control} className="text-small w-full" />,
  },
  play: async ({ canvas }) => {
    const input = canvas.getByLabelText(/^Reference print/);
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleName('Reference print');
    await expect(canvas.getByText('(required)')).toBeVisible();
  },
};
export const Optional: Story = { args: { optional: true, hint: undefined } };
export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
export const LongText: Story = {
  name: 'Long text, small phone',
  args: {
    label: 'How bright should the room be that the finished photographs will hang in?',
    hint: 'A gallery is darker than most people think, and a kitchen is brighter than most photographs allow for.',
    optional: true,
  },
  globals: { viewport: { value: 'small' } },
};
export const RightToLeft: Story = {
  name: 'Right to left',
  args: { label: 'ما مدى السطوع؟', hint: 'اسحب أو استخدم الأسهم.', error: 'ساطع أكثر من اللازم' },
  decorators: [inArabic],
};

/** Hint and error without a `Field`. Put their ids into the control’s `aria-describedby`. */
export const HintAndErrorAlone: Story = {
  name: 'Hint and error alone',
  render: () => (
    <div className="flex flex-col gap-2">
      <input
        type="range"
        aria-label="Contrast"
        aria-describedby="contrast-hint contrast-error"
        className="h-11"
      />
      <FieldError id="contrast-error">The shadows are gone</FieldError>
      <FieldHint id="contrast-hint">A print takes less than a screen.</FieldHint>
    </div>
  ),
};
