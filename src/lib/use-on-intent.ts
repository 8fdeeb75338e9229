import { useCallback, useState, type ComponentType } from 'react';

/**
 * The code of a piece that most visits never open, a dialog for one. Bring it when a pointer or the focus
 * comes near its opener, and again on the press itself.
 *
 * @param load Declared outside the component: `() => import('./piece.tsx').then((module) => module.Piece)`.
 * @returns the piece, null until its code is here; and `bring`, whose promise rejects when it did not come
 *   (the next call tries again).
 */
export function useOnIntent<Props>(
  load: () => Promise<ComponentType<Props>>,
): [Piece: ComponentType<Props> | null, bring: () => Promise<void>] {
  const [Piece, setPiece] = useState<ComponentType<Props> | null>(null);
  const bring = useCallback(() => load().then((loaded) => setPiece(() => loaded)), [load]);
  return [Piece, bring];
}
