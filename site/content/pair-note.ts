import type { SitePhotograph } from '#photos';

/** Says what a before/after pair is, from what is recorded with the photograph in `#photos`. */
export function pairNote(after: SitePhotograph, before?: SitePhotograph): string {
  if (before) return 'Both are renders of one 3D scene.';
  if (after.isRendered) return 'A rendered 3D scene; its “before” is computed.';
  return 'A photograph; its “before” is computed by a filter.';
}
