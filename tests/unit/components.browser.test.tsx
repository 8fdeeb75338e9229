import '../../src/styles/index.css';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { overlays, samples } from './component-samples.tsx';

const isOverlay = (name: string) => name in overlays;

test.each(Object.entries({ ...samples, ...overlays }))('%s hands its root to ref', async (name, sample) => {
  const ref = vi.fn<(node: Element | null) => void>();
  const screen = await render(sample({ className: 'from-host', 'data-sample': 'here', ref }));
  await expect.poll(() => ref).toHaveBeenCalledWith(expect.any(Element));
  const root = ref.mock.calls.map(([node]) => node).find((node) => node !== null);
  expect(root?.getAttribute('data-sample')).toBe('here');
  expect(root?.classList.contains('from-host')).toBe(true);
  expect(screen.container.contains(root ?? null) || isOverlay(name)).toBe(true);
});

/**
 * Everything that the library says of an element lies in a cascade layer, so a host's own rule wins whatever its
 * specificity, and without `!important`. Two declarations that many components set themselves stand for all of them.
 */
const hostRule = '.from-host { padding: 7px; translate: 1px 2px; border-radius: 3px; max-width: 777px }';

test.each(Object.entries({ ...samples, ...overlays }))(
  '%s follows the className and the style of its host',
  async (_name, sample) => {
    const sheet = document.head.appendChild(document.createElement('style'));
    sheet.textContent = hostRule;
    let root: Element | null = null;
    const ref = (node: Element | null) => void (root = node ?? root);
    await render(sample({ className: 'from-host', 'data-sample': 'here', style: { maxHeight: 555 }, ref }));
    await expect.poll(() => root).not.toBeNull();
    const style = getComputedStyle(root as unknown as Element);
    expect([style.paddingTop, style.paddingInlineEnd]).toEqual(['7px', '7px']);
    expect([style.translate, style.borderTopLeftRadius]).toEqual(['1px 2px', '3px']);
    expect([style.maxWidth, style.maxHeight]).toEqual(['777px', '555px']);
    sheet.remove();
  },
);
