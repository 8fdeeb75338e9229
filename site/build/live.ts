/**
 * `npm run build:live`: builds the site for a backend, in dist/live/site. It does the same as
 * `VITE_API=live DIST=dist/live vite build --app`, whose syntax the shell of Windows does not know.
 */
import { resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');

/** The folder of the live build: beside dist/site, so that the tests have both. */
export const LIVE = resolve(ROOT, 'dist/live');
/** Path of this program, for the code that starts it. */
export const BUILD_LIVE = import.meta.filename;
/** Default port of `npm run studio`, which serves that build. */
export const STUDIO_PORT = 4180;

if (import.meta.main) {
  process.env['VITE_API'] = 'live';
  process.env['DIST'] ||= LIVE;
  // Loaded now, so that it and the configuration see the variables.
  const { createBuilder } = await import('vite');
  const builder = await createBuilder({ configFile: resolve(ROOT, 'vite.config.ts') });
  await builder.buildApp();
}
