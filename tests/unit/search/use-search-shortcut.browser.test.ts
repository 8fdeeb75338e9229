import { expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useSearchShortcut } from '../../../src/search/use-search-shortcut.ts';

test.each([{ ctrlKey: true }, { metaKey: true }])(
  'useSearchShortcut opens on %o with K, and keeps the browser from its own action (search 1)',
  async (modifier) => {
    const open = vi.fn<() => void>();
    await renderHook(() => useSearchShortcut(open));
    const isDefaultKept = (key: string) =>
      window.dispatchEvent(new KeyboardEvent('keydown', { key, cancelable: true, ...modifier }));
    expect(isDefaultKept('j')).toBe(true);
    expect(open).not.toHaveBeenCalled();
    expect(isDefaultKept('k')).toBe(false);
    expect(open).toHaveBeenCalledOnce();
  },
);
