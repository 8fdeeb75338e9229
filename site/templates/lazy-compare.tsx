import { lazyComponent } from '../../src/lib/lazy-component.tsx';

/** A photograph before and after an edit, within a text. Its code loads as it nears the window. */
export const Compare = lazyComponent(() => import('./compare.tsx'), 'Compare', {
  when: 'near',
  height: '480px',
});
