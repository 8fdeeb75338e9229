import { BarChart } from '../../../src/index.ts';

const points = [
  { label: 'Mar', value: 6720 },
  { label: 'Apr', value: 9120 },
];

export const Revenue = () => (
  <BarChart
    title="Revenue"
    points={points}
    format={(value) => `$${value.toLocaleString('en-US')}`}
    note="Before refunds."
  />
);
