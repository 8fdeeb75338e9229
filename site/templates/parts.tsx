import { photos, type PhotoName } from '#photos';
import { Breadcrumbs } from '../../src/layout/breadcrumbs.tsx';
import { Link } from '../../src/lib/navigation.tsx';
import { Picture } from '../../src/photos/picture.tsx';
import { BeforeAfter, type EditRecipeName } from '../../src/photos/before-after.tsx';
import { proseElements } from '../../src/ui/prose.tsx';
import type { Page, PageRow } from '../content/page-row.ts';

/** Where the page stands. */
export function Trail({ page, className }: { page: Page; className?: string }) {
  return (
    <Breadcrumbs
      trail={page.trail.map(({ path, label }) => ({ href: path, label }))}
      current={page.label ?? page.title}
      className={className}
    />
  );
}

/** "November 12, 2026". The date is the same wherever it is read: it has no time and no zone. */
export function DateText({ date }: { date: string }) {
  const text = new Date(date).toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
  return <time dateTime={date}>{text}</time>;
}

/** As wide as a column of text. */
const inText = '(min-width: 48rem) 660px, 92vw';

type FigureProps = { photo: PhotoName; caption?: string };

/** A photograph in a text. */
function Figure({ photo, caption }: FigureProps) {
  return (
    <figure>
      <Picture photo={photos[photo]} sizes={inText} className="rounded-print" />
      {caption && <figcaption className="text-small text-muted mt-2.5">{caption}</figcaption>}
    </figure>
  );
}

/** A photograph before and after an edit, in a text. */
function Compare({ photo, caption, recipe }: FigureProps & { recipe: EditRecipeName }) {
  return (
    <figure>
      <BeforeAfter after={photos[photo]} recipe={recipe} sizes={inText} />
      {caption && <figcaption className="text-small text-muted mt-2.5">{caption}</figcaption>}
    </figure>
  );
}

/** What may stand in a file of prose without being imported: `<Aside>`, `<Figure photo>`, `<Compare photo recipe>`. */
export const elements = { ...proseElements, Figure, Compare };

/** Pages to go on to, as cards with a hairline. */
export function PageCards({ pages, level = 3 }: { pages: readonly PageRow[]; level?: 2 | 3 }) {
  const Title = `h${level}` as const;
  return (
    <ul className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
      {pages.map(({ path, title, label, description, photo, published }) => (
        <li key={path} className="group border-line-strong relative flex flex-col border-t pt-4">
          {photo && (
            <Picture
              alt=""
              photo={photos[photo]}
              sizes="(min-width: 64rem) 390px, (min-width: 40rem) 46vw, 92vw"
              className="rounded-print mb-4 aspect-3/2"
            />
          )}
          {published && (
            <p className="film text-faint mb-2">
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

/** The last band of a page: what else there is to read. Nothing, where there is nothing. */
export function Related({ pages, title }: { pages: readonly PageRow[]; title: string }) {
  if (pages.length === 0) return null;
  return (
    <section aria-labelledby="related" className="bg-sunken">
      <div className="wrap band">
        <h2 id="related" className="display text-display-md mb-8">
          {title}
        </h2>
        <PageCards pages={pages} />
      </div>
    </section>
  );
}
