import { BriefCheckList, type AdviceAction, type QuoteState } from '../../../src/index.ts';

type Props = { state: QuoteState; onAct: (action: AdviceAction) => void };

/** Above the button that sends; `onAct` does what was pressed, or shows the field. */
export const LastLook = ({ state, onAct }: Props) => (
  <BriefCheckList
    state={state}
    officeHours={{ timeZone: 'America/New_York', opens: '09:00', closes: '18:00' }}
    onAct={onAct}
  />
);
