import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { PhotoPicker, type PhotoPickerProps } from '../../src/photos/photo-picker.tsx';
import { asFile, makeGif, makeHeic, makeJpeg, makeRaw, makeTiffPicture } from './photo-fixtures.ts';
import { drawnFiles, shootFiles } from './sample-files.ts';
import { usePhotos } from './use-photos.ts';

/** Time limit, in ms. The photos are made first, then a worker reads and decodes them. */
const SOON = { timeout: 15_000 };

/** Stores list and count as the quote form does. */
function Host({ start, ...props }: PhotoPickerProps & { start: () => Promise<File[]> }) {
  const { photos, add, remove } = usePhotos(start);
  const [count, setCount] = useState<number>();
  return (
    <div className="max-w-3xl">
      <PhotoPicker
        {...props}
        photos={photos}
        count={count ?? photos.length + 1}
        onCount={(next) => {
          props.onCount?.(next);
          setCount(next);
        }}
        onAdd={add}
        onRemove={remove}
      />
    </div>
  );
}

const meta = {
  title: 'Photo tools',
  component: PhotoPicker,
  args: { photos: [], onAdd: fn(), onRemove: fn(), onCount: fn() },
} satisfies Meta<typeof PhotoPicker>;

export default meta;
type Story = StoryObj<typeof meta>;

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

/** A memory card with every kind of problem. */
async function mixedFiles(): Promise<File[]> {
  const shoot = await shootFiles();
  const [first, second, third, fourth] = (await Promise.all(shoot.map(bytesOf))) as [
    Uint8Array,
    Uint8Array,
    Uint8Array,
    Uint8Array,
  ];
  return [
    asFile(makeRaw('nef', first), 'DSC_0412.NEF'),
    asFile(makeRaw('cr3', second), 'IMG_7301.CR3'),
    asFile(makeRaw('raf', third, { orientation: 1 }), 'DSCF2210.RAF'),
    asFile(fourth.slice(0, fourth.length / 2), 'DSC_0415.JPG', 'image/jpeg'),
    asFile(makeTiffPicture(600, 400), 'scan-01.tif'),
    asFile(makeTiffPicture(60, 40, { 0x103: 7 }), 'scan-02.tif'),
    asFile(makeHeic(), 'IMG_2210.HEIC'),
    asFile(makeGif(3), 'dance.gif', 'image/gif'),
    asFile(second, 'copy of IMG_7301.JPG', 'image/jpeg'),
    asFile(second, 'IMG_7301.JPG', 'image/jpeg'),
    new File(['MZ\x90\0'], 'invoice.jpg', { type: 'image/jpeg' }),
  ];
}

/** Nine exposures from a tripod in three brackets, and one more. */
async function bracketFiles(): Promise<File[]> {
  const shoot = await shootFiles(4);
  const pictures = await Promise.all(shoot.map(bytesOf));
  const frames = pictures.slice(0, 3).flatMap((picture, set) =>
    ([15, 60, 250] as const).map((speed, frame) => {
      const taken = `2026:11:20 09:3${set}:0${frame}`;
      const bytes = makeJpeg(picture, { taken, seconds: [1, speed], bias: (frame - 1) * 6 });
      return asFile(bytes, `DSC_01${set}${frame}.JPG`, 'image/jpeg');
    }),
  );
  return [...frames, asFile(pictures[3] ?? new Uint8Array(), 'DSC_0140.JPG', 'image/jpeg')];
}

const photosOf = (root: HTMLElement) =>
  within(root.querySelector<HTMLElement>('ul[aria-label=Photos]')!).getAllByRole('listitem');
const namesOf = (root: HTMLElement) => photosOf(root).map((item) => item.querySelector('bdi')!.title);

export const NeedsReview: Story = {
  name: 'Photos that need review',
  render: (args) => <Host {...args} start={mixedFiles} />,
  play: async ({ canvas, canvasElement, step }) => {
    await step('each gets its line, problems first', async () => {
      const notes = await canvas.findByRole('group', { name: 'What was found' }, SOON);
      await waitFor(
        () => expect(canvas.getByRole('button', { name: 'Needs a look (4)' })).toBeVisible(),
        SOON,
      );
      await userEvent.click(await canvas.findByRole('button', { name: '2 more' }, SOON));
      await expect(
        within(notes).getByText(
          'IMG_2210.HEIC has no preview that this browser can show. It will be sent as it is.',
        ),
      ).toBeVisible();
      const [worst] = notes.children;
      await expect(worst).toHaveTextContent('invoice.jpg is a program, not a photo.');
    });
    await step('the filter shows only those', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Needs a look (4)' }));
      await expect(namesOf(canvasElement)).toEqual([
        'DSC_0415.JPG',
        'dance.gif',
        'IMG_7301.JPG',
        'invoice.jpg',
      ]);
      await expect(canvas.getByText('IMG_7301.JPG is the same photo as copy of IMG_7301.JPG.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Needs a look (4)' }));
      await expect(photosOf(canvasElement)).toHaveLength(11);
    });
  },
};

export const Sorted: Story = {
  render: (args) => <Host {...args} start={mixedFiles} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Needs a look (4)' }, SOON);
    const sort = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' });
    // "by name" in its label would make it one of the fields called "Name".
    await expect(sort.labels[0]).toHaveTextContent(/^Sort$/);
    await userEvent.selectOptions(sort, 'by name');
    await expect(namesOf(canvasElement).slice(0, 3)).toEqual([
      'copy of IMG_7301.JPG',
      'dance.gif',
      'DSC_0412.NEF',
    ]);
    await userEvent.selectOptions(sort, 'problems first');
    await expect(namesOf(canvasElement).slice(0, 2)).toEqual(['invoice.jpg', 'DSC_0415.JPG']);
  },
};

export const Brackets: Story = {
  name: 'Merged HDR brackets',
  render: (args) => <Host {...args} start={bracketFiles} />,
  play: async ({ canvas, args }) => {
    await expect(await canvas.findByText(/look like 3 brackets of 3\./, undefined, SOON)).toBeVisible();
    await expect(args.onCount).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Count 4 instead of 11' }));
    await expect(args.onCount).toHaveBeenCalledWith(4);
    await expect(canvas.queryByRole('button', { name: /^Count/ })).toBeNull();
  },
};

const twelve = () => drawnFiles(12);
const checkbox = (canvas: ReturnType<typeof within>, number: number) =>
  canvas.getByRole('checkbox', { name: `Select IMG_${String(number).padStart(4, '0')}.JPG` });

export const RemovedTogether: Story = {
  name: 'Removed range with undo',
  render: (args) => <Host {...args} start={twelve} />,
  play: async ({ canvas, canvasElement, step }) => {
    const user = userEvent.setup();
    await user.click(await canvas.findByRole('button', { name: 'Select' }, SOON));
    await step('a click and a click with Shift', async () => {
      await user.click(checkbox(canvas, 2));
      await user.keyboard('{Shift>}');
      await user.click(checkbox(canvas, 5));
      await user.keyboard('{/Shift}');
      await expect(canvas.getByText('4 selected')).toBeVisible();
    });
    await step('removed, and the way back has the focus', async () => {
      await user.click(canvas.getByRole('button', { name: 'Remove 4 photos' }));
      await waitFor(() => expect(photosOf(canvasElement)).toHaveLength(8));
      await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
      await user.keyboard('{Enter}');
      await waitFor(() => expect(photosOf(canvasElement)).toHaveLength(12));
      await expect(namesOf(canvasElement)[1]).toBe('IMG_0002.JPG');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Select' })).toHaveFocus());
    });
  },
};

export const RemovedAlone: Story = {
  name: 'Removed photo with undo',
  render: (args) => <Host {...args} start={twelve} />,
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('button', { name: 'Select' }, SOON);
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove IMG_0002.JPG' }, SOON));
    await waitFor(() => expect(photosOf(canvasElement)).toHaveLength(11));
    await expect(canvas.getByRole('button', { name: 'Remove IMG_0003.JPG' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(namesOf(canvasElement)[1]).toBe('IMG_0002.JPG'));
    await expect(canvas.queryByRole('button', { name: 'Undo' })).toBeNull();
    // In the next frame. A press before that would lose the focus to it again.
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Select' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Remove IMG_0001.JPG' }));
  },
};

export const ByKeyboard: Story = {
  name: 'Selected by keyboard alone',
  render: (args) => <Host {...args} start={twelve} />,
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    (await canvas.findByRole('button', { name: 'Select' }, SOON)).focus();
    await user.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Select all' })).toHaveFocus();
    checkbox(canvas, 1).focus();
    await user.keyboard('{ArrowRight}');
    await expect(checkbox(canvas, 2)).toHaveFocus();
    await user.keyboard('{Shift>}{ArrowRight}{ArrowRight}{/Shift}');
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await expect(checkbox(canvas, 4)).toBeChecked();
    await user.keyboard('{Control>}a{/Control}');
    await expect(canvas.getByText('12 selected')).toBeVisible();
    await user.keyboard('{Escape}');
    await expect(canvas.getByRole('button', { name: 'Select' })).toBeVisible();
  },
};

export const ByTouch: Story = {
  name: 'Range selected by touch',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  render: (args) => <Host {...args} start={twelve} />,
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Select' }, SOON));
    await userEvent.click(canvas.getByRole('button', { name: 'Select a range' }));
    await userEvent.click(checkbox(canvas, 3));
    await userEvent.click(checkbox(canvas, 9));
    await expect(canvas.getByText('7 selected')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Select a range' })).toHaveAttribute(
      'aria-pressed',
      'false',
    );
  },
};

// Storybook's index does not see that both have a play function. Their thumbnails take a worker some time.
export const InTheDarkroom: Story = {
  ...NeedsReview,
  name: 'In the darkroom',
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { surface: 'darkroom' },
};

export const OnAPhone: Story = {
  ...NeedsReview,
  name: 'On a phone',
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  globals: { viewport: { value: 'phone' } },
};
