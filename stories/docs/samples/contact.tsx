import { Contact } from '../../../src/index.ts';

export const ContactSection = () => (
  <Contact
    title="Ask before you send anything."
    channels={[
      { label: 'Phone', value: '+1 (555) 010-0100', href: 'tel:+15550100100', note: 'Mon-Fri 9AM-6PM EST' },
      { label: 'Chat', value: 'Open the chat', href: '/live-chat', chat: true },
    ]}
    onChat={() => window.dispatchEvent(new Event('openChat'))}
    promise="A quote within 2 hours."
  />
);
