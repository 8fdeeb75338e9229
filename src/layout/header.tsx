import { useEffect, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { findById } from '../lib/find-by-id.ts';
import { focusOn } from '../lib/focus.ts';
import { languages as allLanguages } from '../lib/language.ts';
import { Link, useNavigate } from '../lib/navigation.tsx';
import { withDefaults } from '../lib/with-defaults.ts';
import { Button } from '../ui/button.tsx';
import { CloseIcon, MenuIcon, SearchIcon } from '../ui/icons.tsx';
import { ContactLinks } from './contact-links.tsx';
import type { FrameBrand, FrameLink, FrameLinkGroup } from './frame.ts';
import { HeaderMenu } from './header-menu.tsx';
import { Logo } from './logo.tsx';
import { MoreLinks } from './more-links.tsx';
import { useDisclosure } from './use-disclosure.ts';

const defaultMessages = {
  topBar: 'Contact and display',
  main: 'Main',
  services: 'Services',
  more: 'More',
  search: 'Search',
  searchKeys: 'Ctrl K',
  portal: 'Portal',
  menu: 'Menu',
  currency: 'currency',
  currencyNote: 'Display only: prices on this site stay in US dollars.',
  language: 'language',
  languageNote: 'Display only: this site is in English.',
};

/** Currencies of the menu. Choosing one has no effect on prices (estimate 11). */
const defaultCurrencies = ['USD', 'EUR', 'GBP', 'INR'].map((name) => ({ name }));

/** Languages of the language menu. Each name is marked as of its own language. */
const defaultLanguages = Object.entries(allLanguages).map(([name, lang]) => ({ name, lang }));

export type HeaderProps = ComponentPropsWithRef<'header'> & {
  /** The studio's name and contact details. */
  brand: FrameBrand;
  /** Content of the home link. Default: a lamp icon and `brand.name`. */
  logo?: ReactNode;
  /** Path of the home page, which the logo links to. Default: `/`. */
  homeHref?: string;
  /** The main links, in order: six to eight fit a desktop screen. */
  links: readonly FrameLink[];
  /** Secondary links: behind "More" on desktop, in the menu on a phone. */
  moreLinks?: readonly FrameLinkGroup[];
  /** The primary action, a button at the end that stays visible at every width. */
  getStarted: FrameLink;
  /** Path and hash of the services section, which the Services button leads to. Default: `/#services`. */
  servicesHref?: string;
  /** Path of the current page. Its link is marked; on the page of `servicesHref`, the Services button scrolls there. */
  currentPath?: string;
  /** Called by the search button: open your `SearchDialog`. Default: dispatches the event `openSearch` on `window`. */
  onSearch?: () => void;
  /** Called by the Portal button: open your `SignInDialog`. Without it there is no such button. */
  onPortal?: () => void;
  /** Called when the pointer or the focus reaches the button of a dialog: the moment to load the dialog's code. */
  onIntent?: (dialog: 'search' | 'portal') => void;
  /**
   * Currencies of the menu in the top bar, the current one first. Choosing one changes no price. Without any there is no
   * menu. Default: USD, EUR, GBP and INR.
   */
  currencies?: readonly { name: string }[];
  /**
   * Languages of the language menu, the current one first; `lang` marks the language of a name. Without any there is no
   * menu. Default: English, Spanish, French and German.
   */
  languages?: readonly { name: string; lang?: string }[];
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
};

/**
 * Header of every page. It contains no dialog and no Radix component: the host renders the dialogs and loads their code on
 * intent. Without scripts it has all links, and no button that would do nothing.
 */
export function Header(props: HeaderProps) {
  const {
    brand,
    logo,
    homeHref = '/',
    links,
    moreLinks,
    getStarted,
    servicesHref = '/#services',
    currentPath,
    onSearch = () => window.dispatchEvent(new Event('openSearch')),
    onPortal,
    onIntent,
    currencies = defaultCurrencies,
    languages = defaultLanguages,
    messages,
    className,
    ...rest
  } = props;
  const words = withDefaults(defaultMessages, messages);
  const menu = useDisclosure();
  const { setOpen } = menu;
  // The mobile menu also closes when the page changes.
  useEffect(() => setOpen(false), [currentPath, setOpen]);
  const navigate = useNavigate();
  const goToServices = (pressed: Element) => {
    const [path = '', id = ''] = servicesHref.split('#');
    const section = currentPath === path ? findById(id, pressed) : null;
    if (!section) return navigate(servicesHref);
    focusOn(section);
    section.scrollIntoView();
  };
  const getStartedButton = (className?: string) => (
    <Button asChild size="sm" className={cn('shrink-0 whitespace-nowrap max-[22.5rem]:px-3', className)}>
      <Link href={getStarted.href}>{getStarted.label}</Link>
    </Button>
  );
  const contactLinks = (className: string) => (
    <ContactLinks
      brand={brand}
      className={cn('inline-flex items-center wrap-anywhere hover:text-ink', className)}
    />
  );
  const displayMenus = (className?: string) => (
    <>
      <HeaderMenu
        label={words.currency}
        note={words.currencyNote}
        options={currencies}
        className={className}
      />
      <HeaderMenu
        label={words.language}
        note={words.languageNote}
        options={languages}
        className={className}
      />
    </>
  );

  return (
    <header
      {...rest}
      data-surface="darkroom"
      className={cn(
        // Upper half of a glow. A darkroom band below draws the lower half, with the same ellipse at 76% 0.
        'relative bg-[radial-gradient(640px_460px_at_76%_100%,var(--glow),transparent)]',
        // The open menu is above the chat's button, which would cover its last row on a phone.
        menu.open ? 'z-(--z-overlay)' : 'z-(--z-header)',
        className,
      )}
    >
      <section aria-label={words.topBar} className="border-b border-line max-sm:hidden">
        <div className="wrap flex min-h-[39px] flex-wrap items-center justify-between gap-x-6 font-mono text-mono text-muted">
          <div className="flex flex-wrap gap-x-6">{contactLinks('min-h-6')}</div>
          <div data-print="hide" className="flex items-center gap-x-6">
            {brand.hours && <span className="max-md:hidden">{brand.hours}</span>}
            {displayMenus()}
          </div>
        </div>
      </section>
      <div ref={menu.root} className="relative">
        <div className="wrap flex min-h-[72px] items-center justify-end gap-3 py-2 max-lg:flex-wrap max-[22.5rem]:gap-1.5 noscript:flex-wrap">
          <Link
            href={homeHref}
            className="inline-flex min-h-11 min-w-min items-center max-lg:flex-1 lg:me-2 xl:me-[18px]"
          >
            {logo ?? <Logo name={brand.name} />}
          </Link>
          <div
            data-print="hide"
            className="-me-[10px] flex items-center gap-3 max-[22.5rem]:gap-1.5 lg:hidden noscript:me-0"
          >
            {getStartedButton()}
            <button
              ref={menu.button}
              type="button"
              aria-expanded={menu.open}
              aria-controls={menu.id}
              onClick={() => menu.setOpen(!menu.open)}
              className="grid size-11 shrink-0 place-items-center rounded-pill text-ink noscript:hidden"
            >
              {menu.open ? <CloseIcon className="size-6" /> : <MenuIcon className="size-6" />}
              <span className="sr-only">{words.menu}</span>
            </button>
          </div>
          <div
            id={menu.id}
            data-print="hide"
            data-state={menu.open ? 'open' : 'closed'}
            className={cn(
              'lg:flex lg:flex-1 lg:items-center lg:gap-2.5 xl:gap-3',
              'max-lg:absolute max-lg:inset-x-0 max-lg:top-full max-lg:max-h-[calc(100dvh-72px)] max-lg:overflow-y-auto',
              'max-lg:border-y max-lg:border-line max-lg:bg-ground max-lg:px-[clamp(18px,3.5vw,48px)] max-lg:pt-3 max-lg:pb-8 max-lg:shadow-raised',
              'max-lg:data-[state=closed]:hidden max-lg:noscript:static! max-lg:noscript:block! max-lg:noscript:max-h-none! max-lg:noscript:w-full max-lg:noscript:border-0! max-lg:noscript:bg-transparent! max-lg:noscript:px-0! max-lg:noscript:shadow-none!',
            )}
          >
            <nav
              aria-label={words.main}
              className="flex max-lg:flex-col lg:items-center lg:noscript:flex-wrap lg:gap-x-[clamp(11px,3.2vw-20px,26px)]"
            >
              <button
                type="button"
                onClick={({ currentTarget }) => {
                  menu.close();
                  goToServices(currentTarget);
                }}
                className={cn(navClass, 'font-medium text-ink noscript:hidden')}
              >
                {words.services}
              </button>
              <a href={servicesHref} className={cn(navClass, 'hidden text-ink noscript:flex')}>
                {words.services}
              </a>
              {links.map((link, at) => (
                <Link
                  key={at}
                  href={link.href}
                  aria-current={link.href === currentPath ? 'page' : undefined}
                  className={cn(navClass, 'text-muted')}
                >
                  {link.label}
                </Link>
              ))}
              {moreLinks && (
                <div className="max-lg:mt-6 max-lg:order-last lg:noscript:basis-full">
                  <MoreLinks label={words.more} groups={moreLinks} currentPath={currentPath} />
                </div>
              )}
            </nav>
            <div className="flex gap-2.5 max-lg:mt-6 lg:ms-auto lg:justify-end xl:flex-1 xl:gap-3 noscript:hidden">
              <button
                type="button"
                aria-keyshortcuts="Control+K Meta+K"
                onPointerEnter={() => onIntent?.('search')}
                onFocus={() => onIntent?.('search')}
                onClick={() => {
                  // The focus returns to the element that had it when the dialog opened, which must not be a button in
                  // a closed menu.
                  menu.close();
                  onSearch();
                }}
                className="flex min-h-10 items-center gap-2.5 rounded-pill border border-line-strong bg-field/60 px-4 text-small text-muted transition-colors hover:border-ink max-lg:min-h-11 max-lg:flex-1 pointer-coarse:min-h-11 lg:size-10 lg:justify-center lg:px-0 xl:w-auto xl:max-w-[178px] xl:min-w-32 xl:flex-1 xl:justify-between xl:px-4"
              >
                <SearchIcon className="size-[18px] xl:hidden" />
                <span className="lg:max-xl:sr-only">{words.search}</span>
                <kbd aria-hidden="true" className="font-mono text-mono whitespace-nowrap max-xl:hidden">
                  {words.searchKeys}
                </kbd>
              </button>
              {onPortal && (
                <Button
                  variant="secondary"
                  size="sm"
                  className="max-lg:flex-1"
                  onPointerEnter={() => onIntent?.('portal')}
                  onFocus={() => onIntent?.('portal')}
                  onClick={() => {
                    menu.close();
                    onPortal();
                  }}
                >
                  {words.portal}
                </Button>
              )}
            </div>
            {/* On a phone, in place of the top bar. */}
            <div className="mt-7 border-t border-line pt-5 font-mono text-mono text-muted sm:hidden">
              <div className="flex flex-col">{contactLinks('min-h-11')}</div>
              <div className="flex flex-wrap items-center gap-x-6">{displayMenus('min-h-11')}</div>
              {brand.hours && <p className="mt-2">{brand.hours}</p>}
            </div>
          </div>
          {getStartedButton('max-lg:hidden')}
        </div>
      </div>
    </header>
  );
}

const navClass =
  'flex min-h-11 items-center text-[0.9375rem] whitespace-nowrap lg:max-xl:text-small transition-colors hover:text-ink aria-[current]:text-ink aria-[current]:underline aria-[current]:decoration-accent aria-[current]:decoration-2 aria-[current]:underline-offset-8 max-lg:min-h-12 max-lg:border-b max-lg:border-line max-lg:text-lead';
