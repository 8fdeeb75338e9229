import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SectionHeading } from '../../src/ui/section-heading.tsx';
import { inArabic } from '../host.tsx';

const meta = {
  title: 'Section heading',
  component: SectionHeading,
  tags: ['!autodocs'],
  args: {
    number: '01',
    eyebrow: 'Services',
    title: (
      <>
        Sixteen ways to
        <br />
        finish a photograph.
      </>
    ),
    children:
      'Every service has three tiers, a fixed turnaround and one promise: if it isn’t right, we redo it or refund it.',
  },
  argTypes: {
    title: { control: 'text' },
    level: { control: 'inline-radio', options: [1, 2, 3] },
  },
} satisfies Meta<typeof SectionHeading>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveAccessibleName(/^Services Sixteen ways to/);
  },
};
export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
export const TitleAlone: Story = {
  name: 'Title as page heading',
  args: { number: undefined, eyebrow: undefined, children: undefined, title: 'Pricing', level: 1 },
};
export const LongText: Story = {
  name: 'Long text, small phone',
  args: { title: 'Architekturphotographie für Denkmalschutzbehörden und ihre Sachverständigen' },
  globals: { viewport: { value: 'small' } },
};

export const OnATablet: Story = { name: 'On a tablet', globals: { viewport: { value: 'tablet' } } };
export const RightToLeft: Story = {
  name: 'Right to left',
  args: {
    eyebrow: 'الخدمات',
    title: 'ست عشرة طريقة لإنهاء صورة.',
    children: 'لكل خدمة ثلاث فئات وموعد ثابت ووعد واحد.',
  },
  decorators: [inArabic],
};
