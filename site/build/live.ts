/*
 * `npm run build:live`: the site for a backend, in dist/live/site. It is `VITE_API=live DIST=dist/live vite build --app`,
 * as a program because the shell of Windows does not know that syntax.
 */
import { createBuilder } from 'vite';

process.env['VITE_API'] = 'live';
// Beside dist/site, so that the tests have both.
process.env['DIST'] ??= 'dist/live';

const builder = await createBuilder();
await builder.buildApp();
