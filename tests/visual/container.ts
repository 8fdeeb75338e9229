/**
 * `npm run test:visual:container`: compares the screenshots in a Linux container, for systems that draw letters in
 * another way. `-- --update-snapshots` takes them again after a change that was meant. Needs Docker or Podman.
 *
 * The container has a `node_modules` and a `dist` of its own, as volumes: those of the host are of another system. The
 * first run installs everything; later ones build the site and Storybook only.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const IMAGE = 'node:24-bookworm-slim';

const engine = ['docker', 'podman'].find((name) => spawnSync(name, ['--version']).status === 0);
if (!engine) {
  console.error(
    'There is neither Docker nor Podman here. Install one of them, or let the workflow compare the screenshots.',
  );
  process.exit(1);
}
const script =
  'npm ci --no-audit --no-fund && npm run build && npm run build:storybook && npm run test:visual -- "$@"';
const volumes = [root, 'safelight-node_modules', 'safelight-dist'].flatMap((source) => [
  '--volume',
  `${source}:/project${source === root ? '' : source.replace('safelight-', '/')}`,
]);
const options = [
  '--rm',
  '--platform',
  'linux/amd64',
  '--shm-size',
  '1g',
  '--workdir',
  '/project',
  ...volumes,
];
const command = [IMAGE, 'sh', '-c', script, 'sh', ...process.argv.slice(2)];
const { status } = spawnSync(engine, ['run', ...options, ...command], { stdio: 'inherit' });
process.exit(status ?? 1);
