import { ErrorScreen } from '../../../src/index.ts';

export const FailedPage = ({ id, retry }: { id: string; retry: () => void }) => (
  <ErrorScreen errorId={id} onRetry={retry} messages={{ title: 'This page didn’t load.' }} />
);
