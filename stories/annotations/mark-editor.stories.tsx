import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, screen, userEvent, waitFor } from 'storybook/test';
import { MarkEditor } from '../../src/annotations/mark-editor.tsx';
import type { MarkList } from '../../src/annotations/photo-mark.ts';
import { asFile, makeRaw, makeTiffPicture } from '../photos/photo-fixtures.ts';
import { fileOf, shootFiles, sidewaysFile } from '../photos/sample-files.ts';
import { EditorHost, pin, ring } from './editor-host.tsx';
import { dialog, lines, SOON, whenReady } from './editor-steps.ts';

const shoot = () => shootFiles();
const many = Array.from({ length: 30 }, (_, at) =>
  pin(at + 1, 0.12 + 0.15 * (at % 6), 0.1 + 0.19 * Math.floor(at / 6), `Dust, spot ${at + 1}`),
);

const meta = {
  title: 'Mark editor',
  component: MarkEditor,
  tags: ['!autodocs'],
  args: {
    open: true,
    onOpenChange: fn(),
    photos: [],
    index: 1,
    onIndexChange: fn(),
    marks: {},
    onMarksChange: fn(),
  },
  argTypes: {
    photos: { control: false },
    marks: { control: false },
  },
  parameters: { docs: { story: { inline: false, iframeHeight: 720 } } },
  render: (args) => <EditorHost {...args} start={shoot} first={start} />,
} satisfies Meta<typeof MarkEditor>;

/** The marks that most stories start with. */
const start: MarkList = [
  ring(1, 0.56, 0.46, 0.09, 'Soften under the eyes, keep the lines'),
  pin(2, 0.73, 0.68, 'Tidy loose hair on the shoulder'),
];

export default meta;
type Story = StoryObj<typeof meta>;

const withFirst = (first: MarkList): Partial<Story> => ({
  render: (args) => <EditorHost {...args} start={shoot} first={first} />,
  play: async () => void (await whenReady()),
});
const none: MarkList = [];

export const Playground: Story = {};

export const Empty: Story = withFirst(none);
export const OnePin: Story = { name: 'One pin', ...withFirst([pin(1, 0.52, 0.29, 'Brighten the eyes')]) };
export const ARing: Story = {
  name: 'A ring',
  ...withFirst([ring(1, 0.52, 0.25, 0.16, 'Even skin, keep the pores')]),
};
export const Thirty: Story = { name: '30 marks', ...withFirst(many) };

export const LongNotes: Story = {
  name: 'Long and right-to-left notes',
  ...withFirst([
    pin(
      1,
      0.3,
      0.3,
      'Keep the freckles and the scar over the left eye, take out only what was not there the day before. '.repeat(
        3,
      ),
    ),
    ring(2, 0.6, 0.4, 0.12, 'تنعيم الجلد تحت العينين مع الإبقاء على الخطوط'),
    { id: 3, kind: 'whole', note: 'Warmer, like evening light' },
  ]),
};

export const ByKeyboard: Story = {
  name: 'Keyboard navigation', // (brief 4, accessibility 9)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { index: 0 },
  ...withFirst(none),
  play: async ({ step, canvas }) => {
    const photo = await whenReady();
    await step('the photo has the focus; plus and minus zoom', async () => {
      await waitFor(() => expect(photo).toHaveFocus());
      await userEvent.keyboard('++');
      await expect(dialog().getByText('225 %')).toBeVisible();
      await userEvent.keyboard('0');
      await expect(await dialog().findByText('100 %')).toBeVisible();
    });
    await step('a pin in the middle, moved by arrows', async () => {
      dialog().getByRole('button', { name: 'Add pin' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(dialog().getByRole('button', { name: '1, 50 % across, 50 % down' })).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{ArrowUp}{/Shift}{ArrowUp}');
      await expect(dialog().getByRole('button', { name: '1, 51 % across, 39 % down' })).toHaveFocus();
      await expect(await dialog().findByText('Mark 1: 51 % across, 39 % down.')).toBeInTheDocument();
    });
    await step('Enter goes to its note', async () => {
      await userEvent.keyboard('{Enter}');
      await userEvent.keyboard('Soften under the eyes');
      await expect(lines()).toBe('DSC_0412.JPG: 1 (51 % across, 39 % down): Soften under the eyes');
    });
    await step('Delete removes it, Ctrl+Z brings it back with its note', async () => {
      dialog().getByRole('button', { name: /^1, / }).focus();
      await userEvent.keyboard('{Delete}');
      await expect(lines()).toBe('');
      await expect(dialog().getByRole('button', { name: 'Add pin' })).toHaveFocus();
      await userEvent.keyboard('{Control>}z{/Control}');
      await expect(lines()).toContain('Soften under the eyes');
      await expect(await dialog().findByText('Undone. 1 mark.')).toBeInTheDocument();
    });
    await step('Esc closes; nothing is lost, and the focus is where it was', async () => {
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await userEvent.click(canvas.getByRole('button', { name: 'Open the photo' }));
      await whenReady();
      await expect(dialog().getByRole('textbox')).toHaveValue('Soften under the eyes');
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Open the photo' })).toHaveFocus());
    });
  },
};

export const ByPointer: Story = {
  name: 'Pin and ring by pointer', // (brief 4)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  ...withFirst(none),
  play: async ({ step }) => {
    const photo = await whenReady();
    const box = photo.querySelector('img')!.getBoundingClientRect();
    const at = (x: number, y: number) => ({
      pointerId: 1,
      isPrimary: true,
      button: 0,
      clientX: box.left + x * box.width,
      clientY: box.top + y * box.height,
    });
    await step('a press', async () => {
      await fireEvent.pointerDown(photo, at(0.25, 0.25));
      await fireEvent.pointerUp(photo, at(0.25, 0.25));
      await waitFor(() => expect(dialog().getByRole('textbox')).toHaveFocus());
      await expect(lines()).toBe('DSC_0413.JPG: 1 (25 % across, 25 % down): please look here');
    });
    await step('a drag', async () => {
      await fireEvent.pointerDown(photo, at(0.5, 0.5));
      await fireEvent.pointerMove(photo, at(0.6, 0.5));
      await fireEvent.pointerUp(photo, at(0.6, 0.5));
      await waitFor(() => expect(lines()).toContain('2 (50 % across, 50 % down, ring 20 % wide)'));
    });
    await step('a pin is dragged; one undo takes it back', async () => {
      const first = dialog().getByRole('button', { name: /^1, / });
      await fireEvent.pointerDown(first, at(0.25, 0.25));
      await fireEvent.pointerMove(first, at(0.3, 0.4));
      await fireEvent.pointerMove(first, at(0.35, 0.5));
      await fireEvent.pointerUp(first, at(0.35, 0.5));
      await waitFor(() => expect(lines()).toContain('1 (35 % across, 50 % down)'));
      await userEvent.click(dialog().getByRole('button', { name: 'Undo' }));
      await expect(lines()).toContain('1 (25 % across, 25 % down)');
      await userEvent.click(dialog().getByRole('button', { name: 'Redo' }));
      await expect(lines()).toContain('1 (35 % across, 50 % down)');
    });
    await step('beside the photo nothing happens', async () => {
      await fireEvent.pointerDown(photo, at(-0.1, 0.5));
      await fireEvent.pointerUp(photo, at(-0.1, 0.5));
      await expect(dialog().getAllByRole('textbox')).toHaveLength(2);
    });
  },
};

export const Zoomed: Story = {
  ...withFirst(start),
  play: async ({ args }) => {
    const photo = await whenReady();
    await userEvent.click(dialog().getByRole('button', { name: 'Zoom in' }));
    await userEvent.click(dialog().getByRole('button', { name: 'Zoom in' }));
    photo.focus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    // A drag now pans the photograph and draws no mark.
    const finger = { pointerId: 1, isPrimary: true, button: 0, clientX: 400 };
    await fireEvent.pointerDown(photo, { ...finger, clientY: 300 });
    await fireEvent.pointerMove(photo, { ...finger, clientY: 380 });
    await fireEvent.pointerUp(photo, { ...finger, clientY: 380 });
    await expect(args.onMarksChange).not.toHaveBeenCalled();
    await expect(await dialog().findByText('Zoom 225 %.')).toBeInTheDocument();
    await fireEvent.wheel(photo, { deltaY: 2000, clientX: 400, clientY: 300 });
    await expect(await dialog().findByText('100 %')).toBeVisible();
    await fireEvent.wheel(photo, { deltaY: -500, clientX: 400, clientY: 300 });
    await expect(await dialog().findByText('246 %')).toBeVisible();
  },
};

export const NextPhoto: Story = {
  name: 'Next photo',
  ...withFirst(start),
  play: async ({ args }) => {
    await whenReady();
    const next = dialog().getByRole('button', { name: 'Next photo' });
    await userEvent.click(next);
    const position = dialog()
      .getByText(/^3 of 6/)
      .closest('[role=status]');
    await expect(position).toHaveTextContent('3 of 6: DSC_0414.JPG');
    await expect(next).toHaveFocus();
    await expect(dialog().queryByRole('textbox')).toBeNull();
    await userEvent.keyboard('{PageUp}');
    await expect(dialog().getAllByRole('textbox')).toHaveLength(2);
    await expect(args.onMarksChange).not.toHaveBeenCalled();
  },
};

const rawFile = async () => [fileOf('DSC_0412.NEF')];
export const NoPicture: Story = {
  name: 'Without a thumbnail',
  args: { index: 0 },
  render: (args) => <EditorHost {...args} start={rawFile} first={none} />,
  play: async () => {
    await dialog().findByText('No picture to mark', undefined, SOON);
    await expect(dialog().getByRole('button', { name: 'Add pin' })).toBeDisabled();
    await userEvent.click(dialog().getByRole('button', { name: 'Add a note on the whole photo' }));
    await userEvent.keyboard('Convert to black and white');
    await expect(lines()).toBe('DSC_0412.NEF: 1 (whole photo): Convert to black and white');
  },
};

const sideways = async () => [await sidewaysFile()];
const rawWithPreview = async () => {
  const [jpeg] = await shootFiles(1);
  const bytes = new Uint8Array(await jpeg!.arrayBuffer());
  return [asFile(makeRaw('nef', bytes), 'DSC_0412.NEF')];
};
export const Preview: Story = {
  name: 'Raw file with embedded preview',
  args: { index: 0 },
  render: (args) => <EditorHost {...args} start={rawWithPreview} first={[pin(1, 0.5, 0.3, 'Even skin')]} />,
  play: async () => {
    await whenReady();
    await expect(dialog().getByText('Preview')).toBeVisible();
    await expect(lines()).toBe('DSC_0412.NEF: 1 (50 % across, 30 % down): Even skin');
  },
};

const tiff = async () => [asFile(makeTiffPicture(1800, 1200), 'scan-02.tif')];
export const Tiff: Story = {
  name: 'TIFF without browser support',
  args: { index: 0 },
  render: (args) => <EditorHost {...args} start={tiff} first={none} />,
  play: async () => void (await whenReady()),
};

export const Upright: Story = {
  name: 'Rotated by its orientation',
  args: { index: 0 },
  render: (args) => (
    <EditorHost {...args} start={sideways} first={[pin(1, 0.5, 0.2, 'The sky is up here')]} />
  ),
  play: async () => {
    const photo = await whenReady();
    const { width, height } = photo.querySelector('img')!.getBoundingClientRect();
    await expect(height).toBeGreaterThan(width);
  },
};

const hostile = async () => {
  const [first] = await shootFiles(1);
  return [fileOf('a\n\u202Egpj.exe <img src=x onerror=alert(1)> '.repeat(3) + '.jpg', first, 'image/jpeg')];
};
export const HostileName: Story = {
  name: 'A hostile file name',
  args: { index: 0 },
  render: (args) => <EditorHost {...args} start={hostile} first={[pin(1, 0.5, 0.5, 'one\ntwo')]} />,
  play: async () => {
    await whenReady();
    await expect(lines()).toMatch(/^a.*\.jpg: 1 \(50 % across, 50 % down\): one two$/);
  },
};

export const RightToLeft: Story = { name: 'Right to left', args: { dir: 'rtl' } };
export const OnATablet: Story = { name: 'On a tablet', globals: { viewport: { value: 'tablet' } } };
export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
export const OnASmallPhone: Story = {
  name: 'On a small phone',
  globals: { viewport: { value: 'small' } },
};
