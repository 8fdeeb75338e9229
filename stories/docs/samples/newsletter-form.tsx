import { NewsletterForm } from '../../../src/index.ts';

export const FooterNewsletter = ({ subscribe }: { subscribe: (email: string) => void }) => (
  <NewsletterForm onSubscribe={subscribe} messages={{ subscribe: 'Sign me up' }} />
);
