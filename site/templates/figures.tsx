import { lazySection } from '../../src/lib/lazy-section.tsx';

/** A photograph before and after an edit, in a text. The text is read first: its code comes as it nears the window. */
export const Compare = lazySection(() => import('./compare.tsx').then((module) => module.Compare), {
  height: '480px',
});
