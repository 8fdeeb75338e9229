import { ErrorBoundary, Faq, type FaqItem } from '../../../src/index.ts';

type Props = { items: readonly FaqItem[]; countError: (id: string) => void };

export const SafeFaq = ({ items, countError }: Props) => (
  <ErrorBoundary level="section" onError={(_, id) => countError(id)}>
    <Faq title="Questions" items={items} />
  </ErrorBoundary>
);
