import { lazyPiece } from '../lib/lazy-piece.tsx';

/*
 * Parts of the form that most orders need late or never. Their code is loaded when they are first rendered, and each only
 * helps: while its code does not load, the order goes on without it.
 */

/** In the last tab. Prepared a tab earlier: appearing later, it would move the submit button under a finger. */
export const BriefCheckList = lazyPiece(() => import('./brief-check-list.tsx'), 'BriefCheckList');

/** Once there is a price. */
export const QuoteActions = lazyPiece(() => import('./quote-actions.tsx'), 'QuoteActions');

/** In the preferences. */
export const LookThumb = lazyPiece(() => import('../looks/look-thumb.tsx'), 'LookThumb');
export const LookCompare = lazyPiece(() => import('../photos/look-compare.tsx'), 'LookCompare');
