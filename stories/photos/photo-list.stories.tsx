import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { createUploadProgress, PhotoList, type PhotoListProps } from '../../src/index.ts';
import { inArabic } from '../host.tsx';
import { drawnFiles, fileOf, shootFiles } from './sample-files.ts';
import { usePhotos } from './use-photos.ts';

/** Stores the list as a form does. Its initial photos are those of the story. */
function Host({ start, ...props }: PhotoListProps & { start: () => Promise<File[]> }) {
  const { photos, remove } = usePhotos(start, props.photos);
  return (
    <PhotoList
      {...props}
      photos={photos}
      onRemove={(file) => {
        props.onRemove(file);
        remove([file]);
      }}
    />
  );
}

/** Time limit, in ms. The photographs load first. */
const SOON = { timeout: 15_000 };

const sixPhotos = () => shootFiles();
const withFiles = (start: () => Promise<File[]>): Story['render'] =>
  function Sheet(args) {
    return <Host {...args} start={start} />;
  };

const meta = {
  title: 'Photo list',
  component: PhotoList,
  tags: ['!autodocs'],
  args: {
    photos: [],
    onRemove: fn(),
  },
  argTypes: {
    photos: { control: false },
    size: { control: 'inline-radio', options: ['large', 'small'] },
  },
  render: (args) => <Host {...args} start={sixPhotos} />,
} satisfies Meta<typeof PhotoList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Empty: Story = {
  name: 'Without photos',
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <PhotoList {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('list')).toBeNull();
  },
};

export const OnePhoto: Story = { name: 'One photo', render: withFiles(() => shootFiles(1)) };

export const Small: Story = { args: { size: 'small' } };

export const Disabled: Story = { args: { disabled: true } };

export const ThumbnailsThatOpen: Story = {
  name: 'Thumbnails that open',
  render: function Marked(args) {
    const { photos } = usePhotos(sixPhotos);
    const [first, second] = photos;
    return (
      <PhotoList
        {...args}
        photos={photos}
        onOpen={() => {}}
        markCountOf={(file) => (file === first ? 3 : 0)}
        flags={second && new Map([[second, 'Only 640 px wide.']])}
      />
    );
  },
};

export const Uploading: Story = {
  name: 'During the upload',
  args: { disabled: true },
  render: function Sending(args) {
    const [progress] = useState(createUploadProgress);
    const [start] = useState(() => async () => {
      // Drawn, not loaded, because the story shows the lines of the list and not the photographs.
      const files = await drawnFiles(6);
      progress.start(files);
      progress.report(45, 100);
      return files;
    });
    return <Host {...args} {...{ start, progress }} />;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(6), SOON);
  },
};

export const LongNames: Story = {
  name: 'Long names',
  render: withFiles(async () => [
    fileOf(`${'A wedding in the hills above the town '.repeat(5)}.NEF`),
    fileOf('🌄 sunrise.CR3'),
    fileOf('no-ending'),
  ]),
};

export const ThreeHundred: Story = { name: '300 photos', render: withFiles(() => drawnFiles(300)) };

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { messages: { remove: (name) => `إزالة ${name}` } },
  decorators: [inArabic],
};

export const InTheDarkroom: Story = { name: 'In the darkroom', globals: { surface: 'darkroom' } };

export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
