import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { photos } from '#photos';
import { PencilMark, pencilShapes } from '../../src/ui/pencil-mark.tsx';

const meta = {
  title: 'Pencil mark',
  component: PencilMark,
  tags: ['!autodocs'],
  args: { shape: 'ring' },
  argTypes: { shape: { control: 'inline-radio', options: pencilShapes } },
  render: (args) => (
    <div className="relative mx-8 my-10 h-24 max-w-72">
      <PencilMark {...args} />
    </div>
  ),
} satisfies Meta<typeof PencilMark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The mark does not move the word, which is its positioned ancestor. It extends a little beyond the word. */
export const RingAroundAWord: Story = {
  name: 'Ring around a word',
  render: () => (
    <h2 className="display text-display-xl">
      Every frame,{' '}
      <em className="relative inline-block">
        finished
        <PencilMark shape="ring" className="-inset-x-[4%] inset-y-auto top-[12%] h-[92%] w-[108%]" />
      </em>{' '}
      by hand.
    </h2>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading')).toHaveTextContent('Every frame, finished by hand.');
  },
};
export const RingInTheDarkroom: Story = {
  ...RingAroundAWord,
  name: 'Ring in the darkroom',
  globals: { surface: 'darkroom' },
};
export const FrameAroundAPhotograph: Story = {
  name: 'Frame around a photograph',
  render: () => {
    const photo = Object.values(photos)[0];
    if (!photo) return <></>;
    return (
      <div className="relative m-4 max-w-74">
        <img
          src={photo.src}
          alt={photo.alt}
          width={photo.width}
          height={photo.height}
          className="rounded-print aspect-[10/7] w-full object-cover"
        />
        <PencilMark shape="frame" className="-inset-2 size-[calc(100%+16px)]" />
      </div>
    );
  },
};

export const Underline: Story = {
  render: () => (
    <p className="display text-display-lg">
      No{' '}
      <span className="relative inline-block">
        subscription
        <PencilMark shape="underline" className="inset-auto inset-x-0 -bottom-2 h-4" />
      </span>
      .
    </p>
  ),
};

export const Check: Story = {
  render: () => (
    <p className="text-body flex items-center gap-3">
      <PencilMark shape="check" /> 24-Hour Express Delivery
    </p>
  ),
};
