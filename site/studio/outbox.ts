import { createTransport } from 'nodemailer';
import { serviceNames } from '../../src/pricing/names.ts';
import { brand } from '../brand.ts';
import { briefOf, count, nameOf } from './files/brief.ts';
import type { MailKind, Order, Records } from './sqlite-records.ts';

export type MailOptions = {
  /** The mail server, such as `smtps://user:password@mail.studio.example`. */
  url: string;
  /** Email address that receives new orders. */
  studio: string;
  /** Sender of both mails. */
  from: string;
};

/** Time between two runs that send what is due, in ms. */
const INTERVAL = 60_000;
/** Maximum delay of a mail that failed, in ms. It is a minute first, and doubles with each failure. */
const LONGEST_WAIT = 60 * 60 * 1000;
/** Time limit for each answer of the mail server, in ms. */
const TIMEOUT = 20_000;
/** Time that `close` waits for the mail that is being sent, in ms. */
const CLOSE_TIMEOUT = 3000;

/**
 * Sends the mails that are due. A mail is recorded together with its order, so none is lost in a crash. It is sent again if
 * its success could not be recorded. A mail that the customer's server refuses permanently, as for a mistyped address, is
 * given up.
 */
export function createOutbox({ url, studio, from }: MailOptions, records: Records) {
  const transport = createTransport({
    url,
    connectionTimeout: TIMEOUT,
    greetingTimeout: TIMEOUT,
    socketTimeout: TIMEOUT,
  });
  let running = Promise.resolve();
  let isClosed = false;
  const abort = new AbortController();
  const { signal } = abort;

  async function sendDue(): Promise<void> {
    for (const { id, order: number, kind, attempts } of await records.dueMails(Date.now())) {
      if (isClosed) return;
      const order = await records.findOrder(number);
      try {
        if (order)
          await transport.sendMail({ from, to: recipientOf(kind, order), ...mails[kind](order), signal });
        await records.markMailed(id);
      } catch (error) {
        if (signal.aborted) return;
        if (kind === 'customer' && isRefusedForGood(error)) {
          console.warn(`Mail about order ${number} to the customer was refused: ${String(error)}`);
          await records.markMailed(id);
        } else {
          console.warn(`Mail about order ${number} failed and is tried again: ${String(error)}`);
          await records.postponeMail(id, Date.now() + Math.min(INTERVAL * 2 ** attempts, LONGEST_WAIT));
        }
      }
    }
  }

  const recipientOf = (kind: MailKind, { payload }: Order) =>
    // An object, because nodemailer reads a text with commas as a list of addresses.
    kind === 'studio' ? studio : { name: '', address: payload.customerEmail.trim() };

  /** Sends what is due now. Calls during a run wait for it, so that no mail is sent twice. */
  const send = () => (running = running.then(sendDue).catch(console.error));
  const timer = setInterval(send, INTERVAL);
  return {
    send,
    async close() {
      clearInterval(timer);
      isClosed = true;
      const force = setTimeout(() => abort.abort(), CLOSE_TIMEOUT);
      await running;
      clearTimeout(force);
      transport.close();
    },
  };
}

const mails: Record<MailKind, (order: Order) => { subject: string; text: string }> = {
  studio: (order) => ({
    subject: `Order ${order.number}: ${serviceOf(order)}, ${count(order.payload.imageCount, 'image')}`,
    text: `${briefOf(order)}\nThe photos are in the folder ${order.folder}.\n`,
  }),
  customer: (order) => ({
    // Contains nothing that was typed, no name either, because this mail goes to an unconfirmed email address.
    subject: `We received your order ${order.number}`,
    text: `Hello,

thank you. Your order has the number ${order.number}. We received ${countOf(order)} for ${serviceOf(order)}, and we will send you a fixed price before we begin.

Questions? Reply to this email or call ${brand.phone}, and have the number ready.

${brand.name}
`,
  }),
};

const serviceOf = ({ payload }: Order) => nameOf(serviceNames, payload.serviceType);
const countOf = ({ photos }: Order) => (photos.length === 1 ? 'one photo' : `${photos.length} photos`);

/** Whether the server has permanently refused the recipient or the text. It refuses a wrong password at another command. */
function isRefusedForGood(error: unknown): boolean {
  const { permanent, command = '' } = Object(error) as { permanent?: boolean; command?: string };
  return permanent === true && ['RCPT TO', 'DATA'].includes(command);
}
