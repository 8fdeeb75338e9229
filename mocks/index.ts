/**
 * The mocks for tests and stories of another project, as `safelight/mocks`. Each environment has a module that starts
 * them: `safelight/mocks/node`, `/browser` and `/page`. The photographs belong to the demonstration and are not in the
 * package.
 */
export { db, type StoredFile, type StoredOrder } from './db.ts';
export { handlers, type Handlers, type Reply } from './handlers.ts';
export { networkHandlers, setLatency } from './network.ts';
export { scenario } from './scenarios.ts';
export { setSearchEntries } from './search.ts';
export { sentinels, sentinelTable, type Sentinel } from './sentinels.ts';
export { empty, hang, html, json, malformed, reset, slow, text, type Failure, type Fault } from './faults.ts';
