import { countMarks } from '../annotations/photo-mark.ts';
import { useLocale } from '../lib/locale.tsx';
import { formatNumber } from '../pricing/currency.ts';
import { turnarounds } from '../pricing/price-table.ts';
import { BriefCheckList } from './brief-check-list.tsx';
import { useQuoteFormContext } from './quote-form-context.ts';
import { joinOptions } from './quote-options.ts';
import { titleOf } from './service-titles.ts';
import { SummaryList } from './summary-list.tsx';

/** Advice on the order of the form around it, and its summary. Following advice changes the order, or leads to a field. */
export function OrderReview() {
  const { order, state, isBusy, officeHours, actions, receiptNames, words, goToField } =
    useQuoteFormContext();
  return (
    <>
      {/* Outside of a section nothing else disables the advice while the order is sent. It would change the order. */}
      <fieldset role="none" disabled={isBusy} className="contents">
        <BriefCheckList
          key={order.formKey}
          {...{ state, officeHours }}
          onAct={(action) => (action.kind === 'go' ? goToField(action) : actions.change(action.changes))}
          messages={{ ...receiptNames, ...words.advice }}
        />
      </fieldset>
      <OrderSummary />
    </>
  );
}

/** Summary of the choices in the tabs before the last one. Rush order is on the receipt. */
function OrderSummary() {
  const locale = useLocale();
  const { state, services, words } = useQuoteFormContext();
  const { fields, photos, references, marks } = state;
  const markCount = countMarks(photos, marks);
  // A host without types may set one that does not exist.
  const turnaround = turnarounds.find(({ id }) => id === fields.turnaround);
  const looks = joinOptions([...fields.stylePrefs, ...fields.colorPrefs], words.optionNames);
  return (
    <SummaryList
      title={words.summary}
      rows={[
        [words.service, titleOf(services, fields.serviceType) || words.notYet],
        [words.photosLabel, photos.length === 0 ? words.notYet : words.photos(photos.length)],
        [words.marksLabel, markCount === 0 ? words.none : formatNumber(markCount, locale)],
        [words.references.heading, references.length === 0 ? words.none : words.photos(references.length)],
        [words.count, formatNumber(fields.imageCount, locale)],
        [words.quality, words.qualityNames[fields.qualityLevel]],
        [
          words.turnaround,
          turnaround ? `${words.turnaroundNames[turnaround.id]}, ${turnaround.hours}` : words.notYet,
        ],
        [words.tabs.preferences, looks || words.none],
      ]}
    />
  );
}
