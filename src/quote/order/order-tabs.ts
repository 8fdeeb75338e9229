import { newId } from '../../lib/new-id.ts';
import { wait } from '../../lib/wait.ts';
import { inTime } from './in-time.ts';

/**
 * Times, in ms, to wait for the tab that is asked for a draft. `firstReply`: for any reply, which a frozen tab does not
 * send. `storing`: for the final reply of a tab that stores its photos first.
 */
const HANDOVER_TIMEOUTS = { firstReply: 1500, storing: 60_000 };
/** Time, in ms, to wait for the browser's locks. The page before a reload may still hold its own. */
const LOCK_TIMEOUT = 3000;
/** Name of the database of drafts, which all tabs share. */
export const DATABASE_NAME = 'order-drafts';
const CHANNEL = 'order-tabs';
/**
 * Session storage key of the previous page's id. Removed while a page with a form is shown, so that a duplicated tab does
 * not have it.
 */
const PREVIOUS_KEY = 'order-tab';

/** `sending`: the tab is sending the order. `notStored`: storage does not hold all of the order. */
export type HandoverDenial = 'sending' | 'notStored';
/** Reply to a tab that asks for a draft. `null`: handed over. `wait`: the final reply follows. */
export type Answer = HandoverDenial | 'wait' | null;
export type Tabs = ReturnType<typeof createBrowserTabs>;

type Message =
  | { kind: 'changed' }
  | { kind: 'wanted'; id: string }
  | { kind: 'answer'; id: string; answer: Answer };

/** The tabs of this browser: which of them are open, and how to ask one for a draft. */
export function createBrowserTabs() {
  /** Names this page: a reload is another tab here. */
  const me = newId();
  /** The page before, in the same tab, or in the tab that was duplicated. `undefined` until this tab listens. */
  let previous: string | null | undefined;
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  let hasLocks = locks !== undefined;
  /** The request for this page's lock. `undefined` if this page has had no draft yet. */
  let marking: Promise<void> | undefined;
  let hide = () => {};
  /** Resolves when this page is hidden. Replaced when it is shown again. */
  let hidden = new Promise<void>((resolve) => (hide = resolve));
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
    const granted = new Promise<void>((resolve) => {
      // If it is granted after a `pagehide`, the lock is released at once, so that `pageshow` can request it again.
      const untilHidden = hidden;
      const onGranted = () => {
        hasLocks = true;
        resolve();
        return untilHidden;
      };
      locks.request(lockOf(me), onGranted).catch(() => {
        hasLocks = false;
        resolve();
      });
    });
    await inTime(wait, LOCK_TIMEOUT, granted);
  }

  /**
   * Makes this page count as closed while it is in the bfcache: it gives up its lock, so another page may open its draft.
   * If it kept the lock, WebKit would take it away, and other browsers would not cache the page.
   */
  function followPage() {
    previous = null;
    addEventListener('pagehide', () => hide());
    addEventListener('pageshow', ({ persisted }) => {
      if (!persisted) return;
      hidden = new Promise((resolve) => (hide = resolve));
      if (marking) marking = holdLock();
    });
    try {
      previous = sessionStorage.getItem(PREVIOUS_KEY);
      sessionStorage.removeItem(PREVIOUS_KEY);
      // A page without a draft passes on the page before, whose draft may still be that page's.
      addEventListener('pagehide', () => {
        sessionStorage.setItem(PREVIOUS_KEY, marking ? me : (previous ?? me));
      });
      addEventListener('pageshow', () => sessionStorage.removeItem(PREVIOUS_KEY));
    } catch {
      // Where storage is blocked there are no drafts either.
    }
  }

  return {
    me,

    /**
     * Marks this tab as open. Resolves once the other tabs can see it, or if the browser grants no lock in time. Call before
     * each write: a lock that was refused is requested again.
     */
    markOpen: () => (marking = (hasLocks && marking) || holdLock()),

    /**
     * Whether a tab is open, and not in the bfcache. Resolves to `null` if unknown: without Web Locks (plain http, old
     * browsers, pages that may not use them), or if they do not answer in time. The page before then counts as closed.
     */
    async isOpen(tab: string): Promise<boolean | null> {
      // On a reload its lock is released late. In a duplicated tab it is not released: the page before may be open.
      if (tab === previous && locks) {
        // Shared, which tells it from the lock that an open page holds.
        const look = { mode: 'shared', signal: AbortSignal.timeout(LOCK_TIMEOUT) } as const;
        await locks.request(lockOf(tab), look, () => {}).catch(() => {});
      }
      const found = hasLocks && locks ? await inTime(wait, LOCK_TIMEOUT, locks.query()) : null;
      if (!found) return tab === previous ? false : null;
      return found.held?.some(({ name, mode }) => name === lockOf(tab) && mode === 'exclusive') === true;
    },

    /**
     * Asks the tab that shows a draft to let go of it. Resolves to its denial. Resolves to `null` if it has let go, or if
     * its reply or final reply did not arrive in time: this tab may then take the draft.
     */
    askFor: (id: string): Promise<HandoverDenial | null> =>
      new Promise((resolve) => {
        const { firstReply, storing } = HANDOVER_TIMEOUTS;
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
      }),

    /** Reports to the other tabs that something in storage has changed. */
    announceChange: (): void => post({ kind: 'changed' }),

    /**
     * Listens to the other tabs. `onAsked` gets the id of the draft that one of them asks for, and calls `answer` if this
     * tab shows that draft.
     */
    listen(onChange: () => void, onAsked: (id: string, answer: (answer: Answer) => void) => void): void {
      if (previous === undefined) followPage();
      channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data.kind === 'changed') onChange();
        if (data.kind === 'wanted')
          onAsked(data.id, (answer) => post({ kind: 'answer', id: data.id, answer }));
      });
    },
  };
}

let browserTabs: Tabs | undefined;
/** Returns the tabs as this page sees them. Not before it is asked: prerendering has no tabs. */
export const getTabs = (): Tabs => (browserTabs ??= createBrowserTabs());
