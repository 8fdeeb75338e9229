import { newId } from '../../lib/new-id.ts';
import { defaultQuote, type QuoteFields, type QuoteState } from '../quote-state.ts';
import { browserEstimate, createDraftFiles, filesOf, letGo, type DraftFiles } from './draft-files.ts';
import { firstStatus, type DraftStatus, type DraftView } from './draft-news.ts';
import {
  countFiles,
  emptyQuote,
  isBlank,
  isSame,
  mergeQuotes,
  nextRecord,
  restoredQuote,
  toPlain,
  toState,
  type DraftRecord,
  type Found,
  type PlainQuote,
} from './draft-record.ts';
import { openDraftStore, type DraftStore } from './draft-store.ts';
import { openTabLine, type TabLine, type TabMessage } from './draft-tabs.ts';
import { createDraftWriter } from './draft-writer.ts';
import { createLeaveWarning } from './leave-warning.ts';

/** What a keeper works with; tests put their own in. */
export type KeeperParts = {
  openStore: () => Promise<DraftStore>;
  estimate: typeof browserEstimate;
  now: () => number;
};

const defaultParts: KeeperParts = {
  openStore: () => openDraftStore(),
  estimate: browserEstimate,
  now: () => Date.now(),
};

/**
 * Keeps one form's draft: in memory while the page is there, on the device beyond. It outlives the form, so that a
 * draft is there again at once after a change of page, even where the browser stores nothing.
 */
export function createDraftKeeper(key: string, parts: Partial<KeeperParts> = {}) {
  const { openStore, estimate, now } = { ...defaultParts, ...parts };
  let view: DraftView | null = null;
  let tabs: TabLine | null = null;
  let store: DraftStore | null = null;
  let kept: DraftFiles | null = null;
  let opening: Promise<Found> | null = null;
  /** What lay in storage has been joined with what is in the form: changes may be written from now on. */
  let isOpen = false;

  let id = newId();
  let revision = 0;
  let savedAt = 0;
  /** Drafts that have ended here. Work that was begun for an earlier one must not bring it back. */
  let round = 0;
  let defaults: Partial<QuoteFields> = {};
  /** What the form holds. */
  let current: QuoteState = defaultQuote;
  /** What storage held when this tab last looked: its changes are what differs from it. */
  let base: PlainQuote = emptyQuote;
  /** The files of the form and of storage, by `photoKey`. */
  const files = new Map<string, File>();

  let status: DraftStatus = firstStatus;
  /** The form is being sent: what other tabs change has to wait. */
  let isHeld = false;
  /** The form that sends it. Where it has gone and another one shows the draft: what that was changed to meanwhile. */
  let holder: DraftView | null = null;
  let meanwhile: QuoteState | null = null;
  const warning = createLeaveWarning();
  const writer = createDraftWriter({
    write,
    isBehind: () => isDirty() && status.storage === 'kept' && !isHeld,
    onFailure: () => setStatus({ storage: 'none' }),
    onRest: tidyUp,
  });

  const isDirty = () => !isSame(toPlain(current), base);

  function setStatus(next: Partial<DraftStatus>) {
    const before = status;
    status = { ...status, ...next };
    if (!isSame(before, status)) view?.onStatus(status);
  }

  /** Asks before leaving while something would be lost: what is not written yet, or can't be. */
  function judgeRisk() {
    const hasEntries = !isBlank(toPlain(current), defaults);
    setStatus({ hasEntries });
    const isUnwritten = writer.hasWork() || status.storage !== 'kept';
    warning.set(hasEntries && (isUnwritten || status.givenUp > 0));
  }

  function tidyUp() {
    letGo(files, current, kept);
    judgeRisk();
  }

  function show(state: QuoteState) {
    current = state;
    view?.onQuote(state);
  }

  /** Takes over what lies in storage, with what was changed here since `from` on top of it. */
  function adopt(stored: PlainQuote, from: PlainQuote) {
    const mine = toPlain(current);
    base = toPlain(toState(stored, files));
    const next = mergeQuotes(from, mine, base);
    if (!isSame(next, mine)) show(toState(next, files));
  }

  async function fetchFiles({ photos, references }: PlainQuote) {
    if ([...photos, ...references].every((photo) => files.has(photo))) return;
    for (const [photo, file] of (await kept?.load()) ?? []) if (!files.has(photo)) files.set(photo, file);
  }

  async function open(): Promise<Found> {
    try {
      store = await openStore();
      kept = createDraftFiles(key, store, estimate);
      await store.clean(now());
      const found = await store.read(key);
      if (found.kind === 'draft') await fetchFiles(found.record.quote);
      setStatus({ storage: found.kind === 'newer' ? 'none' : 'kept' });
      return found;
    } catch {
      setStatus({ storage: 'none' });
      return { kind: 'none' };
    }
  }

  /** Puts a draft into the form, which may have been filled in meanwhile. */
  function restore(quote: PlainQuote) {
    const there = toPlain(toState(quote, files));
    const state = toState(restoredQuote(there, toPlain(current), defaults), files);
    show(state);
    const missing = countFiles(quote) - countFiles(there);
    view?.onNews({ kind: 'restored', savedAt, photos: state.photos.length, missing });
  }

  async function write() {
    if (!store || !kept) return;
    const mine = toPlain(current);
    const [mineId, mineBase, mineRound] = [id, base, round];
    let record: DraftRecord | null | undefined;
    let isForeign = false;
    await store.update(key, (found) => {
      isForeign = found.kind === 'newer';
      return (record = nextRecord(found, { id: mineId, base: mineBase, mine, defaults }, now()));
    });
    const quote = record?.quote ?? mine;
    if (record) await fetchFiles(quote);
    if (round !== mineRound) return;
    if (record) ({ id, revision, savedAt } = record);
    adopt(quote, mine);
    setStatus({ storage: isForeign ? 'none' : 'kept' });
    if (isForeign) return;
    tabs?.tell({ kind: 'saved' });

    const wanted = filesOf(current);
    const out = await kept.keep(wanted, () => round !== mineRound);
    if (round !== mineRound) return;
    setStatus({ givenUp: out.size });
    // Said once more: the files that another tab did not find a moment ago are there now.
    if (wanted.size > 0) tabs?.tell({ kind: 'saved' });
  }

  function schedule() {
    if (isOpen && store && !isHeld && isDirty()) writer.soon();
    tidyUp();
  }

  /** Another tab has written. */
  async function refresh() {
    const mineRound = round;
    const found = isHeld ? null : await store?.read(key).catch(() => null);
    if (found?.kind !== 'draft') return;
    const { record } = found;
    await fetchFiles(record.quote);
    if (isHeld || !isOpen || round !== mineRound) return;
    const from = record.id === id ? base : emptyQuote;
    ({ id, revision, savedAt } = record);
    adopt(record.quote, from);
  }

  function begin() {
    writer.cancel();
    round++;
    id = newId();
    revision = 0;
    base = emptyQuote;
    kept?.forget();
    setStatus({ givenUp: 0 });
  }

  /** Another tab has sent this draft, or thrown it away. What was entered here since is a draft of its own. */
  function onEnded(ended: Extract<TabMessage, { kind: 'ended' }>) {
    if (ended.id !== id || isHeld) return;
    const hasOwn = isDirty() || revision > ended.revision;
    begin();
    if (hasOwn) schedule();
    else show(defaultQuote);
    if (ended.order !== undefined) view?.onNews({ kind: 'sentElsewhere', order: ended.order, kept: hasOwn });
    else if (!hasOwn) view?.onNews({ kind: 'endedElsewhere' });
    judgeRisk();
  }

  const onMessage = (message: TabMessage) => (message.kind === 'saved' ? void refresh() : onEnded(message));
  const saveWhenHidden = () => {
    if (document.visibilityState === 'hidden') writer.flush();
  };

  return {
    /** A form shows this draft from now on. What is in it already stays, on top of what was kept. */
    async attach(next: DraftView, state: QuoteState, chosen: Partial<QuoteFields>): Promise<void> {
      const live = isOpen ? toPlain(current) : null;
      view = next;
      current = state;
      defaults = chosen;
      tabs ??= openTabLine(key, onMessage);
      document.addEventListener('visibilitychange', saveWhenHidden);
      const found = await (opening ??= open());
      if (view !== next) return;
      const isFirst = !isOpen;
      isOpen = true;
      next.onStatus(status);
      if (isFirst && found.kind === 'draft') {
        ({ id, revision, savedAt } = found.record);
        base = toPlain(toState(found.record.quote, files));
        restore(found.record.quote);
      } else if (live && !isBlank(live)) restore(live);
      schedule();
    },

    /** The form has gone. What is not written yet is written now. */
    detach(gone: DraftView): void {
      if (view !== gone) return;
      view = null;
      document.removeEventListener('visibilitychange', saveWhenHidden);
      tabs?.close();
      tabs = null;
      writer.flush();
    },

    /** The form has changed. Cheap: it is called for every key. */
    change(state: QuoteState, chosen: Partial<QuoteFields>): void {
      if (isHeld && view !== holder && !isSame(toPlain(state), toPlain(current))) meanwhile = state;
      if (isHeld) return;
      current = state;
      defaults = chosen;
      for (const [photo, file] of filesOf(state)) files.set(photo, file);
      schedule();
    },

    /** Puts back what was in the form before it was started over, under what was entered since. */
    bringBack(before: QuoteState): void {
      for (const [photo, file] of filesOf(before)) files.set(photo, file);
      show(toState(mergeQuotes(emptyQuote, toPlain(current), toPlain(before)), files));
    },

    /** While the form is being sent, nothing of it changes. */
    hold(held: boolean): void {
      isHeld = held;
      if (held) holder = view;
      else if (meanwhile) current = meanwhile;
      meanwhile = null;
      if (!held) void refresh().then(schedule);
    },

    /** The draft is no more: sent as `order`, or started over. What another tab added since stays. */
    async end(order?: string): Promise<void> {
      const ended = { kind: 'ended', id, revision, ...(order !== undefined && { order }) } as const;
      const written = writer.rest();
      begin();
      current = meanwhile ?? defaultQuote;
      if (order !== undefined && view && view !== holder) {
        view.onNews({ kind: 'sentElsewhere', order, kept: meanwhile !== null });
        view.onQuote(current);
      }
      tidyUp();
      await written;
      try {
        if (order !== undefined) await store?.markSent(ended.id, order);
        await store?.update(key, (found) => {
          if (found.kind !== 'draft' || found.record.id !== ended.id) return undefined;
          return found.record.revision > ended.revision ? { ...found.record, id: newId() } : null;
        });
      } catch {
        // Nothing to be done: the draft shows up once more, and the server knows its key.
      }
      tabs?.tell(ended);
    },

    /** The number of the order as which this draft was sent from another tab, if it was. */
    sentAs: async (): Promise<string | undefined> => store?.sentAs(id).catch(() => undefined),
    /** What `remember` has kept for sending, if anything. It goes with the draft. */
    recall: async (): Promise<unknown> => store?.recall(key).catch(() => undefined),
    remember: async (memory: unknown): Promise<void> => {
      await store?.remember(key, memory).catch(() => undefined);
    },
  };
}

export type DraftKeeper = ReturnType<typeof createDraftKeeper>;
