import { Link } from '../../src/lib/navigation.tsx';
import { paths } from '../routing/paths.ts';
import { openDialog, prefetchDialog } from '../shell/site-dialogs.tsx';

/** The most likely destinations of a visitor with a wrong URL. */
const destinations = [
  {
    href: paths.services,
    title: 'Services',
    text: 'Each with its prices and turnaround.',
  },
  { href: paths.pricing, title: 'Pricing', text: 'Three levels of finish, by the image.' },
  { href: paths.onHome('upload'), title: 'Order or quote', text: 'Upload photos and send an order.' },
  { href: paths.home, title: 'Home', text: 'The start page.' },
];

const row = 'group flex min-h-14 w-full flex-wrap items-baseline justify-between gap-x-6 py-4 text-start';
const prefetchSearch = () => prefetchDialog('search');

function Destination({ title, text }: { title: string; text: string }) {
  return (
    <>
      <span className="font-semibold underline-offset-4 group-hover:underline">{title}</span>
      <span className="text-small text-muted max-sm:w-full">{text}</span>
    </>
  );
}

/** The page for a URL that does not exist: a blank frame, and links to other pages. */
export default function NotFound() {
  return (
    <div data-surface="darkroom">
      <div className="wrap band grid gap-12 lg:grid-cols-2 lg:items-center lg:gap-20">
        <BlankFrame />
        <div>
          {/* As in the library's SectionHeading: the headline alone does not say what has happened. */}
          <h1>
            <span className="label-mono text-muted mb-4 block">
              <span className="frame-number text-accent-ink me-2">404</span> Page not found
            </span>{' '}
            <span className="display text-display-lg block">This frame is blank.</span>
          </h1>
          <p className="mt-6 max-w-[34em] text-lead text-muted">
            This page doesn’t exist or has moved. One of these may be what you were looking for.
          </p>
          <ul className="mt-8 border-t border-line">
            {destinations.map(({ href, title, text }) => (
              <li key={href} className="border-b border-line">
                <Link href={href} className={row}>
                  <Destination title={title} text={text} />
                </Link>
              </li>
            ))}
            <li className="border-b border-line noscript:hidden">
              <button
                type="button"
                className={row}
                onPointerEnter={prefetchSearch}
                onFocus={prefetchSearch}
                onClick={() => openDialog('search')}
              >
                <Destination title="Search" text="Search all pages." />
              </button>
            </li>
          </ul>
        </div>
      </div>
    </div>
  );
}

/** An unexposed frame of film. */
function BlankFrame() {
  return (
    <div
      aria-hidden="true"
      className="rounded-card border border-line bg-sunken p-3 lg:col-start-2 lg:row-start-1"
    >
      <p className="label-mono flex justify-between px-1 pb-2 text-film">
        {['404', '404A'].map((number) => (
          <span key={number} className="frame-number">
            {number}
          </span>
        ))}
      </p>
      <div className="grid aspect-3/2 place-items-center rounded-print bg-raised">
        <span className="display text-display-xl text-faint italic">blank</span>
      </div>
    </div>
  );
}
