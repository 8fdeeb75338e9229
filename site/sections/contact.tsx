import { Contact } from '../../src/sections/contact.tsx';
import { contact } from '../content/home.tsx';

/** Opens the chat, which listens for this event on `window` wherever it is mounted. */
const openChat = () => window.dispatchEvent(new Event('openChat'));

/** `#help` is the section, `#contact` is inside it: both anchors lead to the same place. */
export const ContactSection = () => (
  <div id="help">
    <Contact {...contact} onChat={openChat} className="bg-sunken" />
  </div>
);
