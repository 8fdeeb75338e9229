import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { overlays, pieces } from './pieces.tsx';

const isOverlay = (name: string) => name in overlays;

test.each(Object.entries({ ...pieces, ...overlays }))('%s hands its root to ref', async (name, sample) => {
  const ref = vi.fn<(node: Element | null) => void>();
  const screen = await render(sample({ className: 'from-host', 'data-piece': 'here', ref }));
  await vi.waitFor(() => expect(ref).toHaveBeenCalledWith(expect.any(Element)));
  const root = ref.mock.calls.map(([node]) => node).find((node) => node !== null);
  expect(root?.getAttribute('data-piece')).toBe('here');
  expect(root?.classList.contains('from-host')).toBe(true);
  expect(screen.container.contains(root ?? null) || isOverlay(name)).toBe(true);
});
