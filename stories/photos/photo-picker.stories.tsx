import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { acceptAttribute, MAX_PHOTO_BYTES } from '../../src/photos/accept.ts';
import { PhotoPicker, type PhotoPickerProps } from '../../src/photos/photo-picker.tsx';
import { createUploadProgress } from '../../src/photos/upload-progress.ts';
import { rightToLeft } from '../host.tsx';
import { drawnFiles, fileOf, heavyFile, shootFiles } from './sample-files.ts';
import { usePhotos } from './use-photos.ts';

/** Stores the list as a form does. Its initial photos are those of the story. */
function Host({ start, ...props }: PhotoPickerProps & { start?: () => Promise<File[]> }) {
  const { photos, add, remove } = usePhotos(start, props.photos);
  return (
    <PhotoPicker
      {...props}
      photos={photos}
      onAdd={(files) => {
        props.onAdd(files);
        add(files);
      }}
      onRemove={(files) => {
        props.onRemove?.(files);
        remove(files);
      }}
    />
  );
}

/** Time limit, in ms. The photographs and the code of the list load first. */
const SOON = { timeout: 15_000 };

const sixPhotos = () => shootFiles();

const meta = {
  title: 'Photo picker',
  component: PhotoPicker,
  tags: ['!autodocs'],
  args: { photos: [], onAdd: fn(), onRemove: fn() },
  argTypes: { size: { control: 'inline-radio', options: ['large', 'small'] } },
  render: (args) => <Host {...args} />,
} satisfies Meta<typeof PhotoPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const inputOf = (root: HTMLElement) => root.querySelector<HTMLInputElement>('input[type=file]')!;
/** Chooses files as from a dialog whose filter the visitor has turned off. */
const choose = (root: HTMLElement, files: File[]) =>
  userEvent.setup({ applyAccept: false }).upload(inputOf(root), files);

export const Playground: Story = { render: (args) => <Host {...args} start={sixPhotos} /> };

export const Empty: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await step('takes several files, of image types only, and states the limits (ordering 10)', async () => {
      await expect(inputOf(canvasElement)).toHaveAttribute('multiple');
      await expect(inputOf(canvasElement)).toHaveAttribute('accept', acceptAttribute);
      await expect(canvas.getByText('JPG, PNG, TIFF, RAW up to 50MB each')).toBeVisible();
    });
    await step('the keyboard reaches the input first (accessibility 7)', async () => {
      await userEvent.tab();
      await expect(inputOf(canvasElement)).toHaveFocus();
      await expect(inputOf(canvasElement)).toHaveAccessibleName('Drop photos here or browse files');
    });
  },
};

export const SixPhotos: Story = {
  name: 'Six photos',
  render: (args) => <Host {...args} start={sixPhotos} />,
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(6), SOON);
    await expect(canvas.getByRole('button', { name: 'Remove DSC_0412.JPG' })).toBeVisible();
  },
};

export const ThumbnailsThatOpen: Story = {
  name: 'Thumbnails that open',
  args: { onOpen: fn(), markCountOf: ({ name }) => (name === 'DSC_0413.JPG' ? 3 : 0) },
  render: (args) => <Host {...args} start={sixPhotos} />,
  play: async ({ canvas, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Open DSC_0413.JPG' }, SOON));
    await expect(args.onOpen).toHaveBeenCalledWith(expect.objectContaining({ name: 'DSC_0413.JPG' }));
    await expect(canvas.getByText('3 marks')).toBeInTheDocument();
    await expect(canvas.queryByText('0 marks')).toBeNull();
  },
};

export const WithoutThumbnails: Story = {
  name: 'Photos without thumbnails',
  args: {
    photos: ['DSC_0412.NEF', 'IMG_7301.CR3', 'scan-02.tiff', 'IMG_2210.HEIC'].map((name) => fileOf(name)),
  },
};

export const FocusAfterRemoving: Story = {
  name: 'Focus after removing',
  args: { photos: ['a.nef', 'b.nef', 'c.nef'].map((name) => fileOf(name)) },
  play: async ({ canvas, canvasElement, args }) => {
    const remove = async (name: string) =>
      userEvent.click(await canvas.findByRole('button', { name: `Remove ${name}` }, SOON));
    // The tools, which offer "Undo", have loaded.
    await canvas.findByRole('button', { name: 'Select' }, SOON);
    await remove('b.nef');
    await expect(canvas.getByRole('button', { name: 'Remove c.nef' })).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 photo removed.'));
    await remove('c.nef');
    await expect(canvas.getByRole('button', { name: 'Remove a.nef' })).toHaveFocus();
    await remove('a.nef');
    await expect(inputOf(canvasElement)).toHaveFocus();
    await expect(args.onRemove).toHaveBeenCalledTimes(3);
    // With a single photo there is no "Select" to take the focus.
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(inputOf(canvasElement)).toHaveFocus());
    await expect(canvas.getByRole('button', { name: 'Remove a.nef' })).toBeVisible();
  },
};

export const SameFileAgain: Story = {
  name: 'Same file added again', // (ordering 12)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement, args }) => {
    const file = fileOf('DSC_0412.NEF');
    await choose(canvasElement, [file]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove DSC_0412.NEF' }));
    await choose(canvasElement, [file]);
    await canvas.findByRole('button', { name: 'Remove DSC_0412.NEF' });
    await canvas.findByText(/^DSC_0412.NEF has no preview/);
    await expect(args.onAdd).toHaveBeenCalledTimes(2);
  },
};

export const FilesLeftOut: Story = {
  name: 'Files left out',
  play: async ({ canvas, canvasElement, args }) => {
    const [first] = (await drawnFiles(1)) as [File];
    await choose(canvasElement, [
      first,
      first,
      fileOf('brief.pdf', 'x', 'application/pdf'),
      fileOf('DSC_0418.NEF', ''),
      ...['a', 'b', 'c', 'd'].map((name) => heavyFile(`panorama-${name}.jpg`, MAX_PHOTO_BYTES + 1)),
    ]);
    const note = canvas.getByRole('status');
    // A file whose name is not that of a photo is read first. The code for that is loaded on demand.
    await waitFor(
      () => expect(note).toHaveTextContent('IMG_0001.JPG is already in the list and was added once.'),
      SOON,
    );
    await expect(note).toHaveTextContent('brief.pdf is not a photo and was left out.');
    await expect(note).toHaveTextContent('DSC_0418.NEF is empty (0 bytes) and was left out.');
    await expect(note).toHaveTextContent(
      '4 files are over 50 MB and were left out: panorama-a.jpg, panorama-b.jpg, panorama-c.jpg and 1 more.',
    );
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await expect(args.onAdd).toHaveBeenCalledWith([first]);
  },
};

export const DroppedFiles: Story = {
  name: 'Dropped files',
  play: async ({ canvas, canvasElement }) => {
    const zone = inputOf(canvasElement).parentElement!;
    const dataTransfer = new DataTransfer();
    for (const file of await drawnFiles(2)) dataTransfer.items.add(file);
    zone.dispatchEvent(new DragEvent('dragover', { dataTransfer, bubbles: true, cancelable: true }));
    await waitFor(() => expect(canvas.getByText('Let go to add them')).toBeVisible());
    zone.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    await expect(await canvas.findByText('2 photos added.')).toBeInTheDocument();
    await expect(canvas.getByText('browse files')).toBeVisible();
  },
};

export const PastedPhoto: Story = {
  name: 'Pasted photo',
  args: { paste: true },
  play: async ({ canvas }) => {
    const clipboardData = new DataTransfer();
    for (const file of await drawnFiles(1)) clipboardData.items.add(file);
    document.body.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    );
    await expect(await canvas.findByText('1 photo added.')).toBeInTheDocument();
  },
};

export const LongAndTrickyNames: Story = {
  name: 'Long and tricky names',
  args: {
    photos: [
      `${'the-wedding-of-two-people-with-long-names-'.repeat(5)}0412.NEF`,
      '🎞️ sunset 🌅.CR3',
      'photo\u202Egpj.nef',
      'صورة من حفل الزفاف.dng',
    ].map((name) => fileOf(name)),
  },
  play: async ({ canvas }) => {
    for (const item of await canvas.findAllByRole('listitem', undefined, SOON)) {
      await expect(item.scrollWidth).toBeLessThanOrEqual(item.clientWidth);
    }
    await expect(canvas.getByRole('button', { name: 'Remove photogpj.nef' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  args: { photos: ['DSC_0412.NEF', 'صورة.dng'].map((name) => fileOf(name)) },
  decorators: [rightToLeft],
};

export const Uploading: Story = {
  args: { disabled: true },
  render: function Uploading(args) {
    const [progress] = useState(createUploadProgress);
    const start = async () => {
      const files = await shootFiles();
      progress.start(files);
      progress.report(55, 100);
      return files;
    };
    const [begin] = useState(() => start);
    return <Host {...args} start={begin} progress={progress} />;
  },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('progressbar')).toHaveLength(6), SOON);
    await expect(canvas.queryByRole('button', { name: /^Remove/ })).toBeNull();
    await expect(canvas.getByRole('progressbar', { name: 'Uploading DSC_0412.JPG' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
  },
};

export const Missing: Story = { args: { error: 'Add at least one photo.' } };

export const Disabled: Story = { args: { disabled: true } };

export const Small: Story = {
  args: { size: 'small', photos: ['look-1.nef', 'look-2.nef'].map((name) => fileOf(name)) },
};

export const ThreeHundredPhotos: Story = {
  name: 'Three hundred photos',
  play: async ({ canvas, canvasElement }) => {
    const made = new Set<string>();
    const { createObjectURL, revokeObjectURL } = URL;
    URL.createObjectURL = (source) => {
      const url = createObjectURL.call(URL, source);
      made.add(url);
      return url;
    };
    URL.revokeObjectURL = (url) => {
      made.delete(url);
      revokeObjectURL.call(URL, url);
    };
    try {
      await choose(canvasElement, await drawnFiles(300));
      await waitFor(() => expect(canvasElement.querySelectorAll('li img').length).toBeGreaterThan(0));
      await waitFor(() => expect(canvasElement.querySelectorAll('[data-remove]')).toHaveLength(300));
      // Only visible thumbnails have an object URL. Removing a photo revokes it (ordering 13).
      await expect(made.size).toBeLessThan(100);
      const first = canvasElement.querySelector<HTMLImageElement>('li img')!.src;
      await expect(made.has(first)).toBe(true);
      await userEvent.click(within(canvasElement).getByRole('button', { name: 'Remove IMG_0001.JPG' }));
      await waitFor(() => expect(made.has(first)).toBe(false));
      await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 photo removed.'));
    } finally {
      Object.assign(URL, { createObjectURL, revokeObjectURL });
    }
  },
};

export const InTheDarkroom: Story = {
  ...SixPhotos,
  name: 'In the darkroom',
  globals: { surface: 'darkroom' },
};

export const OnAPhone: Story = {
  ...SixPhotos,
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
};
