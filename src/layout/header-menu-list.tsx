import { useEffect, useRef } from 'react';
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
  onChoose: () => void;
};

/** The menu behind a `HeaderMenu`, in a chunk of its own. It comes because it was asked for, so it opens. */
export function HeaderMenuList({ options, value, note, trigger, onChoose }: HeaderMenuListProps) {
  const content = useRef<HTMLDivElement>(null);

  useEffect(() => {
    // Radix focuses the menu itself when it mounts open; the line in force is the better place to start.
    content.current?.querySelector<HTMLElement>('[aria-checked="true"]')?.focus();
  }, []);

  return (
    <DropdownMenu defaultOpen>
      <DropdownMenuTrigger asChild>
        <HeaderMenuTrigger {...trigger} />
      </DropdownMenuTrigger>
      <DropdownMenuContent ref={content} align="end" sideOffset={6} data-surface="darkroom">
        <DropdownMenuRadioGroup value={value} onValueChange={onChoose}>
          {options.map((option) => (
            <DropdownMenuRadioItem key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </DropdownMenuRadioItem>
          ))}
        </DropdownMenuRadioGroup>
        <p className="max-w-52 border-t border-line px-3 pt-2 pb-1 text-mono text-faint">{note}</p>
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
