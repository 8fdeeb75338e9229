import { cn } from '../lib/cn.ts';
import { DEFAULT_LANGUAGE, languages } from '../lib/language.ts';
import { telephone } from '../lib/telephone.ts';
import type { FrameBrand } from './frame.ts';
import type { HeaderMessages } from './header-messages.ts';
import { HeaderMenu } from './header-menu.tsx';

/**
 * The header's currencies. Choosing one changes no price (estimate 11); the converter beside the estimate does.
 */
const headerCurrencies = ['USD', 'EUR', 'GBP', 'INR'].map((name) => ({ name }));

/** The header's languages. Each name is marked as of its own language. */
const headerLanguages = Object.entries(languages).map(([name, lang]) => ({ name, lang }));

type TopBarProps = { brand: FrameBrand; words: HeaderMessages };

/** The film edge above the header: how to reach the studio, and the two menus. On a phone it moves into the menu. */
export function HeaderTopBar({ brand, words }: TopBarProps) {
  return (
    <section aria-label={words.topBar} className="border-b border-line max-sm:hidden">
      <div className="wrap flex min-h-[39px] flex-wrap items-center justify-between gap-x-6 font-mono text-mono text-muted">
        <ContactLinks brand={brand} className="gap-x-6" linkClassName="min-h-6" />
        <div className="flex items-center gap-x-6">
          <span className="max-md:hidden">{brand.hours}</span>
          <DisplayMenus words={words} />
        </div>
      </div>
    </section>
  );
}

type ContactLinksProps = { brand: FrameBrand; className?: string; linkClassName?: string };

export function ContactLinks({ brand, className, linkClassName }: ContactLinksProps) {
  const linkClass = cn('inline-flex items-center wrap-anywhere hover:text-ink', linkClassName);
  return (
    <div className={cn('flex flex-wrap', className)}>
      <a href={telephone(brand.phone)} className={linkClass}>
        <bdi>{brand.phone}</bdi>
      </a>
      <a href={`mailto:${brand.email}`} className={linkClass}>
        {brand.email}
      </a>
    </div>
  );
}

export function DisplayMenus({ words, className }: { words: HeaderMessages; className?: string }) {
  return (
    <>
      <HeaderMenu
        label={words.currency}
        note={words.currencyNote}
        options={headerCurrencies}
        value="USD"
        className={className}
      />
      <HeaderMenu
        label={words.language}
        note={words.languageNote}
        options={headerLanguages}
        value={DEFAULT_LANGUAGE}
        className={className}
      />
    </>
  );
}
