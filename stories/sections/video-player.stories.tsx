import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { VideoPlayer } from '../../src/sections/video-player.tsx';
import { Button } from '../../src/ui/button.tsx';
import { films, roomFilm } from './films-sample.ts';

const meta = {
  title: 'Video player',
  component: VideoPlayer,
  tags: ['!autodocs'],
  args: { open: true, onOpenChange: fn(), film: roomFilm, autoPlay: false },
  argTypes: { film: { control: false } },
  parameters: { docs: { story: { inline: false, iframeHeight: 760 } } },
  render: function Opener({ open: startsOpen, onOpenChange, ...args }) {
    const [open, setOpen] = useState(startsOpen);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Open the player</Button>
        <VideoPlayer
          {...args}
          open={open}
          onOpenChange={(next) => {
            setOpen(next);
            onOpenChange(next);
          }}
        />
      </>
    );
  },
} satisfies Meta<typeof VideoPlayer>;

export default meta;
type Story = StoryObj<typeof meta>;

const position = () => screen.findByRole('slider', { name: 'Position' });
const seek = async (time: number) => {
  await fireEvent.change(await position(), { target: { value: String(time) } });
};

/** Starts by itself, unless the visitor prefers reduced motion. */
export const Playground: Story = { args: { autoPlay: undefined } };

export const Paused: Story = {
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Play' })).toHaveFocus();
    await expect(await position()).toHaveAttribute('aria-valuetext', '0:00 of 0:21');
  },
};

export const Playing: Story = {
  name: 'Keyboard control',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await screen.findByRole('button', { name: 'Play' });
    await userEvent.keyboard(' ');
    await waitFor(async () => expect(await position()).toHaveValue('1'));
    await userEvent.keyboard(' ');
    await expect(screen.getByRole('button', { name: 'Play' })).toHaveFocus();
  },
};

export const Sought: Story = {
  name: 'Halfway through a wipe',
  play: async () => {
    await seek(8);
    const line = document.querySelector('li[aria-current="true"]');
    await expect(line).toHaveTextContent('First the walls are made upright.');
    await userEvent.click(screen.getByRole('button', { name: '0:11, go there' }));
    await expect(await position()).toHaveAttribute('aria-valuetext', '0:11 of 0:21');
    await seek(8);
  },
};

export const Ended: Story = {
  name: 'Ended',
  play: async () => {
    await seek(21);
    await userEvent.click(await screen.findByRole('button', { name: 'Play again' }));
    await expect(await position()).toHaveValue('0');
    await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
    await seek(21);
  },
};

export const CaptionsOff: Story = {
  name: 'Captions off',
  play: async () => {
    const line = /This is how the room came in/;
    await expect(await screen.findAllByText(line)).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Captions' }));
    await expect(screen.getAllByText(line)).toHaveLength(1);
  },
};

export const OneStill: Story = { name: 'One still', args: { film: films[2] } };

export const ThreeHundred: Story = {
  name: '300 stills',
  args: {
    film: Object.assign({}, roomFilm, { stills: Array.from({ length: 75 }, () => roomFilm.stills).flat() }),
  },
};

export const LongText: Story = {
  name: 'Long text',
  args: {
    film: Object.assign({}, roomFilm, {
      title: `${roomFilm.title}, and what it takes to make four walls agree with each other`,
      stills: roomFilm.stills.map((still) =>
        Object.assign({}, still, { caption: `${still.caption} `.repeat(3) }),
      ),
    }),
  },
};

export const RightToLeft: Story = { name: 'Right to left', args: { dir: 'rtl' }, play: () => seek(8) };
export const OnAPhone: Story = {
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
  play: () => seek(8),
};
export const OnASmallPhone: Story = {
  name: 'On a small phone',
  globals: { viewport: { value: 'small' } },
};
