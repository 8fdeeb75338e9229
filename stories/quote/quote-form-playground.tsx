import { useEffect } from 'react';
import { networks } from '../../.storybook/network.ts';
import { worker } from '../../mocks/browser.ts';
import { scenario } from '../../mocks/scenarios.ts';
import { LocaleProvider } from '../../src/lib/locale.tsx';
import { QuoteFormReceipt, type QuoteFormProps } from '../../src/quote/quote-form.tsx';
import { useQuoteFormContext } from '../../src/quote/quote-form-context.ts';
import { shootFiles } from '../photos/sample-files.ts';
import { FormHost } from './form-host.tsx';
import { orderArgTypes, type OrderArgs } from './order-controls.ts';

const MAX_PHOTOS = 6;

/** The controls of the playground, each of one kind. */
export type PlaygroundProps = Pick<QuoteFormProps, 'onSubmitted'> &
  OrderArgs & {
    photos: number;
    network?: keyof typeof networks;
    locale: string;
  };

const visit = { table: { category: 'Visit' } };

export const playgroundArgTypes = {
  ...orderArgTypes,
  photos: { ...visit, name: 'Sample photos', control: { type: 'range', min: 0, max: MAX_PHOTOS } },
  network: {
    ...visit,
    name: 'Network',
    description: 'Default: as the toolbar says.',
    control: { type: 'select', labels: networks },
    options: Object.keys(networks),
  },
  locale: {
    ...visit,
    name: 'Locale of numbers and dates',
    control: 'select',
    options: ['en-US', 'en-GB', 'de-DE', 'fr-FR', 'ar-EG'],
  },
} as const;

/** Renders the form with the values of the controls. All other fields keep what was entered. */
export function QuoteFormPlayground({ photos, network, locale, onSubmitted, ...defaults }: PlaygroundProps) {
  useEffect(() => {
    if (network) worker.use(...scenario[network]);
  }, [network]);
  const aside = (
    <>
      <QuoteFormReceipt />
      <SamplePhotos count={photos} />
    </>
  );
  return (
    <LocaleProvider locale={locale}>
      <FormHost {...{ defaults, aside, onSubmitted }} />
    </LocaleProvider>
  );
}

/** Adds photos to the form around it, and removes them again. */
function SamplePhotos({ count }: { count: number }) {
  const { actions } = useQuoteFormContext();
  useEffect(() => {
    let remove: (() => void) | undefined;
    let isOver = false;
    if (count > 0)
      void shootFiles(count).then((files) => {
        if (isOver) return;
        actions.photos.onAdd(files);
        remove = () => actions.photos.onRemove(files);
      });
    return () => {
      isOver = true;
      remove?.();
    };
  }, [actions, count]);
  return null;
}
