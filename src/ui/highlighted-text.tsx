import { splitMatches } from '../lib/highlight.ts';

export function HighlightedText({ text, query }: { text: string; query: string }) {
  return splitMatches(text, query).map((part, at) =>
    at % 2 === 1 ? (
      // The same text cut the same way has its parts in the same places.
      <mark
        key={at}
        className="text-accent-ink bg-transparent underline decoration-2 underline-offset-[3px] forced-colors:text-[Highlight]"
      >
        {part}
      </mark>
    ) : (
      part
    ),
  );
}
