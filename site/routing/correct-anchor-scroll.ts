/**
 * Corrects smooth scrolling to an anchor. A browser computes the target's position when the scrolling starts, and then lays
 * out content above the target, which moves it. The target gets the focus at the start (navigation.ts).
 */
export function correctAnchorScroll(): void {
  addEventListener('focusin', ({ target }) => {
    if (!(target instanceof HTMLElement) || `#${target.id}` !== location.hash) return;
    const from = scrollY;
    const correct = () => {
      const distance = Math.abs(target.getBoundingClientRect().top);
      // If the target is further away than a ninth of the scrolled distance, the visitor has scrolled meanwhile.
      if (document.activeElement === target && distance < Math.abs(scrollY - from) / 9)
        target.scrollIntoView({ behavior: 'instant' });
    };
    addEventListener('scrollend', correct, { once: true });
  });
}
