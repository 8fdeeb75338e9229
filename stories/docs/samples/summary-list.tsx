import { SummaryList } from '../../../src/index.ts';

/** An order of the past, on a page of the host. */
export const LastOrder = () => (
  <SummaryList
    title="SL-2048"
    rows={[
      ['Service', 'Wedding photography'],
      ['Photos', '12'],
    ]}
  />
);
