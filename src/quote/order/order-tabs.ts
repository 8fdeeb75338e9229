import { newId } from '../../lib/new-id.ts';
import { readStored, writeStored } from '../../lib/storage.ts';
import { inTime, wait } from '../../lib/wait.ts';

/**
 * Times, in ms, to wait for the tab that is asked for a draft. `firstReply`: for any reply, which a frozen tab does not
 * send. `closed`: the same, if the owner is closed. Another tab may show the draft all the same: on a full disk it could not
 * be stored as the owner. `storing`: for the final reply of a tab that stores its photos first.
 */
const HANDOVER_TIMEOUTS = { firstReply: 1500, closed: 100, storing: 60_000 };
/** Time, in ms, to wait for the browser's locks. The page before a reload may still hold its own. */
const LOCK_TIMEOUT = 3000;
/** Name of the database of drafts, which all tabs share. */
export const DATABASE_NAME = 'order-drafts';
const CHANNEL = 'order-tabs';
/**
 * Session storage key of the previous page's id. A page that uses the drafts, also to sweep them, removes it at once and
 * writes it when it is left. A tab that is duplicated from such a page does not get it. A tab that is duplicated from a
 * page without drafts gets the id of an earlier page.
 */
const PREVIOUS_KEY = 'order-tab';

/** `sending`: the tab is sending the order. `notStored`: storage does not hold all of the order. */
export type HandoverDenial = 'sending' | 'notStored';
export type Tabs = ReturnType<typeof createBrowserTabs>;

/**
 * `answer`: `null` once the draft is handed over. `wait`: the final one follows. A tab with an older version of the site
 * understands these names only.
 */
type Message =
  | { kind: 'changed' }
  | { kind: 'wanted'; id: string }
  | { kind: 'answer'; id: string; answer: HandoverDenial | 'wait' | null };

/** The tabs of this browser: which of them are open, and how to ask one for a draft. */
export function createBrowserTabs() {
  /** Names this page: a reload is another tab here. */
  const me = newId();
  /** The page before, in the same tab, or in the tab that was duplicated. */
  const previous = readStored(PREVIOUS_KEY, (stored) => stored ?? null, 'sessionStorage');
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  let hasHadDraft = false;
  /** The request for this page's lock. `undefined` if there was none yet, or the browser has refused it. */
  let marking: Promise<void> | undefined;
  /** Resolves when this page is hidden. Replaced when it is shown again. */
  let hidden!: Promise<void>;
  let hide!: () => void;
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel(CHANNEL);
  } catch {
    // Firefox refuses it where cookies are blocked, and some web views have none. Then no other tab is asked.
  }
  const lockOf = (tab: string) => `order-tab:${tab}`;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, and takes no other argument
  const post = (message: Message) => channel?.postMessage(message);

  async function holdLock() {
    if (!locks) return;
    // If it is granted after a `pagehide`, the lock is released at once, so that `pageshow` can request it again.
    const untilHidden = hidden;
    const granted = new Promise<void>((resolve, reject) => {
      const onGranted = () => {
        resolve();
        return untilHidden;
      };
      locks.request(lockOf(me), onGranted).catch(reject);
    });
    granted.catch(() => (marking = undefined));
    await inTime(wait, LOCK_TIMEOUT, granted);
  }

  function show() {
    hidden = new Promise((resolve) => (hide = resolve));
    writeStored(PREVIOUS_KEY, undefined, 'sessionStorage');
    if (hasHadDraft) marking = holdLock();
  }

  // In the bfcache this page counts as closed: it gives up its lock, so another page may open its draft. If it kept the
  // lock, WebKit would take it away, and other browsers would not cache the page.
  show();
  addEventListener('pageshow', ({ persisted }) => persisted && show());
  addEventListener('pagehide', () => {
    hide();
    // A page without a draft passes on the page before, whose draft may still be that page's.
    writeStored(PREVIOUS_KEY, hasHadDraft ? me : (previous ?? me), 'sessionStorage');
  });

  // Shared, so that it fails only while a page holds the lock, and not while another tab asks for it, too.
  const requestShared = <T>(tab: string, options: LockOptions, callback: (lock: Lock | null) => T) =>
    locks?.request(lockOf(tab), { mode: 'shared', ...options }, callback);

  /** Whether a page holds the lock of a tab. Resolves to `null` if unknown. */
  async function isLocked(tab: string): Promise<boolean | null> {
    const isHeld = requestShared(tab, { ifAvailable: true }, (lock) => lock === null);
    return isHeld ? inTime(wait, LOCK_TIMEOUT, isHeld) : null;
  }

  return {
    me,

    /**
     * Marks this tab as open. Resolves once the other tabs can see it, or if the browser grants no lock in time. Call before
     * each write: a lock that was refused is requested again.
     */
    markOpen(): Promise<void> {
      hasHadDraft = true;
      return (marking ??= holdLock());
    },

    /**
     * Whether a tab is open, and not in the bfcache. Resolves to `null` if unknown: without Web Locks (plain http, old
     * browsers, pages that may not use them), or if they do not answer in time. The previous page then counts as closed.
     */
    async isOpen(tab: string): Promise<boolean | null> {
      // A reload releases the previous page's lock late. In a duplicated tab that page may be open, and keeps it.
      if (tab === previous)
        await requestShared(tab, { signal: AbortSignal.timeout(LOCK_TIMEOUT) }, () => {})?.catch(() => {});
      return (await isLocked(tab)) ?? (tab === previous ? false : null);
    },

    /**
     * Asks the tab that shows a draft to let go of it. Resolves to its denial. Resolves to `null` if it has let go, or if
     * its reply or final reply did not arrive in time: this tab may then take the draft.
     */
    async askFor(id: string, owner: string): Promise<HandoverDenial | null> {
      const isClosed = (await isLocked(owner)) === false;
      return new Promise((resolve) => {
        const { storing, [isClosed ? 'closed' : 'firstReply']: firstReply } = HANDOVER_TIMEOUTS;
        let timer = setTimeout(resolve, firstReply, null);
        const onMessage = ({ data }: MessageEvent<Message>) => {
          if (data.kind !== 'answer' || data.id !== id) return;
          clearTimeout(timer);
          if (data.answer === 'wait') timer = setTimeout(resolve, storing, null);
          else resolve(data.answer);
        };
        channel?.addEventListener('message', onMessage, {
          signal: AbortSignal.timeout(firstReply + storing),
        });
        post({ kind: 'wanted', id });
      });
    },

    /** Reports to the other tabs that something in storage has changed. */
    announceChange: (): void => post({ kind: 'changed' }),

    /**
     * Listens to the other tabs. `handOver` gets the id of the draft that one of them asks for. If this tab shows that draft,
     * it returns a promise of the reply.
     */
    listen(onChange: () => void, handOver: (id: string) => Promise<HandoverDenial | null> | undefined): void {
      channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data.kind === 'changed') onChange();
        if (data.kind !== 'wanted') return;
        const { id } = data;
        const replying = handOver(id);
        if (replying) post({ kind: 'answer', id, answer: 'wait' });
        void replying?.then((answer) => post({ kind: 'answer', id, answer }));
      });
    },
  };
}

let browserTabs: Tabs | undefined;
/** Returns the tabs as this page sees them. Not before it is asked: prerendering has no tabs. */
export const getTabs = (): Tabs => (browserTabs ??= createBrowserTabs());
