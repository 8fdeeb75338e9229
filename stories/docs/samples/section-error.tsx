import type { ReactNode } from 'react';
import { CatchErrors, SectionError } from '../../../src/index.ts';

export const SectionBoundary = ({ children }: { children: ReactNode }) => (
  <CatchErrors renderFallback={({ id, reset }) => <SectionError errorId={id} onRetry={reset} />}>
    {children}
  </CatchErrors>
);
