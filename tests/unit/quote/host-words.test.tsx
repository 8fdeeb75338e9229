import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { QuoteForm } from '../../../src/quote/quote-form.tsx';

test('the receipt in QuoteForm shows the host’s service titles and option names', () => {
  const html = renderToString(
    <QuoteForm
      defaults={{ serviceType: 'portrait' }}
      services={[{ id: 'portrait', title: 'Porträt' }]}
      messages={{
        qualityNames: { basic: 'Einfach', pro: 'Gehoben', premium: 'Meisterhaft' },
        turnaroundNames: { standard: 'Normal', priority: 'Bevorzugt', rush: 'Eilig', express: 'Sofort' },
      }}
    />,
  );
  const receipt = html.slice(html.indexOf('Estimate'));
  for (const name of ['Porträt', 'Gehoben', 'Normal']) expect(receipt).toContain(name);
});
