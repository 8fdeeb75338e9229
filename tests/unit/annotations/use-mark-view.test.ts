import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  clampView,
  MAX_SCALE,
  panView,
  wholeView,
  zoomView,
  type View,
} from '../../../src/annotations/use-mark-view.ts';

const viewport = fc.record({
  across: fc.double({ min: 0.9, max: 4, noNaN: true }),
  down: fc.double({ min: 0.9, max: 4, noNaN: true }),
});
const share = fc.double({ min: 0, max: 1, noNaN: true });
const view: fc.Arbitrary<View> = fc.record({
  scale: fc.double({ min: 1, max: MAX_SCALE, noNaN: true }),
  x: share,
  y: share,
});
const factor = fc.double({ min: 0.1, max: 10, noNaN: true });

test('panView shows no empty space beside a photo that is wider than its viewport', () => {
  fc.assert(
    fc.property(view, viewport, fc.double({ min: -3, max: 3, noNaN: true }), (start, viewport, step) => {
      const { scale, x } = panView(start, step, 0, viewport);
      const half = viewport.across / scale / 2;
      const [least, most] = half >= 0.5 ? [0.5, 0.5] : [half, 1 - half];
      expect(x).toBeGreaterThanOrEqual(least - 1e-9);
      expect(x).toBeLessThanOrEqual(most + 1e-9);
    }),
  );
});

test('zoomView keeps the point under the pointer unless an edge limits the view', () => {
  fc.assert(
    fc.property(view, viewport, factor, share, (start, viewport, factor, x) => {
      const before = clampView(start, viewport);
      const point = { x, y: 0.5 };
      const after = zoomView(before, factor, point, viewport);
      const moved = (x - before.x) * before.scale - (x - after.x) * after.scale;
      const half = viewport.across / after.scale / 2;
      const isFree = after.x - half > 1e-6 && after.x + half < 1 - 1e-6;
      expect(isFree ? Math.abs(moved) : 0).toBeLessThan(1e-6);
    }),
  );
});

test('zoomView keeps the scale between 1 and MAX_SCALE', () => {
  fc.assert(
    fc.property(view, viewport, fc.array(factor), (start, viewport, factors) => {
      const end = factors.reduce((now, factor) => zoomView(now, factor, { x: 1, y: 0 }, viewport), start);
      expect(end.scale).toBeGreaterThanOrEqual(1);
      expect(end.scale).toBeLessThanOrEqual(MAX_SCALE);
    }),
  );
});

test('zoomView centers the whole photo after zooming out again', () => {
  const viewport = { across: 1.6, down: 1 };
  const near = zoomView(wholeView, 4, { x: 0.9, y: 0.1 }, viewport);
  expect(near).not.toEqual(wholeView);
  expect(zoomView(near, 1 / 4, { x: 0.2, y: 0.2 }, viewport)).toEqual(wholeView);
});
