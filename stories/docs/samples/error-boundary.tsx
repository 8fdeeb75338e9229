import { ErrorBoundary, Faq, type FaqItem } from '../../../src/index.ts';

type Props = { items: readonly FaqItem[]; count: (id: string) => void };

export const Questions = ({ items, count }: Props) => (
  <ErrorBoundary level="section" onError={(_, id) => count(id)}>
    <Faq title="Questions" items={items} />
  </ErrorBoundary>
);
