import { ErrorBoundary, Faq, type FaqItem } from '../../../src/index.ts';

export const Questions = ({ items }: { items: readonly FaqItem[] }) => (
  <ErrorBoundary level="section" onError={(error, id) => console.info(id, error)}>
    <Faq title="Questions" items={items} />
  </ErrorBoundary>
);
