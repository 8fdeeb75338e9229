import { splitMatches } from '../lib/highlight.ts';

type HighlightedTextProps = {
  /** The text, which is shown unchanged. */
  text: string;
  /** Words to mark, as the visitor typed them. Each is marked wherever it occurs. */
  query: string;
};

/** Text in which the words of a search query are marked. */
export function HighlightedText({ text, query }: HighlightedTextProps) {
  return (
    // Without the fragment Storybook's props table would not know the component.
    <>
      {splitMatches(text, query).map((part, at) =>
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
      )}
    </>
  );
}
