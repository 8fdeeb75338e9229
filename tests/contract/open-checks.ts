import { parseSafeUrl } from '../../src/search/parse-safe-url.ts';
import type { ErrorReport, SearchResult } from '../../src/api/contract.ts';
import type { Checker } from './check-server.ts';

/** Checks the calls that need no account: the services, the search, the error log. */
export async function checkOpenCalls(checker: Checker): Promise<void> {
  const { send, expectSuccess, expectRejection, differ } = checker;
  expectSuccess('services', await send('services'));

  const found = await send('search', { values: { q: 'portrait' } });
  if (expectSuccess('search', found)) {
    const unsafe = (found.json as SearchResult[]).find(
      ({ url }) => !parseSafeUrl(url, checker.origin ?? checker.base),
    );
    if (unsafe)
      differ(
        'search',
        `returns the URL ${unsafe.url}; the site follows only a #section or a path of its own.`,
      );
  }
  const query = 'müller & söhne?q=#1 100%';
  expectSuccess('search', await send('search', { values: { q: query } }), `a search for “${query}”`);

  expectSuccess('logError', await send('logError', { values: aReport }), 'an error report');
  const { id: _, ...nameless } = aReport;
  expectRejection('logError', await send('logError', { values: nameless }), 'a report without an id');
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
