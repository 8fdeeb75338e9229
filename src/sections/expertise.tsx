import type { ReactNode } from 'react';
import { Link } from '../lib/navigation.tsx';
import { ActionLink } from '../ui/action-link.tsx';
import { SectionFrame, type SectionAction, type SectionProps } from './section-frame.tsx';

/** A field of work and its turnaround. */
export type ExpertiseArea = {
  name: string;
  /** One sentence that only a specialist would write. */
  text: ReactNode;
  /** The turnaround, at the end of the dotted line: "24-48 hours". */
  turnaround: string;
  /** Link to a page with more about it. */
  href?: string;
};

export type ExpertiseProps = SectionProps & {
  /** The studio's areas of expertise, in the order to show them. */
  areas: readonly ExpertiseArea[];
  /** A closing line under the index, e.g. who does the work. */
  note?: ReactNode;
  /** A button below. Default: none. */
  action?: SectionAction;
};

/** The studio's areas of expertise, like the index of a book: name, dots, turnaround. */
export function Expertise(props: ExpertiseProps) {
  const { areas, note, action, level = 2, ...section } = props;
  return (
    <SectionFrame {...section} level={level}>
      {/* Columns instead of a grid, because an index is read column by column. */}
      <ul className="border-line mt-12 border-t lg:mt-14 lg:columns-2 lg:gap-16 lg:border-t-0">
        {areas.map((area, at) => (
          <Area key={at} {...area} frame={String(at + 1).padStart(2, '0')} level={level} />
        ))}
      </ul>
      {(note || action) && (
        <div className="mt-10 flex flex-wrap items-center justify-between gap-x-12 gap-y-6 lg:mt-14">
          {note && <div className="text-body text-muted max-w-[40em]">{note}</div>}
          {action && <ActionLink {...action} />}
        </div>
      )}
    </SectionFrame>
  );
}

type AreaProps = ExpertiseArea & { frame: string; level: 1 | 2 };

function Area({ name, text, turnaround, href, frame, level }: AreaProps) {
  const Heading = level === 1 ? 'h2' : 'h3';
  return (
    <li className="border-line group relative grid break-inside-avoid max-xs:block grid-cols-[1.25rem_auto_minmax(1rem,1fr)_max-content] items-baseline-last gap-x-2 border-b py-5 sm:grid-cols-[2.25rem_auto_minmax(1rem,1fr)_max-content] sm:gap-x-3 after:[border-bottom:2px_dotted_var(--line-strong)] after:[grid-area:1/3]">
      <span aria-hidden="true" className="label-mono text-faint self-start pt-[0.55em]">
        {frame}
      </span>
      <Heading className="display text-display-sm min-w-0">
        {href ? (
          <Link
            href={href}
            className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:-inset-x-3 after:inset-y-0 after:rounded-field focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
          >
            {name}
          </Link>
        ) : (
          name
        )}
      </Heading>
      <bdi className="text-mono text-muted font-mono">{turnaround}</bdi>
      <p className="text-small text-muted col-[2/-1] mt-1">{text}</p>
    </li>
  );
}
