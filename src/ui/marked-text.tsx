import { splitMatches } from '../lib/highlight.ts';

/** A text with the words of a query marked in it. */
export function MarkedText({ text, query }: { text: string; query: string }) {
  return splitMatches(text, query).map(({ text: piece, hit }, at) =>
    hit ? (
      // The same text cut the same way has its pieces in the same places.
      // oxlint-disable-next-line react/no-array-index-key
      <mark
        key={at}
        className="text-accent-ink bg-transparent underline decoration-2 underline-offset-[3px] forced-colors:text-[Highlight]"
      >
        {piece}
      </mark>
    ) : (
      piece
    ),
  );
}
