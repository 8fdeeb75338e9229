import { openChat } from '../../src/chat/chat-view.ts';
import { telephone } from '../../src/lib/telephone.ts';
import { Contact, type ContactProps } from '../../src/sections/contact.tsx';
import { brand, claims } from '../brand.ts';
import { paths } from '../routing/paths.ts';
import { twoLines } from './two-lines.tsx';

/** The ways to reach the studio, for the home page and the contact page. */
export const contact: ContactProps = {
  number: '13',
  eyebrow: 'Contact',
  title: twoLines('Ask before', 'you send anything.', 'max-sm:hidden'),
  lead: 'A difficult set, a deadline, a file that won’t open: write or call, and a retoucher answers.',
  channels: [
    {
      label: 'Phone',
      value: brand.phone,
      href: telephone(brand.phone),
      note: brand.hours,
    },
    {
      label: 'Email',
      value: brand.email,
      href: `mailto:${brand.email}`,
      note: 'Attach up to three frames if you like.',
    },
    {
      label: 'Chat',
      value: 'Open the chat',
      href: paths.liveChat,
      chat: true,
      note: 'Automated replies at any hour, about prices, formats and speed.',
    },
    {
      id: 'status',
      label: 'Status',
      value: 'Is everything running?',
      href: paths.status,
      note: 'Asks from your browser whether this site reaches its server.',
    },
  ],
  promise: claims.quote,
  action: { href: '#upload', label: 'Upload photos' },
  onChat: openChat,
};

/** `#help` is the section, `#contact` is inside it: both anchors lead to the same place. */
export const Section = () => (
  <div id="help">
    <Contact {...contact} className="bg-sunken" />
  </div>
);
