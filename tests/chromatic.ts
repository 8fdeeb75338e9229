/**
 * `npm run chromatic`: sends the built Storybook to Chromatic, for teams that review screenshots there. A changed
 * screenshot fails it until a reviewer accepts the change (`chromatic.config.json`, modes in `.storybook/preview.tsx`).
 * The committed screenshots of `npm run test:visual` need no account.
 */
import { spawnSync } from 'node:child_process';
import { npm } from './platform.ts';

if (!process.env['CHROMATIC_PROJECT_TOKEN']) {
  console.error(
    'Nothing was sent to Chromatic: CHROMATIC_PROJECT_TOKEN is not set. Create a project at chromatic.com, copy its ' +
      'token from Manage → Configure, and set it in the environment, or as a repository secret for the workflow. ' +
      'Without it, npm run test:visual compares the same stories with the committed screenshots.',
  );
  process.exit(process.env['CI'] ? 0 : 1);
}
const { status } = spawnSync(...npm('exec', '--', 'chromatic', ...process.argv.slice(2)), {
  stdio: 'inherit',
});
process.exit(status ?? 1);
