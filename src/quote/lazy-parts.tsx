import { lazyComponent } from '../lib/lazy-component.tsx';
import { useAfterLoad } from '../lib/use-after-load.ts';
import { useQuoteFormContext } from './quote-form-context.ts';

/*
 * Parts of the form that are needed late or never. Their code is loaded when they are first rendered.
 */

/** Time after which an open tab reports that its fields have not loaded, in ms. */
const REPORT_AFTER = 2000;

function FieldsStillLoading() {
  const { words } = useQuoteFormContext();
  const isReported = useAfterLoad(REPORT_AFTER);
  return (
    <p role="status" className="text-muted">
      {isReported && words.stillLoading}
    </p>
  );
}

const inTab = { fallback: () => <FieldsStillLoading /> };

/** The later tabs, rendered ahead of their first opening (`Section`). */
export const DetailsFields = lazyComponent(() => import('./tabs/details-fields.tsx'), 'DetailsFields', inTab);
export const PreferencesFields = lazyComponent(
  () => import('./tabs/preferences-fields.tsx'),
  'PreferencesFields',
  inTab,
);
export const ContactFields = lazyComponent(() => import('./tabs/contact-fields.tsx'), 'ContactFields', inTab);

/** Below the photos, once there are some. Prepared with the form, and asked for again until it comes, as their list is. */
export const CountHint = lazyComponent(() => import('./count-hint.tsx'), 'CountHint', {
  // As high as its button, so that the buttons below do not move when it appears.
  fallback: () => <div className="min-h-6 max-sm:min-h-11 pointer-coarse:min-h-11" />,
});

/*
 * The outcomes of a submit. Prepared with the form: they may have to say that there is no connection. If their code did
 * not load, it is asked for again until it comes; the toast has said the same.
 */
export const ErrorSummary = lazyComponent(() => import('./error-summary.tsx'), 'ErrorSummary');
export const SendPanel = lazyComponent(() => import('./send-panel.tsx'), 'SendPanel');
export const OrderConfirmation = lazyComponent(() => import('./order-confirmation.tsx'), 'OrderConfirmation');

/* The others only help: while their code does not load, the order goes on without them. */

/** In the last tab. Prepared a tab earlier: appearing later, it would move the submit button under a finger. */
export const BriefCheckList = lazyComponent(() => import('./brief-check-list.tsx'), 'BriefCheckList');

/** Buttons below the estimate. Rendered once a service is chosen. */
export const QuoteActions = lazyComponent(() => import('./quote-actions.tsx'), 'QuoteActions');

/** Previews of looks in the third tab. */
export const LookThumb = lazyComponent(() => import('../looks/look-thumb.tsx'), 'LookThumb');
export const LookCompare = lazyComponent(() => import('../photos/look-compare.tsx'), 'LookCompare');
