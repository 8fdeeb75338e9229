import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { HeroFrames } from '../../src/sections/hero-frames.tsx';
import { Hero } from '../../src/sections/hero.tsx';
import { rightToLeft } from '../host.tsx';
import { heroSample } from './hero-sample.tsx';

const meta = {
  title: 'Hero',
  component: Hero,
  tags: ['!autodocs'],
  args: heroSample,
  parameters: { docs: { story: { inline: false, iframeHeight: 760 } }, layout: 'fullscreen' },
  globals: { surface: 'darkroom' },
  argTypes: {
    title: { control: false },
    frames: { control: false },
  },
} satisfies Meta<typeof Hero>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Paused: Story = {
  play: async ({ canvas }) => {
    const startsByItself = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (startsByItself) await userEvent.click(canvas.getByRole('button', { name: 'Pause the frames' }));
    await expect(await canvas.findByRole('button', { name: 'Play the frames' })).toBeVisible();
  },
};

/** Selecting a frame shows it and ends the rotation. */
export const FrameSelected: Story = {
  name: 'Frame selected',
  play: async ({ canvas }) => {
    const second = canvas.getByRole('button', { name: 'Frame 2: Portrait' });
    await userEvent.click(second);
    await expect(second).toHaveAttribute('aria-pressed', 'true');
    await expect(canvas.getByRole('button', { name: 'Play the frames' })).toBeVisible();
    await canvas.findByRole('slider', { name: 'Portrait, before and after' });
  },
};

export const OneFrame: Story = { name: 'One frame', args: { frames: heroSample.frames.slice(0, 1) } };

export const RequiredPropsOnly: Story = {
  name: 'Required props only',
  args: { eyebrow: undefined, secondaryAction: undefined, filmEdge: undefined, bullets: [], stats: [] },
};

export const LongText: Story = {
  name: 'Long text',
  args: {
    // Soft hyphens: a browser hyphenates by itself only in the languages that it has a dictionary for.
    title: 'Retuschierte Hochzeits\u00adreportagen und Immobilien\u00adaufnahmen',
    lead: `${heroSample.lead} ${heroSample.lead}`,
    bullets: heroSample.bullets.map((bullet) => `${bullet}, and what it takes to keep it in a busy season`),
    primaryAction: { href: '#upload', label: 'Upload the photographs of the whole day' },
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
};

export const OnATablet: Story = { name: 'On a tablet', globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
export const OnASmallPhone: Story = { name: 'On a small phone', globals: { viewport: { value: 'small' } } };

export const RotatingFramesOnly: Story = {
  name: 'Rotating frames only',
  render: ({ frames, filmEdge }) => (
    <div className="mx-auto max-w-xl p-6">
      <HeroFrames {...{ frames, filmEdge }} />
    </div>
  ),
};
