import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useLessMotion } from '../../../src/lib/use-less-motion.ts';

test('useLessMotion asks for changes once, however often its component renders', async () => {
  const added = vi.spyOn(MediaQueryList.prototype, 'addEventListener');
  const { rerender } = await renderHook(useLessMotion);
  await rerender();
  await rerender();
  expect(added).toHaveBeenCalledOnce();
  added.mockRestore();
});
