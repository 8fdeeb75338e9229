import { Contact } from '../../src/sections/contact.tsx';
import { contact } from '../content/home.tsx';

/** The chat listens for this event wherever it is mounted (SPEC §2). */
const openChat = () => window.dispatchEvent(new Event('openChat'));

/** `#help` is the section, `#contact` is inside it: both anchors lead to the same place. */
export const ContactSection = () => (
  <div id="help">
    <Contact {...contact} onChat={openChat} className="bg-sunken" />
  </div>
);
