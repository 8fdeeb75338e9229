/**
 * What tests and stories of another project need of the stand-ins, under `safelight/mocks`. How they are started is
 * a file for each place: `safelight/mocks/node`, `/browser` and `/page`. The photographs are the demonstration's own
 * and are not in the package.
 */
export { db, type StoredFile, type StoredOrder } from './db.ts';
export { handlers, type Handlers, type Reply } from './handlers.ts';
export { networkHandlers, setLatency } from './network.ts';
export { scenario } from './scenarios.ts';
export { setSearchPages } from './search.ts';
export { sentinels, sentinelTable, type Sentinel } from './sentinels.ts';
export {
  empty,
  hang,
  html,
  json,
  malformed,
  reset,
  slow,
  text,
  type Failure,
  type Trouble,
} from './trouble.ts';
