/**
 * Corrects smooth jumps. A browser aims once, when the scrolling starts, and what it lays out on the way moves the target.
 * A target has the focus from the start of its jump (navigation.tsx).
 */
export function settleJumps(): void {
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || `#${target.id}` !== location.hash) return;
    const from = scrollY;
    const settle = () => {
      const distance = Math.abs(target.getBoundingClientRect().top);
      // More than a small part of the way: the visitor has scrolled instead.
      if (document.activeElement === target && distance < Math.abs(scrollY - from) / 9)
        target.scrollIntoView({ behavior: 'instant' });
    };
    addEventListener('scrollend', settle, { once: true });
  });
}
