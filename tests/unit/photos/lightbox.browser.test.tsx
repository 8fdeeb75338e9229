import { photos } from '#photos';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import '../../../src/styles/index.css';
import { Lightbox } from '../../../src/photos/lightbox.tsx';

const items = [photos.car, photos.canal, photos.turtleneck].map((photo, at) => ({
  id: `${at}`,
  title: photo.alt,
  photo,
}));

/** Moves a finger, or another pointer, from 200 px across to `end`, and `down` px down. */
function swipe(element: Element, end: number, down = 0, pointerType = 'touch') {
  const touch = { bubbles: true, pointerType, isPrimary: true };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...touch, clientX: 200 }));
  element.dispatchEvent(new PointerEvent('pointerup', { ...touch, clientX: end, clientY: down }));
}

test.each([
  ['ltr', 'left', 2],
  ['ltr', 'right', 0],
  ['rtl', 'left', 0],
  ['rtl', 'right', 2],
])('in %s text, a swipe to the %s shows the photograph at index %i', async (dir, side, shown) => {
  const onIndexChange = vi.fn();
  await render(<Lightbox open dir={dir} index={1} {...{ items, onIndexChange }} onOpenChange={() => {}} />);
  const photo = document.querySelector('[role=dialog] picture')!;
  swipe(photo, side === 'left' ? 100 : 300);
  await expect.poll(() => onIndexChange.mock.calls).toEqual([[shown]]);
});

test.each([
  ['shorter than a swipe', 180, 0, 'touch'],
  ['steeper than a swipe', 120, 200, 'touch'],
  ['of a mouse', 100, 0, 'mouse'],
])('a movement %s shows no other photograph', async (_name, end, down, pointerType) => {
  const onIndexChange = vi.fn();
  await render(<Lightbox open index={1} {...{ items, onIndexChange }} onOpenChange={() => {}} />);
  swipe(document.querySelector('[role=dialog] picture')!, end, down, pointerType);
  expect(onIndexChange).not.toHaveBeenCalled();
});

test('two fingers zoom the photograph, and a swipe over the zoomed page shows no other one', async () => {
  const onIndexChange = vi.fn();
  await render(<Lightbox open index={1} {...{ items, onIndexChange }} onOpenChange={() => {}} />);
  const photo = document.querySelector('[role=dialog] picture')!;
  expect(getComputedStyle(photo.parentElement!).touchAction).toBe('pan-y pinch-zoom');
  const zoom = vi.spyOn(VisualViewport.prototype, 'scale', 'get').mockReturnValue(2);
  swipe(photo, 100);
  expect(onIndexChange).not.toHaveBeenCalled();
  zoom.mockRestore();
  swipe(photo, 100);
  expect(onIndexChange).toHaveBeenCalledOnce();
});

test('the fault that the edit removed is shown as its recipe states it', async () => {
  const item = { id: 'concert', title: 'Encore', photo: photos.car, recipe: 'event' } as const;
  const screen = await render(
    <Lightbox open items={[item]} index={0} onIndexChange={() => {}} onOpenChange={() => {}} />,
  );
  await expect.element(screen.getByText('Before: High ISO, tungsten cast', { exact: true })).toBeVisible();
});

test('Lightbox keeps its width beside a style of the host', async () => {
  const host = { open: true, items, index: 0, onIndexChange: () => {}, onOpenChange: () => {} };
  await render(<Lightbox {...host} style={{ opacity: 0.9 }} />);
  const { maxWidth, opacity } = getComputedStyle(document.querySelector('[role=dialog]')!);
  expect([maxWidth, opacity]).toEqual(['1180px', '0.9']);
});

test('on a phone on its side the photograph overlaps nothing, and the switch keeps its label on one line', async () => {
  await page.viewport(667, 375);
  const text = 'Flat paint gets its color back. The wall stays as rough as it is.';
  const item = { id: 'car', title: 'Ochre paint', text, photo: photos.car, recipe: 'event' } as const;
  const screen = await render(
    <Lightbox open items={[item, ...items]} index={0} onIndexChange={() => {}} onOpenChange={() => {}} />,
  );
  const photo = document.querySelector('[role=dialog] picture')!;
  expect(photo.clientHeight).toBeLessThanOrEqual(photo.parentElement!.clientHeight);
  const turn = screen.getByRole('button', { name: 'Next photograph' }).element();
  const compare = screen.getByRole('button', { name: 'Before and after' }).element();
  expect(compare.clientHeight).toBeLessThanOrEqual(turn.clientHeight);
});
