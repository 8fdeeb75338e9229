import type { FocusEvent } from 'react';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuRadioGroup,
  DropdownMenuRadioItem,
  DropdownMenuTrigger,
} from '../ui/dropdown-menu.tsx';
import { HeaderMenuTrigger, type HeaderMenuOption, type HeaderMenuTriggerProps } from './header-menu.tsx';

export type HeaderMenuListProps = {
  options: readonly HeaderMenuOption[];
  value: string;
  note: string;
  trigger: HeaderMenuTriggerProps;
  /** Announces the note at each choice. */
  say: (words: string) => void;
};

/** List of a `HeaderMenu`, in a chunk of its own. Loaded on request, so it is open at first. */
export function HeaderMenuList({ options, value, note, trigger, say }: HeaderMenuListProps) {
  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <HeaderMenuTrigger {...trigger} />
      </DropdownMenuTrigger>
      <DropdownMenuContent align="end" sideOffset={6} data-surface="darkroom" onFocus={focusChecked}>
        <DropdownMenuRadioGroup value={value} onValueChange={() => say(note)}>
          {options.map(({ name, lang }) => (
            <DropdownMenuRadioItem key={name} value={name} lang={lang}>
              {name}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <p className="max-w-52 border-t border-line px-3 pt-2 pb-1 text-mono text-faint">{note}</p>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}

/** Moves the focus from the menu, where Radix puts it, to the checked option. */
function focusChecked({ target, currentTarget }: FocusEvent<HTMLElement>) {
  if (target !== currentTarget) return;
  currentTarget.querySelector<HTMLElement>('[aria-checked="true"]')?.focus({ preventScroll: true });
}
