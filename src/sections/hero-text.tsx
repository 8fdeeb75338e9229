import type { ReactNode } from 'react';
import { PlayIcon } from '../ui/icons.tsx';
import { PencilMark } from '../ui/pencil-mark.tsx';
import { ActionLink } from '../ui/action-link.tsx';
import type { SectionAction } from './section-frame.tsx';

/*
 * Parts of a hero that only show text and links. `HeroLayout` takes them as props and does not import them, so that a
 * host can prerender them without loading their code.
 */

export type HeroTextProps = {
  /** One line above the headline, in film-edge lettering. */
  eyebrow?: ReactNode;
  /** The page's h1. `<Circled>` puts the pencil round one word; `<br />` may set its lines. */
  title: ReactNode;
  /** Lead of two or three lines: what the visitor sends and gets back. */
  lead: ReactNode;
  /** The primary action. A `#` URL scrolls. */
  primaryAction: SectionAction;
  /** The alternative to the primary action, such as a film. A play icon is before its label. */
  secondaryAction?: SectionAction;
  /** Promises, each with a check mark in pencil. Default: none. */
  bullets?: readonly string[];
};

/** A figure and what it counts: "50K+", "Happy Clients". */
export type HeroStat = { value: string; label: string };

/** The headline with its eyebrow, lead, actions and promises. */
export function HeroText(props: HeroTextProps & { titleId: string }) {
  const { titleId, eyebrow, title, lead, primaryAction, secondaryAction, bullets = [] } = props;
  return (
    <>
      {eyebrow && (
        <p className="label-mono text-muted mb-6 flex items-baseline gap-2.5">
          <span
            aria-hidden="true"
            className="bg-accent border-accent size-[7px] shrink-0 rounded-pill border"
          />
          <span>{eyebrow}</span>
        </p>
      )}
      <h1 id={titleId} className="display text-display-xl">
        {title}
      </h1>
      <p className="text-lead text-muted mt-8 max-w-[36em] text-balance">{lead}</p>
      <div className="mt-8 flex flex-wrap gap-3">
        <ActionLink {...primaryAction} variant="primary" className="max-sm:px-5" />
        {secondaryAction && (
          <ActionLink {...secondaryAction} className="max-sm:px-5">
            <PlayIcon className="-ms-1 size-4" />
          </ActionLink>
        )}
      </div>
      {bullets.length > 0 && (
        <ul className="mt-8 grid gap-x-8 gap-y-3 sm:grid-cols-2">
          {bullets.map((bullet, at) => (
            <li key={at} className="text-small text-muted flex items-center gap-2.5">
              <PencilMark shape="check" className="size-[18px]" />
              {bullet}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** The word of the headline that the pencil circles. */
export function Circled({ children }: { children: ReactNode }) {
  return (
    // Aligned at the top: otherwise a fallback italic of other proportions would stretch the line, and change it back
    // when the font has loaded.
    <em className="relative isolate inline-block align-top">
      {children}
      <PencilMark
        shape="ring"
        className="start-[-0.2em] end-auto top-[0.12em] h-[1em] w-[calc(100%+0.34em)]"
      />
    </em>
  );
}

/** Row of figures below a hairline. */
export function HeroStats({ stats }: { stats: readonly HeroStat[] }) {
  return (
    <div className="wrap mt-16">
      <ul className="max-xs:grid-cols-1 border-line grid grid-cols-2 border-t lg:grid-cols-4">
        {stats.map(({ value, label }, at) => (
          <li
            key={at}
            className="border-line py-6 pe-4 xs:max-lg:even:border-s xs:max-lg:even:ps-8 lg:pb-12 lg:not-first:border-s lg:not-first:ps-7"
          >
            <p>
              <strong className="display text-display-md block font-normal lg:text-[2.875rem]">
                <bdi>{value}</bdi>
              </strong>{' '}
              <span className="text-small text-muted mt-1 block">{label}</span>
            </p>
          </li>
        ))}
      </ul>
    </div>
  );
}
