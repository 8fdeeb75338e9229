import { useComposedRefs } from '@radix-ui/react-compose-refs';
import * as RadixMenu from '@radix-ui/react-dropdown-menu';
import {
  createContext,
  useContext,
  type ComponentPropsWithRef,
  type RefObject,
  type SyntheticEvent,
} from 'react';
import { callHost } from '../lib/call-host.ts';
import { cn } from '../lib/cn.ts';
import { useOverlayContainer } from '../lib/overlay-provider.tsx';
import { useInheritedDirection } from '../lib/use-inherited-direction.ts';
import { CheckIcon } from './icons.tsx';

/**
 * Context with a ref for the button, from which the menu takes its direction: the list is rendered in the body, or in
 * the container of `OverlayProvider`.
 */
const ButtonContext = createContext<RefObject<HTMLElement | null> | null>(null);

export type DropdownMenuProps = Omit<ComponentPropsWithRef<typeof RadixMenu.Root>, 'modal'> & {
  /** Whether the menu is open, if the host controls it. */
  open?: boolean;
  /** Whether the menu is open at first. Default: false. */
  defaultOpen?: boolean;
  /** Called with the new state when the menu opens or closes. */
  onOpenChange?: RadixMenu.DropdownMenuProps['onOpenChange'];
  /** Text direction of the menu. Default: that of its button. */
  dir?: 'ltr' | 'rtl';
};

/**
 * Menu that a button opens. Never modal: a menu needs no scroll lock, and Radix's lock injects a `<style>` element,
 * which the site's Content-Security-Policy forbids. Without `dir` it has the direction of its button.
 */
export function DropdownMenu({ dir, onOpenChange, ...rest }: DropdownMenuProps) {
  const [direction, button] = useInheritedDirection(dir);
  return (
    <ButtonContext value={button}>
      <RadixMenu.Root
        {...rest}
        // Without `open`, Radix calls it in an effect.
        onOpenChange={(open) => callHost(() => onOpenChange?.(open))}
        dir={direction}
        modal={false}
      />
    </ButtonContext>
  );
}

/** Opens the menu. Use `asChild` with a Button. */
export function DropdownMenuTrigger({ ref, ...rest }: ComponentPropsWithRef<typeof RadixMenu.Trigger>) {
  return (
    <RadixMenu.Trigger
      {...rest}
      ref={useComposedRefs(useContext(ButtonContext), ref)}
      onPointerDown={(event) => {
        rest.onPointerDown?.(event);
        keepClosedIfDisabled(event);
      }}
      onKeyDown={(event) => {
        rest.onKeyDown?.(event);
        if (/^(?: |Enter|ArrowDown)$/.test(event.key)) keepClosedIfDisabled(event);
      }}
    />
  );
}

/**
 * Keeps Radix from opening the menu. Radix knows only its own `disabled`, not that of the child: a disabled button fires
 * `pointerdown`, and one with a `disabledReason` takes keys.
 */
function keepClosedIfDisabled(event: SyntheticEvent) {
  if (event.currentTarget.matches(':disabled, [aria-disabled=true]')) event.preventDefault();
}

/** Group of radio items: `value`/`onValueChange`. */
export const DropdownMenuRadioGroup = RadixMenu.RadioGroup;

export type DropdownMenuContentProps = Omit<ComponentPropsWithRef<typeof RadixMenu.Content>, 'forceMount'> & {
  /** Alignment of the list with the button. Default: `center`. */
  align?: 'start' | 'center' | 'end';
  /** Distance from the button, in px. Default: 8. */
  sideOffset?: number;
};

/**
 * The list. It is rendered outside of the page's content and has the page's surface. Pass `data-surface` for that of
 * the button.
 */
export function DropdownMenuContent({ className, sideOffset = 8, ...rest }: DropdownMenuContentProps) {
  return (
    <RadixMenu.Portal container={useOverlayContainer()}>
      <RadixMenu.Content
        sideOffset={sideOffset}
        collisionPadding={12}
        loop
        {...rest}
        className={cn(
          'bg-raised text-ink border-line rounded-field shadow-raised z-(--z-menu) max-h-(--radix-dropdown-menu-content-available-height) max-w-(--radix-dropdown-menu-content-available-width) min-w-40 overflow-y-auto border p-1.5',
          'transition-opacity duration-(--motion-fast) starting:opacity-0',
          className,
        )}
      />
    </RadixMenu.Portal>
  );
}

const itemClass = cn(
  'text-small flex min-h-10 cursor-pointer items-center gap-3 rounded-print px-3 py-2 wrap-anywhere select-none max-sm:min-h-11 pointer-coarse:min-h-11',
  'data-highlighted:bg-sunken data-disabled:text-faint data-disabled:cursor-not-allowed',
  // Forced colors remove the background that marks the highlighted item.
  '-outline-offset-2 forced-colors:data-highlighted:outline-2',
);

export type DropdownMenuItemProps = ComponentPropsWithRef<typeof RadixMenu.Item> & {
  /** Runs the command. The menu then closes, unless it calls `preventDefault()` on the event. */
  onSelect?: RadixMenu.DropdownMenuItemProps['onSelect'];
  /** Whether the item can’t be chosen. Default: false. */
  disabled?: boolean;
  /** Puts the item's props on the child, usually a link. Default: false. */
  asChild?: boolean;
};

/** Item for an action, or with `asChild` for a link. */
export function DropdownMenuItem({ className, ...rest }: DropdownMenuItemProps) {
  return (
    <RadixMenu.Item
      {...rest}
      // Radix does not run a disabled command, but its child may be a link or have its own `onClick`.
      onClickCapture={rest.disabled ? cancelClick : rest.onClickCapture}
      className={cn(itemClass, className)}
    />
  );
}

function cancelClick(event: SyntheticEvent) {
  event.preventDefault();
  event.stopPropagation();
}

export type DropdownMenuRadioItemProps = Omit<
  ComponentPropsWithRef<typeof RadixMenu.RadioItem>,
  'asChild'
> & {
  /** Value that `onValueChange` of the group gets when this item is chosen. */
  value: string;
  /** Whether the item can’t be chosen. Default: false. */
  disabled?: boolean;
};

/** Item of a radio group, with a check mark if it is selected. */
export function DropdownMenuRadioItem({ className, children, ...rest }: DropdownMenuRadioItemProps) {
  return (
    <RadixMenu.RadioItem
      {...rest}
      onClickCapture={rest.disabled ? cancelClick : rest.onClickCapture}
      className={cn(itemClass, 'justify-between data-[state=checked]:font-semibold', className)}
    >
      {children}
      <RadixMenu.ItemIndicator>
        <CheckIcon className="text-accent-ink size-4" />
      </RadixMenu.ItemIndicator>
    </RadixMenu.RadioItem>
  );
}
