import { newId } from '../../lib/new-id.ts';

/**
 * `silent`: wait, in ms, for any reply; a frozen tab sends none. `closing`: wait for the final reply of a tab that stores
 * its photos first.
 */
const HANDOVER_TIMEOUTS = { silent: 1500, closing: 60_000 };
/** Name of the database of drafts, which all tabs share. */
export const DATABASE_NAME = 'order-drafts';
const CHANNEL = 'order-tabs';
/** Keeps the tab's id over a reload. It is not stored while the page lives, so that a duplicated tab gets its own. */
const TAB_KEY = 'order-tab';

export type HandoverDenial = 'elsewhere' | 'unmovable';
/** Reply to a tab that asks for a draft. `null`: handed over. `wait`: the final reply follows. */
export type Answer = HandoverDenial | 'wait' | null;
export type Tabs = ReturnType<typeof createBrowserTabs>;

type HeldLock = { release: () => void; onLost: () => unknown };

type Message =
  | { kind: 'changed' }
  | { kind: 'wanted'; id: string }
  | { kind: 'answer'; id: string; answer: Answer };

/** The tabs of this browser: which of them holds which draft, and how to ask for it. */
export function createBrowserTabs() {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  let channel: BroadcastChannel | undefined;
  try {
    channel = new BroadcastChannel(CHANNEL);
  } catch {
    // Firefox refuses it where cookies are blocked, and some web views have none. Then no other tab is asked.
  }
  /** Locks by draft. While the page is hidden, those that it gave up and asks for again when it is shown. */
  const held = new Map<string, HeldLock>();
  let isHidden = false;
  let hasLocks = locks !== undefined;
  const nameOf = (id: string) => `order:${id}`;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, and takes no other argument
  const post = (message: Message) => channel?.postMessage(message);

  const hold = (id: string, onLost: () => unknown, isForced = false): Promise<boolean> =>
    new Promise((resolve) => {
      if (!locks || isHidden || held.has(id)) return resolve(true);
      let mine: HeldLock | undefined;
      locks
        .request(nameOf(id), isForced ? { steal: true } : { ifAvailable: true }, (lock) => {
          resolve(lock !== null);
          return (
            lock && !isHidden && new Promise<void>((release) => held.set(id, (mine = { release, onLost })))
          );
        })
        .catch(() => {
          if (!mine) {
            hasLocks = false;
            resolve(true);
          } else if (!isHidden && held.get(id) === mine) {
            held.delete(id);
            onLost();
          }
        });
    });

  // In the bfcache a page has no locks: WebKit takes them away, and other browsers would keep the page out. Another page
  // may open the draft meanwhile; its record says so.
  globalThis.addEventListener?.('pagehide', () => {
    isHidden = true;
    for (const { release } of held.values()) release();
  });
  globalThis.addEventListener?.('pageshow', () => {
    // Browsers fire it at the end of each load, too.
    if (!isHidden) return;
    isHidden = false;
    const released = [...held];
    held.clear();
    for (const [id, { onLost }] of released) void hold(id, onLost);
  });

  return {
    /** This tab. */
    me: restoreTabId(),
    /**
     * Without Web Locks (plain http, old browsers, pages that may not use them) the lease in the record decides who owns
     * a draft.
     */
    get hasLocks() {
      return hasLocks;
    },

    /**
     * Holds a draft's lock if no other tab does, or by force. `onLost` is called when it is taken away. Resolves to false
     * only if another tab has it. Without locks, and while the page is hidden in the bfcache, the record decides.
     */
    hold,

    letGo(id: string): void {
      held.get(id)?.release();
      held.delete(id);
    },

    async isOpen(id: string): Promise<boolean> {
      try {
        const { held: all = [] } = (await locks?.query()) ?? {};
        return all.some(({ name }) => name === nameOf(id));
      } catch {
        hasLocks = false;
        return false;
      }
    },

    /**
     * Asks the tab that holds a draft to let go of it. Resolves to its denial. Resolves to `null` if it has let go, or if
     * no tab replied: the lock may then be taken by force.
     */
    askFor: (id: string): Promise<HandoverDenial | null> =>
      new Promise((resolve) => {
        const { silent, closing } = HANDOVER_TIMEOUTS;
        let timer = setTimeout(resolve, silent, null);
        const onMessage = ({ data }: MessageEvent<Message>) => {
          if (data.kind !== 'answer' || data.id !== id) return;
          clearTimeout(timer);
          if (data.answer === 'wait') timer = setTimeout(resolve, closing, null);
          else resolve(data.answer);
        };
        channel?.addEventListener('message', onMessage, { signal: AbortSignal.timeout(silent + closing) });
        post({ kind: 'wanted', id });
      }),

    /** Reports to the other tabs that something in storage has changed. */
    announceChange: (): void => post({ kind: 'changed' }),

    /** Listens. `onAsked` gets the draft that another tab wants. It answers if this tab holds the draft. */
    listen(onChange: () => void, onAsked: (id: string, answer: (answer: Answer) => void) => void): void {
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

function restoreTabId(): string {
  try {
    const id = sessionStorage.getItem(TAB_KEY) ?? newId();
    sessionStorage.removeItem(TAB_KEY);
    addEventListener('pagehide', () => sessionStorage.setItem(TAB_KEY, id));
    addEventListener('pageshow', () => sessionStorage.removeItem(TAB_KEY));
    return id;
  } catch {
    return newId();
  }
}
