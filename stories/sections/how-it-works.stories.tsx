import { photos } from '#photos';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HowItWorks } from '../../src/sections/how-it-works.tsx';
import { rightToLeft } from '../host.tsx';

const photo = photos.turtleneck;

const meta = {
  title: 'How it works',
  component: HowItWorks,
  tags: ['!autodocs'],
  args: {
    number: '03',
    eyebrow: 'How it works',
    title: 'One frame, from card to client.',
    lead: 'You say what you see, a retoucher does the rest, and nothing goes out unchecked.',
    filmEdge: 'Northlight 400',
    steps: [
      {
        title: 'Upload the shoot',
        text: 'Straight off the card, or as you cull.',
        fact: 'Up to 50MB each',
        photo,
        stage: 'shot',
      },
      {
        title: 'Say what you see',
        text: 'The shine, the stray hair, the blue cast.',
        fact: 'A quote within 2 hours',
        photo,
        stage: 'marked',
        mark: { x: 24, y: 24, width: 38, height: 18 },
      },
      {
        title: 'We retouch by hand',
        text: 'Color first, then cleaning, then the slow parts.',
        photo,
        stage: 'half',
      },
      { title: 'Check and deliver', text: 'What isn’t right goes back, at no charge.', photo, stage: 'done' },
    ],
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } }, layout: 'fullscreen' },
  argTypes: { steps: { control: false } },
} satisfies Meta<typeof HowItWorks>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Four frames of one strip. The list conveys their order; the arrows are decoration. */
export const Playground: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps).toHaveLength(4);
    await expect(steps[0]).toHaveTextContent('Upload the shoot');
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
  },
};

export const ThreeSteps: Story = { name: 'Three steps', args: { steps: meta.args.steps.slice(0, 3) } };
export const OneStep: Story = { name: 'One step', args: { steps: meta.args.steps.slice(0, 1) } };

export const LongText: Story = {
  name: 'Long text',
  args: {
    steps: meta.args.steps.map((step, at) => ({
      ...step,
      title: at === 1 ? `${step.title}, in your own words, as precisely as you like` : step.title,
      text: `${step.text} `.repeat(at + 1),
    })),
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
export const OnATablet: Story = { name: 'On a tablet', globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
export const OnASmallPhone: Story = { name: 'On a small phone', globals: { viewport: { value: 'small' } } };
