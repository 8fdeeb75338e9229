import { cn } from '../lib/cn.ts';
import { Link } from '../lib/navigation.tsx';
import { Badge } from '../ui/badge.tsx';
import { ChevronDownIcon } from '../ui/icons.tsx';
import type { FrameLinkGroup } from './frame.ts';
import { useDisclosure } from './use-disclosure.ts';

export type MoreLinksProps = {
  label: string;
  groups: readonly FrameLinkGroup[];
  currentPath?: string;
};

/**
 * Secondary links of the header. On desktop a button unfolds them. In the mobile menu, and without scripts, they are
 * always visible.
 */
export function MoreLinks({ label, groups, currentPath }: MoreLinksProps) {
  const { open, setOpen, root, button, id } = useDisclosure();
  return (
    <div ref={root} data-state={open ? 'open' : 'closed'} className="group/more relative">
      <button
        ref={button}
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className="inline-flex min-h-11 items-center gap-1 text-[0.9375rem] lg:max-xl:text-small text-muted transition-colors hover:text-ink aria-expanded:text-ink max-lg:hidden noscript:hidden"
      >
        {label}
        <ChevronDownIcon className="size-4 transition-transform group-data-[state=open]/more:rotate-180" />
      </button>
      <div
        id={id}
        className={cn(
          'grid gap-x-10 gap-y-6 sm:max-lg:grid-cols-2 lg:gap-y-2',
          'lg:absolute lg:end-0 lg:top-full lg:z-(--z-raised) lg:mt-2 lg:w-72 lg:rounded-card lg:border lg:border-line lg:bg-raised lg:p-3 lg:shadow-raised',
          'lg:group-data-[state=closed]/more:hidden',
          // Without scripts they are a row below the main links.
          'lg:noscript:static! lg:noscript:mt-0! lg:noscript:flex! lg:noscript:w-auto! lg:noscript:flex-wrap lg:noscript:border-0! lg:noscript:bg-transparent! lg:noscript:p-0! lg:noscript:shadow-none!',
        )}
      >
        {groups.map((group, at) => (
          <div
            key={at}
            className="lg:not-first:border-t lg:not-first:border-line lg:not-first:pt-2 lg:noscript:flex lg:noscript:items-center lg:noscript:border-0! lg:noscript:pt-0!"
          >
            <p
              id={`${id}-${at}`}
              className="label-mono text-faint lg:px-3 lg:pt-2 lg:noscript:ps-0! lg:noscript:pt-0!"
            >
              {group.title}
            </p>
            <ul
              aria-labelledby={`${id}-${at}`}
              className="mt-1 lg:noscript:mt-0 lg:noscript:flex lg:noscript:flex-wrap"
            >
              {group.links.map((link, index) => (
                <li key={index}>
                  <Link
                    href={link.href}
                    aria-current={link.href === currentPath ? 'page' : undefined}
                    className="flex min-h-11 items-center justify-between gap-3 text-[0.9375rem] text-muted transition-colors hover:text-ink aria-[current]:text-ink max-lg:justify-start lg:min-h-10 lg:rounded-print lg:px-3 lg:hover:bg-sunken"
                  >
                    {link.label}
                    {link.badge && <Badge variant="plain">{link.badge}</Badge>}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </div>
  );
}
