import { BriefCheckList, type AdviceAction, type QuoteState } from '../../../src/index.ts';

type Props = { state: QuoteState; onAct: (action: AdviceAction) => void };

/** Rendered above the submit button. `onAct` applies the action of the pressed button, or shows the field. */
export const OrderAdvice = ({ state, onAct }: Props) => (
  <BriefCheckList
    state={state}
    officeHours={{ timeZone: 'America/New_York', opens: '09:00', closes: '18:00' }}
    onAct={onAct}
  />
);
