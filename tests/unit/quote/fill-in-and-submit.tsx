import { useQuoteFormContext } from '../../../src/quote/quote-form-context.ts';
import { fileOf } from './file-of.ts';

const photo = fileOf('DSC_0412.jpg');

/** A button that fills in what an order needs except for its service, and submits it in the same press. */
export function FillInAndSubmit() {
  const { actions, submit } = useQuoteFormContext();
  const fillInAndSubmit = () => {
    actions.change({ clientName: 'Ana', clientEmail: 'ana@studio.example' });
    actions.photos.onAdd([photo]);
    submit();
  };
  return <button onClick={fillInAndSubmit}>Submit</button>;
}
