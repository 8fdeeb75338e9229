import type { QuotePrintOptions } from '../../src/quote/quote-actions.tsx';
import type { QuoteDefaults } from '../../src/quote/quote-state.ts';
import { setDecoderWorker } from '../../src/preflight/set-decoder-worker.ts';
import { QuoteForm, type QuoteFormProps } from '../../src/quote/quote-form.tsx';
import { orderFromUrl, orderUrl, withOrder } from './order-url.ts';
import { brand, claims, quoteTime } from '../brand.ts';
import { paths } from '../routing/paths.ts';
import { useUrlQuery } from '../routing/use-location.ts';
import { rememberOrder } from './sent-orders.ts';

setDecoderWorker(() => new Worker(new URL('./decoder-worker.ts', import.meta.url), { type: 'module' }));

/** Shown in the form if JavaScript is off. */
const orderByEmail = (
  <p className="border-b border-line p-6">
    The form needs JavaScript. Without it, write to{' '}
    <a href={`mailto:${brand.email}`} className="underline">
      {brand.email}
    </a>{' '}
    and say which service, how many photographs and when you need them.
  </p>
);

/** Photograph that shows the looks until the visitor adds one. It has many colors and a wide tonal range. */
const sample = () => import('#photos').then(({ photos }) => photos.canal);

/** The form's words about quotes, with the studio's own time. */
const messages: QuoteFormProps['messages'] = {
  emailHint: `The quote goes here, within ${quoteTime} when open.`,
  next: (email) =>
    `A confirmation is on its way to ${email}, and your quote follows within ${quoteTime}, when open.`,
};

/** Text of a printed estimate, beside its figures. */
const printOptions: QuotePrintOptions = {
  issuer: { name: brand.name, tagline: brand.tagline, lines: [brand.email, brand.phone, brand.hours] },
  terms: [
    `${claims.quote} Work begins with your approval, and the turnaround counts from there.`,
    'Nothing is owed for an estimate. The order is charged in US dollars.',
  ],
  hrefFor: (order) => orderUrl(paths.newOrder, order),
};

/**
 * Keeps the choices in the URL in step with the form. A reload or Back applies them again, and old ones would undo what the
 * visitor has changed.
 */
function updateUrl(fields: QuoteDefaults) {
  const url = withOrder(location.href, fields);
  try {
    if (url !== location.href) history.replaceState(history.state, '', url);
  } catch {
    // Browsers limit how often a page may change its URL.
  }
}

/**
 * The order form with the choices in the URL (`?service=wedding&tier=pro`), now and whenever a link, Back or Forward brings
 * others. Other fields stay. A record of each sent order is stored on this device.
 */
export function OrderForm() {
  const query = useUrlQuery();
  return (
    <QuoteForm
      noscript={orderByEmail}
      draftKey="order"
      officeHours={brand.officeHours}
      printOptions={printOptions}
      sample={sample}
      messages={messages}
      defaults={orderFromUrl(query)}
      onFieldsChange={updateUrl}
      onSubmitted={(order) => rememberOrder(order, new Date())}
    />
  );
}
