import { lazy, Suspense } from 'react';
import { Spinner } from '../../../src/index.ts';

const Chart = lazy(async () => ({ default: () => <p>Here it is.</p> }));

export const Waiting = () => (
  <Suspense fallback={<Spinner label="Loading page..." />}>
    <Chart />
  </Suspense>
);
