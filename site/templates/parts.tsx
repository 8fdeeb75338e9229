import type { ReactNode } from 'react';
import { Breadcrumbs } from '../../src/layout/breadcrumbs.tsx';
import { cn } from '../../src/lib/cn.ts';
import { Link } from '../../src/lib/navigation.tsx';
import { Picture } from '../../src/photos/picture.tsx';
import type { Page, RowWithPhotograph } from '../content/page-row.ts';

export function Trail({ page }: { page: Page }) {
  return (
    <Breadcrumbs
      trail={page.trail.map(({ path, label }) => ({ href: path, label }))}
      current={page.label ?? page.title}
    />
  );
}

/** The photograph that the page's row names, in the full width of the page. */
export function OpeningPicture({ page }: { page: Page }) {
  if (!page.photograph) return null;
  return (
    <Picture
      priority
      photo={page.photograph}
      sizes="(min-width: 80rem) 1240px, 92vw"
      className="rounded-print mt-10 aspect-3/2 sm:aspect-2/1 lg:mt-14"
    />
  );
}

/** "November 12, 2026". The date is the same wherever it is read: it has no time and no zone. */
export function DateText({ date }: { date: string }) {
  const text = new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{text}</time>;
}

/** Cards with links to pages. Photographs and dates are shown only if every page has one. */
export function PageCards({ pages, level = 3 }: { pages: readonly RowWithPhotograph[]; level?: 2 | 3 }) {
  const Title = `h${level}` as const;
  const hasPhotographs = pages.every(({ photograph }) => photograph);
  const hasDates = pages.every(({ published }) => published);
  return (
    <ul
      className={cn(
        'grid grid-cols-1 gap-x-8 sm:grid-cols-2',
        hasPhotographs ? 'gap-y-10' : 'gap-y-7 sm:gap-y-10',
        // Four would leave one alone in a row of three, and three would in a row of two.
        pages.length === 4 ? 'lg:grid-cols-4' : 'lg:grid-cols-3',
        pages.length === 3 && 'md:grid-cols-3',
      )}
    >
      {pages.map(({ path, title, label, description, photograph, published }) => (
        <li key={path} className="group border-line-strong relative flex flex-col border-t pt-4">
          {hasPhotographs && photograph && (
            <Picture
              alt=""
              photo={photograph}
              sizes="(min-width: 64rem) 390px, (min-width: 40rem) 46vw, 92vw"
              // Its box has a fixed ratio, so that nothing moves. A lazy image is not requested while it is skipped:
              // over a slow line, Chrome alone would fetch all within 2,500 px.
              className="rounded-print mb-4 aspect-3/2 [content-visibility:auto]"
            />
          )}
          {hasDates && published && (
            <p className="label-mono text-faint mb-2">
              <DateText date={published} />
            </p>
          )}
          <Title className="text-large leading-snug font-semibold">
            <Link
              href={path}
              className="decoration-1 underline-offset-4 group-hover:underline after:absolute after:inset-0"
            >
              {published ? title : (label ?? title)}
            </Link>
          </Title>
          <p className="text-small text-muted mt-1.5">{description}</p>
        </li>
      ))}
    </ul>
  );
}

export type PartProps = {
  id: string;
  title: string;
  className?: string;
  headingClassName?: string;
  children: ReactNode;
};

/** A part of a page below a heading of level 2, which names it. */
export function Part({ id, title, className, headingClassName, children }: PartProps) {
  return (
    <section aria-labelledby={id} className={className}>
      <h2 id={id} className={cn('display text-display-md', headingClassName)}>
        {title}
      </h2>
      {children}
    </section>
  );
}

/** The last band of a page, with related pages. Renders nothing if there are none. */
export function Related({ pages, title }: { pages: readonly RowWithPhotograph[]; title: string }) {
  if (pages.length === 0) return null;
  return (
    <Part id="related" title={title} className="wrap band bg-sunken" headingClassName="mb-8">
      <PageCards pages={pages} />
    </Part>
  );
}
