import { turnarounds } from '../pricing/price-table.ts';
import type { QuoteMessages } from './quote-messages.ts';
import type { QuoteFields } from './quote-state.ts';
import { SummaryList } from './summary-list.tsx';

export type OrderSummaryProps = {
  fields: QuoteFields;
  /** Title of the chosen service. Empty if none is chosen. */
  serviceTitle: string;
  photoCount: number;
  referenceCount: number;
  /** Marks on all photos together. */
  markCount: number;
  words: QuoteMessages;
};

/** The order before it is sent, line by line. */
export function OrderSummary(props: OrderSummaryProps) {
  const { fields, serviceTitle, photoCount, referenceCount, markCount, words } = props;
  const hours = turnarounds.find(({ id }) => id === fields.turnaround)?.hours;
  const looks = [...fields.stylePrefs, ...fields.colorPrefs].join(', ');
  return (
    <SummaryList
      title={words.summary}
      rows={[
        [words.service, serviceTitle || words.notYet],
        [words.photosLabel, photoCount === 0 ? words.notYet : words.photos(photoCount)],
        [words.marksLabel, markCount === 0 ? words.none : String(markCount)],
        [words.references.heading, referenceCount === 0 ? words.none : words.photos(referenceCount)],
        [words.count, String(fields.imageCount)],
        [words.quality, words.qualityNames[fields.qualityLevel]],
        [words.turnaround, `${words.turnaroundNames[fields.turnaround]}, ${hours}`],
        [words.tabs.preferences, looks || words.none],
      ]}
    />
  );
}
