import { ErrorScreen } from '../../../src/index.ts';

export const Failed = ({ id, retry }: { id: string; retry: () => void }) => (
  <ErrorScreen errorId={id} onRetry={retry} messages={{ title: 'This page didn’t load.' }} />
);
