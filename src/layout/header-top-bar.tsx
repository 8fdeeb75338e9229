import { cn } from '../lib/cn.ts';
import { languages as allLanguages } from '../lib/language.ts';
import { ContactLinks } from './contact-links.tsx';
import type { FrameBrand } from './frame.ts';
import type { HeaderMessages } from './header-messages.ts';
import { HeaderMenu, type HeaderMenuOption } from './header-menu.tsx';

/**
 * The header's currencies. Choosing one changes no price (estimate 11); the converter beside the estimate does.
 */
const headerCurrencies = ['USD', 'EUR', 'GBP', 'INR'].map((name) => ({ name }));

/** The header's languages. Each name is marked as of its own language. */
const headerLanguages = Object.entries(allLanguages).map(([name, lang]) => ({ name, lang }));

type DisplayMenusProps = {
  words: HeaderMessages;
  currencies: readonly HeaderMenuOption[] | undefined;
  languages: readonly HeaderMenuOption[] | undefined;
};

/** Top bar of the header: contact links and the two menus. On a phone it is part of the menu. */
export function HeaderTopBar({ brand, ...menus }: DisplayMenusProps & { brand: FrameBrand }) {
  return (
    <section aria-label={menus.words.topBar} className="border-b border-line max-sm:hidden">
      <div className="wrap flex min-h-[39px] flex-wrap items-center justify-between gap-x-6 font-mono text-mono text-muted">
        <div className="flex flex-wrap gap-x-6">
          <ContactLinks brand={brand} className={cn(contactLinkClass, 'min-h-6')} />
        </div>
        <div data-print="hide" className="flex items-center gap-x-6">
          {brand.hours && <span className="max-md:hidden">{brand.hours}</span>}
          <DisplayMenus {...menus} />
        </div>
      </div>
    </section>
  );
}

/** Classes of a contact link in the header; each place adds the height. */
export const contactLinkClass = 'inline-flex items-center wrap-anywhere hover:text-ink';

export function DisplayMenus(props: DisplayMenusProps & { className?: string }) {
  const { words, currencies = headerCurrencies, languages = headerLanguages, className } = props;
  return (
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
}
