import { lazyPiece } from '../../src/lib/lazy-piece.tsx';

/** A photograph before and after an edit, in a text. The text is read first: its code comes as it nears the window. */
export const Compare = lazyPiece(() => import('./compare.tsx'), 'Compare', { when: 'near', height: '480px' });
