import { createDraftKeeper, type DraftKeeper } from './draft-keeper.ts';

const keepers = new Map<string, DraftKeeper>();

/** The keeper of a draft, one a page. */
export function keeperOf(key: string): DraftKeeper {
  const keeper = keepers.get(key) ?? createDraftKeeper(key);
  keepers.set(key, keeper);
  return keeper;
}
