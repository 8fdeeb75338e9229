import { useSyncExternalStore } from 'react';
import { useSearch } from 'wouter';
import { isServiceId } from '../src/pricing/price-table.ts';
import { QuoteForm } from '../src/quote/quote-form.tsx';
import { brand } from './brand.ts';
import { WithQueries } from './with-queries.tsx';

/** What stands in the form where scripts are off. */
const byMail = (
  <p className="border-b border-line p-6">
    The form needs JavaScript. Without it, write to{' '}
    <a href={`mailto:${brand.email}`} className="underline">
      {brand.email}
    </a>{' '}
    and say which service, how many photographs and when you need them.
  </p>
);

/**
 * The order form with the service that the address asks for (`?service=wedding`), now and whenever a link
 * on the page asks for another one. What was filled in stays.
 */
export function OrderForm() {
  const search = useSearch();
  const hydrated = useHydrated();
  const asked = new URLSearchParams(search).get('service');
  return (
    <WithQueries>
      <QuoteForm noscript={byMail} defaultService={hydrated && isServiceId(asked) ? asked : undefined} />
    </WithQueries>
  );
}

/** False in the first render of a prerendered page, whose HTML knows no query. */
const useHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );
