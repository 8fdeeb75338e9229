import { parseSafeUrl } from '../../src/search/parse-safe-url.ts';
import type { ErrorReport, SearchResult } from '../../src/api/contract.ts';
import type { Bench } from './check-server.ts';

/** Checks the calls that need no account: the services, the search, the error log. */
export async function openChecks(bench: Bench): Promise<void> {
  const { ask, expectAnswer, expectRefusal, differ } = bench;
  expectAnswer('services', await ask('services'));

  const found = await ask('search', { values: { q: 'portrait' } });
  if (expectAnswer('search', found)) {
    const lost = (found.json as SearchResult[]).find(
      ({ url }) => !parseSafeUrl(url, bench.origin ?? bench.base),
    );
    if (lost)
      differ('search', `names the address ${lost.url}; only a #section or a path of the site is followed.`);
  }
  const signs = 'müller & söhne?q=#1 100%';
  expectAnswer('search', await ask('search', { values: { q: signs } }), `a search for “${signs}”`);

  expectAnswer('logError', await ask('logError', { values: aReport }), 'an error report');
  const { id: _, ...nameless } = aReport;
  expectRefusal('logError', await ask('logError', { values: nameless }), 'a report without an id');
}

const aReport: ErrorReport = {
  id: 'E-CHECKAPI',
  message: 'Contract check: please ignore.',
  stack: '',
  componentStack: '',
  url: 'https://studio.example/',
  userAgent: 'check:api',
  timestamp: new Date().toISOString(),
};
