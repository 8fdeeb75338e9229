import { NewsletterForm } from '../../../src/index.ts';

export const Letters = ({ keep }: { keep: (email: string) => void }) => (
  <NewsletterForm onSubscribe={keep} messages={{ subscribe: 'Sign me up' }} />
);
