import { useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { MarkEditor, type MarkEditorProps } from '../../../src/annotations/mark-editor.tsx';
import { withMarks, type MarkList, type PhotoMarks } from '../../../src/annotations/photo-mark.ts';
import { photoKey } from '../../../src/lib/photo-key.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const canvas = new OffscreenCanvas(90, 60);
canvas.getContext('2d')?.fillRect(0, 0, 90, 60);
const pngBlob = await canvas.convertToBlob();
const photos = ['a', 'b', 'c', 'd'].map((name) => new File([pngBlob], `${name}.png`, { type: 'image/png' }));

type HostProps = Pick<MarkEditorProps, 'picturesOf'> & { start?: MarkList };

function Host({ picturesOf, start = [] }: HostProps) {
  const [index, setIndex] = useState(0);
  const [marks, setMarks] = useState<PhotoMarks>({ [photoKey(photos[0]!)]: start });
  return (
    <MarkEditor
      open
      onOpenChange={() => {}}
      {...{ photos, index, marks, picturesOf }}
      onIndexChange={setIndex}
      onMarksChange={(file, list) => setMarks((before) => withMarks(before, file, list))}
    />
  );
}

const viewport = () => document.querySelector('[role=application]')!;
async function stateIs(state: string) {
  await expect.element(page.getByRole('application')).toHaveAttribute('data-state', state);
}

/** Dispatches a pointer event on `element`. `x` and `y` are fractions of the photo's width and height. */
function pointer(type: string, element: Element, [x, y]: [number, number], pointerId = 1, isPrimary = true) {
  const box = viewport().querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
  const position = { clientX: box.left + x * box.width, clientY: box.top + y * box.height };
  element.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, isPrimary, pointerId, ...position }),
  );
}

/** Renders the editor with one pin in the middle, and returns it. */
async function renderPin(): Promise<HTMLElement> {
  await render(<Host start={[{ id: 1, kind: 'pin', x: 0.5, y: 0.5, note: '' }]} />);
  await stateIs('ready');
  return document.querySelector<HTMLElement>('[data-mark-part=pin-1]')!;
}

/** Taps the photo with one finger, and expects a pin there, which is the only mark. */
async function expectTapAddsFirstPin() {
  pointer('pointerdown', viewport(), [0.25, 0.25], 6);
  pointer('pointerup', viewport(), [0.25, 0.25], 6);
  await expect.element(page.getByRole('button', { name: '1, 25 % across, 25 % down' })).toBeInTheDocument();
}

/** Dispatches real touches at these client positions. Without positions, all fingers lift. */
async function touch(type: 'touchStart' | 'touchMove' | 'touchEnd', ...fingers: { x: number; y: number }[]) {
  const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
  const scale = frame.width / innerWidth || 1;
  const touchPoints = fingers.map(({ x, y }, id) => ({
    x: frame.left + scale * x,
    y: frame.top + scale * y,
    id,
  }));
  await cdp().send('Input.dispatchTouchEvent', { type, touchPoints });
  await new Promise(requestAnimationFrame);
}

test.each([
  { finger: 'first', isReversed: false },
  { finger: 'second', isReversed: true },
])('a pinch zooms if its $finger finger is on a pin', async ({ isReversed }) => {
  await render(<Host start={[{ id: 1, kind: 'pin', x: 0.4, y: 0.5, note: '' }]} />);
  await stateIs('ready');
  const box = viewport().querySelector('img')!.getBoundingClientRect();
  const pinch = (apart: number) => {
    const shares = [0.4 - apart, 0.6 + apart];
    const fingers = shares.map((x) => ({ x: box.left + x * box.width, y: box.top + box.height / 2 }));
    return isReversed ? fingers.toReversed() : fingers;
  };
  await touch('touchStart', ...pinch(0).slice(0, 1));
  await touch('touchStart', ...pinch(0));
  for (const apart of [0.05, 0.1, 0.15]) await touch('touchMove', ...pinch(apart));
  await touch('touchEnd');
  expect(document.querySelectorAll('textarea')).toHaveLength(1);
  await expect.element(page.getByRole('button', { name: '1, 40 % across, 50 % down' })).toBeInTheDocument();
  await expect.element(page.getByText('250 %')).toBeInTheDocument();
});

test('Enter opens the note of a dragged pin', async () => {
  const pin = await renderPin();
  pointer('pointerdown', pin, [0.5, 0.5]);
  pointer('pointermove', pin, [0.25, 0.25]);
  pointer('pointerup', pin, [0.25, 0.25]);
  await expect.element(page.getByRole('button', { name: '1, 25 % across, 25 % down' })).toHaveFocus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('textbox')).toHaveFocus();
});

test('a touch that ends while the next photo opens does not affect the next touch', async () => {
  const opening = Promise.withResolvers<Blob>();
  async function* picturesOf(file: File) {
    yield file === photos[1] ? opening.promise : file;
  }
  await render(<Host picturesOf={picturesOf} />);
  await stateIs('ready');
  pointer('pointerdown', viewport(), [0.5, 0.5], 5);
  await userEvent.keyboard('{PageDown}');
  await stateIs('opening');
  pointer('pointerup', viewport(), [0.5, 0.5], 5);
  opening.resolve(pngBlob);
  await stateIs('ready');
  expect(document.querySelector('textarea')).toBeNull();
  await expectTapAddsFirstPin();
});

test('a touch that began on the previous photo places no pin on the next one', async () => {
  await render(<Host />);
  await stateIs('ready');
  const first = viewport().querySelector('img')!.src;
  pointer('pointerdown', viewport(), [0.5, 0.5]);
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => viewport().querySelector('img')?.src ?? first).not.toBe(first);
  pointer('pointerup', viewport(), [0.5, 0.5]);
  await new Promise((rendered) => setTimeout(rendered));
  expect(document.querySelector('[data-mark-part^=note]')).toBeNull();
});

test('the wheel scrolls instead of zooming if no photo can be decoded', async () => {
  await render(<Host picturesOf={() => []} />);
  await stateIs('unshown');
  const turn = new WheelEvent('wheel', { deltaY: -500, bubbles: true, cancelable: true });
  expect(viewport().dispatchEvent(turn)).toBe(true);
  expect(getComputedStyle(viewport()).touchAction).toBe('auto');
  await expect.element(page.getByText('100 %')).toBeInTheDocument();
});

/** Distance between the middle of the photo and that of its viewport, in px. */
function offCenter() {
  const [photo, shown] = [viewport().querySelector('img')!, viewport()].map((element) =>
    element.getBoundingClientRect(),
  );
  const middleOf = ({ left, top, width, height }: DOMRect) => [left + width / 2, top + height / 2] as const;
  const [[x, y], [toX, toY]] = [middleOf(photo!), middleOf(shown!)];
  return Math.hypot(x - toX, y - toY);
}

test('the photo is back in the middle after several turns of the wheel between two renders', async () => {
  await render(<Host />);
  await stateIs('ready');
  await userEvent.keyboard('+++{ArrowRight>9/}{ArrowDown>9/}');
  await expect.element(page.getByText('338 %')).toBeInTheDocument();
  expect(offCenter()).toBeGreaterThan(100);
  const { right, bottom } = viewport().getBoundingClientRect();
  const turn = { deltaY: 300, clientX: right - 1, clientY: bottom - 1, cancelable: true };
  for (let count = 0; count < 5; count++) viewport().dispatchEvent(new WheelEvent('wheel', turn));
  await expect.element(page.getByText('100 %')).toBeInTheDocument();
  expect(offCenter()).toBeLessThan(1);
});

test('a pinch on a touchpad zooms as far as the fingers move apart, and Ctrl with the wheel in small steps', async () => {
  await render(<Host />);
  await stateIs('ready');
  const wheel = (deltaY: number) =>
    viewport().dispatchEvent(new WheelEvent('wheel', { deltaY, ctrlKey: true, cancelable: true }));
  // Browsers report a pinch as a wheel with Ctrl. The deltas of a pinch to twice the distance add up to −100 ln 2.
  for (let step = 0; step < 10; step++) wheel(-10 * Math.LN2);
  await expect.element(page.getByText('200 %')).toBeInTheDocument();
  wheel(-120);
  await expect.element(page.getByText('239 %')).toBeInTheDocument();
});

test('a pinch on a touchpad zooms in Safari, which fires events of its own, and leaves the page as it is', async () => {
  await render(<Host />);
  await stateIs('ready');
  const { left, top } = viewport().getBoundingClientRect();
  const gesture = (type: string, scale: number) => {
    const event = new Event(type, { bubbles: true, cancelable: true });
    viewport().dispatchEvent(Object.assign(event, { scale, clientX: left, clientY: top }));
    return event;
  };
  const events = [gesture('gesturestart', 1), gesture('gesturechange', 1.5), gesture('gesturechange', 2)];
  await expect.element(page.getByText('200 %')).toBeInTheDocument();
  events.push(gesture('gesturestart', 1), gesture('gesturechange', 0.75));
  await expect.element(page.getByText('150 %')).toBeInTheDocument();
  expect(events.every(({ defaultPrevented }) => defaultPrevented)).toBe(true);
});

test('a held Delete removes one pin only', async () => {
  const pins = [0.2, 0.5, 0.8].map(
    (at, index) => ({ id: index + 1, kind: 'pin', x: at, y: 0.5, note: '' }) as const,
  );
  await render(<Host start={pins} />);
  await stateIs('ready');
  document.querySelector<HTMLElement>('[data-mark-part=pin-1]')!.focus();
  await userEvent.keyboard('{Delete>5/}');
  await expect.element(page.getByRole('button', { name: '1, 50 % across, 50 % down' })).toHaveFocus();
  expect(document.querySelectorAll('textarea')).toHaveLength(2);
});

test('Page Down on the ring size slider changes the size, not the photo', async () => {
  await render(<Host start={[{ id: 1, kind: 'ring', x: 0.5, y: 0.5, radius: 0.2, note: '' }]} />);
  await stateIs('ready');
  const size = document.querySelector<HTMLInputElement>('input[type=range]')!;
  size.focus();
  await userEvent.keyboard('{PageDown}');
  await expect.poll(() => Number(size.value)).toBeLessThan(0.2);
  await expect.element(page.getByText('1 of 4')).toBeInTheDocument();
});

test('paging quickly decodes only the last photo', async () => {
  const picturesOf = vi.fn((file: File) => [file]);
  await render(<Host picturesOf={picturesOf} />);
  await stateIs('ready');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const turn = () => document.querySelector<HTMLElement>('[aria-label="Next photo"]')!.click();
  for (const place of [2, 3, 4]) {
    turn();
    await expect.element(page.getByText(`${place} of 4`)).toBeInTheDocument();
  }
  vi.runAllTimers();
  await stateIs('ready');
  expect(picturesOf.mock.calls.map(([file]) => file.name)).toEqual(['a.png', 'd.png']);
});

test('leaving a photo stops further attempts to decode it', async () => {
  const broken = Promise.withResolvers<Blob>();
  const attempts = vi.fn();
  const refused = vi.spyOn(URL, 'revokeObjectURL');
  async function* picturesOf(file: File) {
    yield file === photos[0] ? broken.promise : file;
    attempts(file.name);
  }
  await render(<Host picturesOf={picturesOf} />);
  await stateIs('opening');
  await userEvent.keyboard('{PageDown}');
  await stateIs('ready');
  broken.resolve(new Blob(['no image']));
  await expect.poll(() => refused).toHaveBeenCalled();
  await new Promise((resolve) => setTimeout(resolve));
  expect(attempts).not.toHaveBeenCalledWith('a.png');
});

test('the buttons that add marks show beside the photo in a low window', async () => {
  await page.viewport(640, 360);
  await render(<Host />);
  await stateIs('ready');
  const bottomOf = (name: string) =>
    page.getByRole('button', { name }).element().getBoundingClientRect().bottom;
  const footer = page.getByRole('button', { name: 'Done' }).element().parentElement!;
  expect(bottomOf('Add pin')).toBeLessThanOrEqual(footer.getBoundingClientRect().top);
});

test('undo restores the text of a note that was emptied', async () => {
  await render(<Host start={[{ id: 1, kind: 'pin', x: 0.5, y: 0.5, note: '' }]} />);
  await stateIs('ready');
  const note = page.getByRole('textbox');
  note.element().focus();
  await userEvent.keyboard('Soften the light');
  await userEvent.keyboard('{Control>}a{/Control}{Backspace}');
  await expect.element(note).toHaveValue('');
  await userEvent.keyboard('{Control>}z{/Control}');
  expect(note.element()).toHaveValue('Soften the light');
});

test('undo takes back one of two quick drags of a pin', async () => {
  const pin = await renderPin();
  for (const x of [0.3, 0.1]) {
    pointer('pointerdown', pin, [x + 0.2, 0.5]);
    pointer('pointermove', pin, [x, 0.5]);
    pointer('pointerup', pin, [x, 0.5]);
    await expect.poll(() => pin.style.left).toBe(`${x * 100}%`);
  }
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(pin.style.left).toBe('30%');
});

test('undo takes back what follows a drag of a pin that a second finger has interrupted', async () => {
  const pin = await renderPin();
  pointer('pointerdown', pin, [0.5, 0.5]);
  pointer('pointermove', pin, [0.3, 0.5]);
  pointer('pointerdown', pin, [0.3, 0.5], 2, false);
  pointer('pointerup', pin, [0.3, 0.5], 2, false);
  pointer('pointerup', pin, [0.3, 0.5]);
  await userEvent.keyboard('{ArrowRight}');
  await expect.poll(() => pin.style.left).toBe('31%');
  await page.getByRole('button', { name: 'Undo' }).click();
  expect(pin.style.left).toBe('30%');
});

test('a press on another pin than the one that was dragged opens its note', async () => {
  const pins = [0.3, 0.7].map(
    (at, index) => ({ id: index + 1, kind: 'pin', x: at, y: 0.5, note: '' }) as const,
  );
  await render(<Host start={pins} />);
  await stateIs('ready');
  const [first, second] = document.querySelectorAll('[data-mark-part^=pin-]');
  pointer('pointerdown', first!, [0.3, 0.5]);
  pointer('pointermove', first!, [0.3, 0.2]);
  pointer('pointerup', first!, [0.3, 0.2]);
  // As by a screen reader, without the events of a pointer.
  second!.dispatchEvent(new MouseEvent('click', { bubbles: true, detail: 1 }));
  await expect.element(page.getByRole('textbox').nth(1)).toHaveFocus();
});

test('a finger whose pin was removed does not affect the next touch', async () => {
  pointer('pointerdown', await renderPin(), [0.5, 0.5], 5);
  await userEvent.keyboard('{Delete}');
  await expectTapAddsFirstPin();
});

test('a focused pin outside of the zoomed view comes into view', async () => {
  const corners = [0.05, 0.95].map(
    (at, index) => ({ id: index + 1, kind: 'pin', x: at, y: at, note: '' }) as const,
  );
  await render(<Host start={corners} />);
  await stateIs('ready');
  const isVisible = (pin: Element) => {
    const box = pin.getBoundingClientRect();
    const shown = viewport().getBoundingClientRect();
    return (
      box.left >= shown.left && box.right <= shown.right && box.top >= shown.top && box.bottom <= shown.bottom
    );
  };
  const pins = Array.from(document.querySelectorAll<HTMLElement>('[data-mark-part^=pin]'));
  await userEvent.keyboard('++++');
  await expect.element(page.getByText('506 %')).toBeInTheDocument();
  expect(pins.map(isVisible)).toEqual([false, false]);
  for (const pin of pins) {
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement).toBe(pin);
    await expect.poll(() => isVisible(pin)).toBe(true);
    expect([viewport().scrollLeft, viewport().scrollTop]).toEqual([0, 0]);
  }
  await userEvent.keyboard('{Shift>}{ArrowLeft>9/}{/Shift}');
  await expect.poll(() => isVisible(pins[1]!)).toBe(true);
});

/** Presses the photo without a drag. */
function tap(at: [number, number]) {
  for (const type of ['pointerdown', 'pointerup']) pointer(type, viewport(), at);
}

test('a ring can be placed anywhere without a drag (WCAG 2.5.7)', async () => {
  await render(<Host />);
  await stateIs('ready');
  tap([0.2, 0.3]);
  await expect.element(page.getByRole('textbox')).toHaveFocus();
  await page.getByRole('button', { name: 'Add ring' }).click();
  await expect.element(page.getByRole('button', { name: /^2, 20 % across, 30 % down/ })).toHaveFocus();
});

test('the zoom buttons keep the active mark in view, so that every part can be seen without a drag', async () => {
  await render(<Host />);
  await stateIs('ready');
  tap([0.1, 0.1]);
  for (let times = 0; times < 3; times++) await page.getByRole('button', { name: 'Zoom in' }).click();
  await expect.element(page.getByText('338 %')).toBeInTheDocument();
  const pin = page.getByRole('button', { name: /^1, 10 % across/ });
  const isShown = () => {
    const box = pin.element().getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const shown = viewport().getBoundingClientRect();
    return shown.left <= x && x <= shown.right && shown.top <= y && y <= shown.bottom;
  };
  await expect.poll(isShown).toBe(true);
});

test('a ring on an upright photo keeps the size at which it was drawn', async () => {
  const upright = new OffscreenCanvas(20, 60);
  upright.getContext('2d')?.fillRect(0, 0, 20, 60);
  const blob = await upright.convertToBlob();
  await render(<Host picturesOf={() => [blob]} />);
  await stateIs('ready');
  const photoWidth = viewport().querySelector('img')!.getBoundingClientRect().width;
  /** Width of the ring, as a share of the photo's width. */
  const ringWidth = () => (viewport().querySelector('svg')?.getBoundingClientRect().width ?? 0) / photoWidth;
  pointer('pointerdown', viewport(), [0.5, 0.5]);
  pointer('pointermove', viewport(), [0.5, 0.9]);
  await expect.poll(ringWidth).toBeCloseTo(2.4);
  // Larger than the photo.
  pointer('pointermove', viewport(), [0.5, 1.2]);
  await expect.poll(ringWidth).toBeCloseTo(3);
  pointer('pointerup', viewport(), [0.5, 1.2]);
  const slider = page.getByRole('slider');
  await expect.element(slider).toHaveAttribute('aria-valuetext', '300 %');
  expect(slider.element()).toHaveProperty('value', '1.5');
  expect(ringWidth()).toBeCloseTo(3);
});

test('Ctrl+Z undoes on a keyboard with Cyrillic letters', async () => {
  await render(<Host start={[{ id: 1, kind: 'pin', x: 0.5, y: 0.5, note: '' }]} />);
  await stateIs('ready');
  await page.getByRole('button', { name: 'Remove mark 1' }).click();
  await expect.element(page.getByRole('textbox')).not.toBeInTheDocument();
  const undo = { key: 'я', code: 'KeyZ', ctrlKey: true, bubbles: true, cancelable: true };
  expect(viewport().dispatchEvent(new KeyboardEvent('keydown', undo))).toBe(false);
  await expect.element(page.getByRole('textbox')).toBeInTheDocument();
});

test('MarkEditor does not dim the focus ring of a tool that cannot be used now', async () => {
  await render(<Host />);
  await stateIs('ready');
  const undo = page.getByRole('button', { name: 'Undo' });
  await expect.element(undo).toHaveAttribute('aria-disabled', 'true');
  (page.getByRole('button', { name: 'Add ring' }).element() as HTMLElement).focus();
  await userEvent.tab();
  await expect.element(undo).toHaveFocus();
  await expect.element(undo).toHaveStyle({ outlineWidth: '3px', opacity: '1' });
});
