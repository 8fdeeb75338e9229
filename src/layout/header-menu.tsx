import { useState, type ComponentPropsWithRef } from 'react';
import { cn } from '../lib/cn.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { useAnnouncement } from '../lib/use-announcement.ts';
import { openUnlessFocusMoved } from '../lib/focus.ts';

export type HeaderMenuOption = {
  name: string;
  /** Language of the name, if it is not the page's. */
  lang?: string;
};

export type HeaderMenuProps = {
  /** The kind of options, such as "currency". It follows the value in the button's name: "USD, currency". */
  label: string;
  /** The first one is current. Choosing another does not change that: these menus only display (pages 20). */
  options: readonly HeaderMenuOption[];
  /** States that the choice only displays, in the menu and to assistive technology. */
  note: string;
  className?: string;
};

const HeaderMenuList = lazyComponent(() => import('./header-menu-list.tsx'), 'HeaderMenuList');

/**
 * A menu of the header's top bar. At first it is a plain button. Radix's menu is loaded when the pointer or the focus
 * comes near; a press then replaces the button by the open menu.
 */
export function HeaderMenu({ label, options, note, className }: HeaderMenuProps) {
  const [isLoaded, setLoaded] = useState(false);
  const [announced, say] = useAnnouncement('');

  // Failures are not reported: these menus only display, and the next press tries again.
  const open = () => openUnlessFocusMoved(HeaderMenuList.load, () => setLoaded(true));
  const value = options[0]?.name;
  if (!value) return null;
  const trigger = { value, label, className };

  return (
    <>
      {isLoaded ? (
        <HeaderMenuList {...{ options, value, note, trigger, say }} />
      ) : (
        <HeaderMenuTrigger
          {...trigger}
          aria-haspopup="menu"
          aria-expanded={false}
          onPointerEnter={HeaderMenuList.prefetch}
          onTouchStart={HeaderMenuList.prefetch}
          onFocus={HeaderMenuList.prefetch}
          onClick={open}
          onKeyDown={(event) => {
            if (event.key !== 'ArrowDown') return;
            event.preventDefault();
            open();
          }}
        />
      )}
      <output className="sr-only">{announced}</output>
    </>
  );
}

export type HeaderMenuTriggerProps = Omit<ComponentPropsWithRef<'button'>, 'value'> & {
  label: string;
  value: string;
};

/** Button of a header menu, the same before and after the menu's code has loaded. */
export function HeaderMenuTrigger({ label, value, className, ...rest }: HeaderMenuTriggerProps) {
  return (
    <button
      type="button"
      aria-label={`${value}, ${label}`}
      {...rest}
      className={cn(
        'inline-flex min-h-8 items-center gap-1.5 text-muted hover:text-ink data-[state=open]:text-ink noscript:hidden',
        className,
      )}
    >
      {value}
      <svg aria-hidden="true" viewBox="0 0 8 6" className="h-1.5 w-2 fill-current">
        <path d="M0 0h8L4 6z" />
      </svg>
    </button>
  );
}
