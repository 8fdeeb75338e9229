import '../../src/styles/index.css';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { overlays, samples } from './component-samples.tsx';

const isOverlay = (name: string) => name in overlays;

test.each(Object.entries({ ...samples, ...overlays }))(
  '%s passes its root element to ref',
  async (name, sample) => {
    const ref = vi.fn<(node: Element | null) => void>();
    const screen = await render(sample({ className: 'from-host', 'data-sample': 'here', ref }));
    await expect.poll(() => ref).toHaveBeenCalledWith(expect.any(Element));
    const root = ref.mock.calls.map(([node]) => node).find((node) => node !== null);
    expect(root?.getAttribute('data-sample')).toBe('here');
    expect(root?.classList.contains('from-host')).toBe(true);
    expect(screen.container.contains(root ?? null) || isOverlay(name)).toBe(true);
  },
);

/**
 * All rules of the library are in cascade layers, so a host's unlayered rule wins at any specificity and without
 * `!important`. These declarations, some of which many components set themselves, represent all others.
 */
const hostRule = '.from-host { padding: 7px; translate: 1px 2px; border-radius: 3px; max-width: 777px }';

test.each(Object.entries({ ...samples, ...overlays }))(
  '%s applies the className and style of its host over its own',
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
