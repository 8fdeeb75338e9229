import { PrintableQuote, type PrintableQuoteProps } from '../../../src/index.ts';

export const ClientEstimate = ({ state, now }: Pick<PrintableQuoteProps, 'state' | 'now'>) => (
  <PrintableQuote
    state={state}
    now={now}
    issuer={{ name: 'Northlight Studio', lines: ['hello@northlight.example'] }}
    terms={['Valid for 30 days.']}
  />
);
