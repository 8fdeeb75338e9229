import { SummaryList } from '../../../src/index.ts';

/** An earlier order on a page of the host. */
export const LastOrder = () => (
  <SummaryList
    title="SL-2048"
    rows={[
      ['Service', 'Wedding photography'],
      ['Photos', '12'],
    ]}
  />
);
