import { useEffect, useState } from 'react';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { useQuoteFormContext } from './quote-form-context.ts';

/* Lazy parts of the form, whose code is loaded when they are first rendered. */

/** Time after which an open tab reports that its fields have not loaded, in ms. */
const REPORT_AFTER = 2000;

function FieldsStillLoading() {
  const { words } = useQuoteFormContext();
  const [isReported, setReported] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setReported, REPORT_AFTER, true);
    return () => clearTimeout(timer);
  }, []);
  return (
    <p role="status" className="text-muted">
      {isReported && words.stillLoading}
    </p>
  );
}

const inTab = { fallback: () => <FieldsStillLoading /> };

/** Fields of the later tabs, rendered before they are first opened (`Section`). */
export const DetailsFields = lazyComponent(() => import('./tabs/details-fields.tsx'), 'DetailsFields', inTab);
export const PreferencesFields = lazyComponent(
  () => import('./tabs/preferences-fields.tsx'),
  'PreferencesFields',
  inTab,
);
export const ContactFields = lazyComponent(() => import('./tabs/contact-fields.tsx'), 'ContactFields', inTab);

/**
 * Rendered below the photos. Its code is requested with the form, and again until it loads, like the code of the photo
 * list.
 */
export const CountHint = lazyComponent(() => import('./count-hint.tsx'), 'CountHint', {
  // Reserves the height of its button, so that the buttons below do not move when it appears.
  fallback: () => <div className="min-h-6 max-sm:min-h-11 pointer-coarse:min-h-11" />,
});

/*
 * Outcomes of a submit. Their code is requested with the form, because they may have to report that there is no
 * connection. If it fails to load, it is requested again until it loads; the toast has stated the same.
 */
export const ErrorSummary = lazyComponent(() => import('./error-summary.tsx'), 'ErrorSummary');
export const SendPanel = lazyComponent(() => import('./send-panel.tsx'), 'SendPanel');
export const OrderConfirmation = lazyComponent(() => import('./order-confirmation.tsx'), 'OrderConfirmation');

/* Optional parts. An order works without them, also if their code never loads. */

/**
 * Rendered in the last tab. Its code is requested one tab earlier: if it appeared later, the submit button would move.
 */
export const OrderReview = lazyComponent(() => import('./order-review.tsx'), 'OrderReview');

/** Buttons below the estimate, rendered once a service is chosen. */
export const QuoteActions = lazyComponent(() => import('./quote-actions.tsx'), 'QuoteActions');

/** Previews of looks in the third tab. */
export const LookThumb = lazyComponent(() => import('../looks/look-thumb.tsx'), 'LookThumb');
export const LookCompare = lazyComponent(() => import('../photos/look-compare.tsx'), 'LookCompare');
