/**
 * `npm run check:api -- <url> [--origin <site>]`: checks any server against the contract of the seven calls. It leaves an
 * account, five photos and two orders behind, named "Contract check", so use a staging server.
 */
import { parseArgs } from 'node:util';
import { checkServer } from './contract/check-server.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: 'string' } },
});
const [base] = positionals;
// `localhost:4180` is a URL, too, of the scheme `localhost`.
if (!base || !URL.parse(base)?.protocol.startsWith('http')) {
  console.error(
    'Which server? npm run check:api -- https://staging.studio.example [--origin https://studio.example]',
  );
  process.exit(2);
}

const { differences, advice, requestCount } = await checkServer(base, values);
for (const sentence of differences) console.log(`✗ ${sentence}`);
for (const sentence of advice) console.log(`• ${sentence}`);
const found = differences.length === 1 ? 'One difference' : `${differences.length} differences`;
console.log(
  differences.length
    ? `\n${found} from the contract, found in ${requestCount} calls.`
    : `\nThe seven calls are as the contract says (${requestCount} were made).`,
);
process.exitCode = differences.length ? 1 : 0;
