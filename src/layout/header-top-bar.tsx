import { cn } from '../lib/cn.ts';
import { telephone, type FrameBrand } from './frame.ts';
import type { HeaderMessages } from './header-messages.ts';
import { HeaderMenu, type HeaderMenuOption } from './header-menu.tsx';

/**
 * The header's four currencies. Choosing one changes no price (estimate 11); the converter beside the estimate does.
 */
export const headerCurrencies: readonly HeaderMenuOption[] = ['USD', 'EUR', 'GBP', 'INR'].map((code) => ({
  value: code,
  label: code,
}));

/** The header's languages (pages 20). Each name is written, and marked, in its own language. */
export const headerLanguages: readonly HeaderMenuOption[] = [
  { value: 'en', label: 'English', lang: 'en' },
  { value: 'es', label: 'Español', lang: 'es' },
  { value: 'fr', label: 'Français', lang: 'fr' },
  { value: 'de', label: 'Deutsch', lang: 'de' },
];

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

/** Phone and email, as links. */
export function ContactLinks({ brand, className, linkClassName }: ContactLinksProps) {
  const look = cn('inline-flex items-center whitespace-nowrap hover:text-ink', linkClassName);
  return (
    <div className={cn('flex flex-wrap', className)}>
      <a href={telephone(brand.phone)} className={look}>
        <bdi>{brand.phone}</bdi>
      </a>
      <a href={`mailto:${brand.email}`} className={look}>
        {brand.email}
      </a>
    </div>
  );
}

/** Currency and language. */
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
        value="en"
        className={className}
      />
    </>
  );
}
