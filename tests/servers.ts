/**
 * Serves the builds during a Playwright run, on free ports inside Playwright's own process. The workers get the URLs from
 * `originOf`.
 */
import { existsSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { DIST } from '../site/build/dist.ts';
import { serveStatic } from '../site/serve.ts';
import { listen } from './listen.ts';

/** Builds that tests serve, with the command that makes each. */
const builds = {
  site: { folder: join(DIST, 'site'), command: 'npm run build', serve: serveStatic },
  live: { folder: join(DIST, 'live/site'), command: 'npm run build:live', serve: serveStatic },
  storybook: {
    folder: join(DIST, 'storybook'),
    command: 'npm run build:storybook',
    serve: servePlain,
  },
};

/** A host name without TLS that is not localhost. The browser of the project `e2e` resolves it to this machine. */
export const PLAIN_HTTP_HOST = 'studio.test';

type Build = keyof typeof builds;

/** Returns the URL of a build, such as `http://127.0.0.1:40123`. */
export function originOf(build: Build): string {
  const origin = process.env[variableOf(build)];
  if (!origin) throw new Error(`dist/${build} is not there. Run: ${builds[build].command}`);
  return origin;
}

export default async function start(): Promise<() => Promise<void>> {
  const servers: Server[] = [];
  for (const [name, { folder, serve }] of Object.entries(builds)) {
    if (!existsSync(folder)) continue;
    const server = createServer(await serve({ root: folder }));
    // No limit: on a busy machine `route.fetch` takes a connection that the server is just closing, and fails.
    server.keepAliveTimeout = 0;
    // Passed in the environment, the only way to the workers.
    process.env[variableOf(name)] = await listen(server);
    servers.push(server);
  }
  return async () => {
    for (const server of servers) {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    }
  };
}

function variableOf(build: string): string {
  return `TEST_ORIGIN_${build.toUpperCase()}`;
}

/** Storybook's files as they are: it needs inline scripts, which the site's headers forbid. */
async function servePlain({ root }: { root: string }): Promise<RequestListener> {
  return sirv(root);
}
