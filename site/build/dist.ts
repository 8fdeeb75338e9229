import { resolve } from 'node:path';

/**
 * The folder of everything built. `DIST=dist/live` puts a second build beside the first, as the tests do. An empty `DIST` would
 * be the root of the repository, whose folder `site` the build would empty.
 */
export const DIST = resolve(import.meta.dirname, '../..', process.env['DIST'] || 'dist');
