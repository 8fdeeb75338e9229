import { QuoteSheet, type QuoteSheetProps } from '../../../src/index.ts';

export const Paper = ({ state, now }: Pick<QuoteSheetProps, 'state' | 'now'>) => (
  <QuoteSheet
    state={state}
    now={now}
    issuer={{ name: 'Northlight Studio', lines: ['hello@northlight.example'] }}
    terms={['Valid for 30 days.']}
  />
);
