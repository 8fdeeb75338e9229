import { openChat } from '../../src/chat/chat-view.ts';
import { Contact } from '../../src/sections/contact.tsx';
import { contact } from '../content/contact.tsx';

/** `#help` is the section, `#contact` is inside it: both anchors lead to the same place. */
export const Section = () => (
  <div id="help">
    <Contact {...contact} onChat={openChat} className="bg-sunken" />
  </div>
);
