/** Of what the browser grants this site, the share that drafts may fill: the rest is the site's own. */
export const SHARE_OF_QUOTA = 0.8;

/** What the browser says about its storage; either may be missing. */
export type Estimate = { usage?: number | undefined; quota?: number | undefined };

/**
 * Bytes that one draft's files may take in all.
 *
 * @param kept Bytes of this draft that lie in storage already: they are part of `usage`.
 */
export function roomFor({ usage, quota }: Estimate, kept: number): number {
  if (usage === undefined || quota === undefined) return Number.POSITIVE_INFINITY;
  return Math.max(0, quota * SHARE_OF_QUOTA - usage + kept);
}

/**
 * Which of a draft's files fit. The oldest are given up first: what was added last is what somebody would miss
 * most, and least expect to lose.
 *
 * @param files In the order in which they were added.
 * @returns the keys of those that are not kept.
 */
export function givenUp(files: readonly { key: string; size: number }[], room: number): ReadonlySet<string> {
  const out = new Set<string>();
  let left = room;
  for (const { key, size } of files.toReversed()) {
    // Once one had to go, everything older goes too: otherwise small old files would outlive large new ones.
    if (out.size > 0 || size > left) out.add(key);
    else left -= size;
  }
  return out;
}
