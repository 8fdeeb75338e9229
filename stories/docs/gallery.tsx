import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { Block } from './block.tsx';

/** An entry of the `index.json` that Storybook writes beside its pages. */
type Entry = { id: string; title: string; name: string; type: string; tags?: string[] };
type Card = { id: string; title: string; folder: string; story: string };

/** A thumbnail of 300 px shows a page of 640 px. */
const SCALE = 300 / 640;
/** Height of a thumbnail, in px. */
const CARD_HEIGHT = 180;

/**
 * Every component as a live thumbnail that leads to its docs page, grouped by folder, with a filter. It reads
 * Storybook's own index, so that a new component appears by itself.
 */
export function Gallery() {
  const [cards, setCards] = useState<readonly Card[]>([]);
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query).trim().toLowerCase();

  useEffect(() => {
    const controller = new AbortController();
    fetch('./index.json', { signal: controller.signal })
      .then((response) => response.json() as Promise<{ entries: Record<string, Entry> }>)
      .then(({ entries }) => setCards(toCards(Object.values(entries))))
      .catch((error: unknown) => {
        if (!controller.signal.aborted) throw error;
      });
    return () => controller.abort();
  }, []);

  const shown = cards.filter(({ title }) => title.toLowerCase().includes(wanted));
  const folders = [...new Set(shown.map(({ folder }) => folder))];
  return (
    <Block>
      <label className="grid max-w-sm gap-1.5">
        <span className="text-small font-medium">Find a component</span>
        <input
          type="search"
          value={query}
          onChange={(event) => setQuery(event.target.value)}
          className="border-line-strong bg-field rounded-field h-11 border px-3"
        />
      </label>
      <p role="status" className="text-small text-muted mt-2">
        {cards.length > 0 && `${shown.length} of ${cards.length} components`}
      </p>
      {folders.map((folder) => (
        <section key={folder} aria-label={folder} className="mt-8">
          <h3 className="label-mono text-muted mb-3">{folder}</h3>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(300px,1fr))] gap-4">
            {shown
              .filter((card) => card.folder === folder)
              .map((card) => (
                <li key={card.id}>
                  <Thumbnail {...card} />
                </li>
              ))}
          </ul>
        </section>
      ))}
    </Block>
  );
}

function Thumbnail({ id, title, story }: Card) {
  const place = useRef<HTMLSpanElement>(null);
  const [turn, setTurn] = useState<Turn>();
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let own: Turn | undefined;
    const observer = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting && !own) own = queue.request(setTurn);
      else if (!entry?.isIntersecting && own) {
        queue.release(own);
        own = undefined;
        setTurn(undefined);
      }
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      if (own) queue.release(own);
    };
  }, []);
  return (
    <a
      href={`./?path=/docs/${id}`}
      target="_top"
      className="border-line rounded-field block overflow-hidden border"
    >
      <span ref={place} className="bg-sunken block overflow-hidden" style={{ height: CARD_HEIGHT }}>
        {turn && (
          // For the eye only: the frame takes no focus and no pointer, and is hidden from screen readers.
          <iframe
            title={title}
            src={`./iframe.html?id=${story}&viewMode=story`}
            // oxlint-disable-next-line react/iframe-missing-sandbox -- a story of this same Storybook needs both
            sandbox="allow-scripts allow-same-origin"
            tabIndex={-1}
            aria-hidden
            onLoad={() => queue.release(turn)}
            className="pointer-events-none block origin-top-left border-0"
            style={{ width: `${100 / SCALE}%`, height: CARD_HEIGHT / SCALE, transform: `scale(${SCALE})` }}
          />
        )}
      </span>
      <span className="border-line block border-t px-3 py-2.5 font-medium">{title}</span>
    </a>
  );
}

type Turn = { start: (turn: Turn) => void };

/**
 * Loads few thumbnails at a time, and only those in view: each is a document with a hundred files, and a browser that
 * is asked for seventy at once gives up (net::ERR_INSUFFICIENT_RESOURCES).
 */
const queue = {
  limit: 2,
  running: new Set<Turn>(),
  waiting: [] as Turn[],
  request(start: Turn['start']): Turn {
    const turn = { start };
    queue.waiting.push(turn);
    queue.next();
    return turn;
  },
  release(turn: Turn) {
    queue.running.delete(turn);
    queue.waiting = queue.waiting.filter((other) => other !== turn);
    queue.next();
  },
  next() {
    while (queue.running.size < queue.limit) {
      const turn = queue.waiting.shift();
      if (!turn) return;
      queue.running.add(turn);
      turn.start(turn);
    }
  },
};

/** The components that have a docs page beside a playground. */
function toCards(entries: readonly Entry[]): Card[] {
  return entries.flatMap(({ id, title, type }) => {
    const story = entries.find((entry) => entry.title === title && entry.id.endsWith('--playground'));
    if (type !== 'docs' || !story) return [];
    const [folder = '', ...names] = title.split('/');
    return [{ id, folder, title: names.join(' '), story: story.id }];
  });
}
