import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/** A customer's quote, signed with initials and a trade, without a face or a name. */
export type Testimonial = {
  /** React key, unique in the list: a few words of the quote. */
  id: string;
  /** Without quotation marks: the component sets them. */
  quote: ReactNode;
  initials: string;
  /** "Wedding photographer, 41 orders". */
  trade: string;
};

const defaultMessages = { open: '“', close: '”' };

export type TestimonialsProps = SectionProps & {
  /** The first is set large. */
  quotes: readonly Testimonial[];
  /** States the source of the quotes. Needed if they are invented. */
  note?: ReactNode;
  /** Quotation marks of the language. */
  messages?: Partial<typeof defaultMessages>;
};

/** Customer quotes: one large, the others beside it, each signed with initials and a trade. */
export function Testimonials(props: TestimonialsProps) {
  const { quotes, note, messages, ...section } = props;
  const words = withDefaults(defaultMessages, messages);
  const [first, ...others] = quotes;
  return (
    <SectionFrame {...section}>
      <ul className="border-line mt-12 grid grid-cols-1 gap-x-16 border-t lg:mt-14 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        {first && (
          <li
            className="max-lg:border-line py-8 max-lg:border-b lg:py-12"
            // As high as all the other quotes together.
            style={{ gridRow: `span ${Math.max(others.length, 1)}` }}
          >
            <Quote {...first} words={words} large />
          </li>
        )}
        {others.map((quote) => (
          <li key={quote.id} className="border-line border-b py-8 last:border-b-0 lg:last:pb-0">
            <Quote {...quote} words={words} />
          </li>
        ))}
      </ul>
      {note && <p className="text-mono text-muted mt-10 font-mono">{note}</p>}
    </SectionFrame>
  );
}

type QuoteProps = Testimonial & { words: typeof defaultMessages; large?: boolean };

function Quote({ quote, initials, trade, words, large = false }: QuoteProps) {
  return (
    <figure className={large ? 'flex h-full flex-col justify-between gap-10' : undefined}>
      <blockquote
        className={cn('text-balance', large ? 'display text-display-lg -indent-[0.42em]' : 'text-lead')}
      >
        {words.open}
        {quote}
        {words.close}
      </blockquote>
      <figcaption className={cn('flex items-center gap-3.5', !large && 'mt-4')}>
        <span className="border-line-strong text-mono rounded-print flex h-9 min-w-9 shrink-0 items-center justify-center border px-2 font-mono">
          {initials}
        </span>
        <span className="text-small text-muted">{trade}</span>
      </figcaption>
    </figure>
  );
}
