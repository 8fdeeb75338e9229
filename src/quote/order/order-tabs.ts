import { newId } from '../../lib/new-id.ts';

/** Times in ms: a tab that does not react may be frozen; one that reacts may have photos to store first. */
const PATIENCE = { silent: 1500, closing: 60_000 };
const CHANNEL = 'order-tabs';
/** Keeps the tab's id over a reload. It is not stored while the page lives, so that a duplicated tab gets its own. */
const TAB_KEY = 'order-tab';

export type Refusal = 'elsewhere' | 'unmovable';
/** To another tab that wants a draft: it may have it, or why it may not. `wait`: one of both will follow. */
export type Answer = Refusal | 'wait' | null;
export type Tabs = ReturnType<typeof createBrowserTabs>;

type Held = { release: () => void; onLost: () => unknown };

type Message =
  | { kind: 'changed' }
  | { kind: 'wanted'; id: string }
  | { kind: 'answer'; id: string; answer: Answer };

/** The tabs of this browser: which of them holds which draft, and how to ask for it. */
export function createBrowserTabs() {
  const locks: LockManager | undefined = globalThis.navigator?.locks;
  const channel = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(CHANNEL);
  const held = new Map<string, Held>();
  let isHidden = false;
  let hasLocks = locks !== undefined;
  const nameOf = (id: string) => `order:${id}`;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel has one origin, and takes no other argument
  const post = (message: Message) => channel?.postMessage(message);

  const hold = (id: string, onLost: () => unknown, isForced = false): Promise<boolean> =>
    new Promise((resolve) => {
      if (!locks || isHidden || held.has(id)) return resolve(true);
      let mine: Held | undefined;
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
    me: takeTabId(),
    /**
     * Without Web Locks (plain http, old browsers, pages that may not use them) the lease in the record decides who owns
     * a draft.
     */
    get hasLocks() {
      return hasLocks;
    },

    /** Holds a draft's lock if no other tab does, or by force. `onLost` is called when it is taken away. */
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

    /** Asks the tab that holds a draft to let go of it. Resolves to why it does not, or `null`. */
    askFor: (id: string): Promise<Refusal | null> =>
      new Promise((resolve) => {
        const answered = new AbortController();
        const settle = (refusal: Refusal | null) => {
          answered.abort();
          resolve(refusal);
        };
        let timer = setTimeout(settle, channel ? PATIENCE.silent : 0, null);
        const onMessage = ({ data }: MessageEvent<Message>) => {
          if (data.kind !== 'answer' || data.id !== id) return;
          clearTimeout(timer);
          if (data.answer === 'wait') timer = setTimeout(settle, PATIENCE.closing, null);
          else settle(data.answer);
        };
        channel?.addEventListener('message', onMessage, { signal: answered.signal });
        post({ kind: 'wanted', id });
      }),

    /** Reports to the other tabs that something in storage has changed. */
    tell: (): void => post({ kind: 'changed' }),

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

function takeTabId(): string {
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
