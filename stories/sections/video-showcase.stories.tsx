import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { VideoShowcase } from '../../src/sections/video-showcase.tsx';
import { inHost, rightToLeft } from '../host.tsx';
import { films } from './films-sample.ts';

const meta = {
  title: 'Video showcase',
  component: VideoShowcase,
  tags: ['!autodocs'],
  args: {
    number: '05',
    eyebrow: 'Video showcase',
    title: 'A minute at the light table.',
    lead: 'Short films of single frames: what was wrong with them, and what was done.',
    films,
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 760 } }, layout: 'fullscreen' },
  decorators: [inHost],
  argTypes: { films: { control: false } },
} satisfies Meta<typeof VideoShowcase>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = { args: { action: { href: '/videos', label: 'All films' } } };

export const Opened: Story = {
  name: 'Focus after closing',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Skin that is still skin' });
    await userEvent.click(opener);
    await screen.findByRole('dialog', { name: 'Skin that is still skin' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(opener).toHaveFocus();
  },
};

export const WithTranscripts: Story = {
  name: 'With transcripts',
  args: { transcripts: true },
  play: async ({ canvas }) => {
    const [summary] = canvas.getAllByText('Transcript');
    if (summary) await userEvent.click(summary);
    await expect(canvas.getByText('Ready for the listing.')).toBeVisible();
  },
};

export const OneFilm: Story = { name: 'One film', args: { films: films.slice(0, 1) } };
export const TwoFilms: Story = { name: 'Two films', args: { films: films.slice(0, 2) } };
export const Empty: Story = { args: { films: [] } };

export const LongText: Story = {
  name: 'Long text',
  args: {
    films: films.map((film) =>
      Object.assign({}, film, {
        title: `${film.title}, and why it takes three people and most of an afternoon`,
        text: `${film.text} `.repeat(5),
      }),
    ),
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };
export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
export const OnASmallPhone: Story = { name: 'On a small phone', globals: { viewport: { value: 'small' } } };
