import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { toRegionText, useAnnouncement } from '../../../src/lib/use-announcement.ts';

test('toRegionText varies the text if the live region already contains it', () => {
  expect(toRegionText('1 photo added.', '')).toBe('1 photo added.');
  const again = toRegionText('1 photo added.', '1 photo added.');
  expect(again).not.toBe('1 photo added.');
  expect(again.trim()).toBe('1 photo added.');
  expect(toRegionText('1 photo added.', again)).toBe('1 photo added.');
  expect(toRegionText('', '')).toBe('');
});

test('useAnnouncement changes the text of a repeated sentence (accessibility 9)', async () => {
  const { result, act } = await renderHook(() => useAnnouncement(''));
  const texts = new Set<string>();
  for (let times = 0; times < 2; times += 1) {
    await act(() => result.current[1]('Undone.'));
    await expect.poll(() => texts.has(result.current[0]) || !result.current[0]).toBe(false);
    texts.add(result.current[0]);
  }
  expect([...texts].map((text) => text.trim())).toEqual(['Undone.', 'Undone.']);
});
