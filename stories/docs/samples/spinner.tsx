import { lazy, Suspense } from 'react';
import { Spinner } from '../../../src/index.ts';

const Chart = lazy(async () => ({ default: () => <p>The chart</p> }));

export const LoadingChart = () => (
  <Suspense fallback={<Spinner label="Loading page..." />}>
    <Chart />
  </Suspense>
);
