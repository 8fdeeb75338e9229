import { cva } from 'class-variance-authority';
import * as RadixDialog from '@radix-ui/react-dialog';
import {
  createContext,
  use,
  useRef,
  type ComponentPropsWithRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { cn } from '../lib/cn.ts';
import { findById } from '../lib/find-by-id.ts';
import { focusedElement, focusOn } from '../lib/focus.ts';
import { isComposing } from '../lib/is-composing.ts';
import { useOverlayContainer } from '../lib/overlay-provider.tsx';
import { useControllable } from '../lib/use-controllable.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { CloseIcon } from './icons.tsx';

const defaultMessages = { close: 'Close' };

export const dialogSizes = ['sm', 'md', 'lg', 'window'] as const;
export type DialogSize = (typeof dialogSizes)[number];
export const dialogAlignments = ['center', 'top'] as const;
export type DialogAlignment = (typeof dialogAlignments)[number];

export type DialogProps = Omit<ComponentPropsWithRef<typeof RadixDialog.Root>, 'modal'> & {
  /** Whether the dialog is open, if the host controls it. */
  open?: boolean;
  /** Whether the dialog is open at first. Default: false. */
  defaultOpen?: boolean;
  /** Called with the new state when the dialog opens or closes. */
  onOpenChange?: RadixDialog.DialogProps['onOpenChange'];
};

/** Context with which the content opens or closes its dialog. */
const SetOpen = createContext<(open: boolean) => void>(() => {});

/** Modal dialog. Wraps Radix `Dialog.Root`; takes `open`/`onOpenChange` or `defaultOpen`. */
export function Dialog({ open, defaultOpen = false, onOpenChange, ...rest }: DialogProps) {
  const [isOpen, setOpen] = useControllable('Dialog', open, defaultOpen, onOpenChange);
  return (
    <SetOpen value={setOpen}>
      <RadixDialog.Root {...rest} open={isOpen} onOpenChange={setOpen} />
    </SetOpen>
  );
}

/** Opens the dialog; gets the focus back when it closes. Use `asChild` with a Button. */
export const DialogTrigger = RadixDialog.Trigger;
/** Closes the dialog. Use `asChild` with a Button. */
export const DialogClose = RadixDialog.Close;

export type DialogContentProps = Omit<
  ComponentPropsWithRef<typeof RadixDialog.Content>,
  'title' | 'asChild' | 'forceMount'
> & {
  /** The dialog's name, as its heading. */
  title: ReactNode;
  /** Shows the title to assistive technology only, for content that has its own heading. Default: false. */
  hideTitle?: boolean;
  /** Removes the padding, so that the content reaches the edges. Default: false. */
  flush?: boolean;
  /** Sentence below the title, announced with it. */
  description?: ReactNode;
  /**
   * Maximum width: `sm` 448, `md` 560, `lg` 832 px. `window` is as high as the window and up to 1320 px wide; on a phone it
   * covers the window. Default: `sm`.
   */
  size?: DialogSize;
  /**
   * Position. `top` keeps the upper edge in place while the content grows, as a list of results does; the content
   * scrolls. Default: `center`.
   */
  align?: DialogAlignment;
  /** Hides the close button, for content that has its own. Esc and the scrim still close the dialog. Default: false. */
  hideClose?: boolean;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
};

const content = cva(
  [
    'bg-raised text-ink border-line shadow-raised fixed inset-x-0 z-(--z-dialog) mx-auto flex flex-col border overscroll-contain',
    'ease-out transition-[opacity,translate] duration-(--motion-slow) starting:opacity-0',
  ],
  {
    variants: {
      size: {
        sm: 'rounded-card w-[calc(100%-24px)] max-w-md',
        md: 'rounded-card w-[calc(100%-24px)] max-w-[560px]',
        lg: 'rounded-card w-[calc(100%-24px)] max-w-[832px]',
        window: [
          'h-[calc(100dvh-24px)] w-[calc(100%-24px)] max-w-(--window-width,1320px) sm:rounded-card',
          'max-sm:h-dvh max-sm:w-full max-sm:border-0',
        ],
      } satisfies Record<DialogSize, string | string[]>,
      align: {
        center: 'top-1/2 -translate-y-1/2 overflow-y-auto starting:translate-y-[calc(-50%+8px)]',
        top: 'top-3 max-h-[min(640px,calc(100dvh-24px))] overflow-hidden sm:top-[11vh] sm:max-h-[min(640px,80vh)]',
      } satisfies Record<DialogAlignment, string>,
      flush: { true: 'p-0', false: 'p-6 scroll-pt-28 sm:p-8' },
    },
    compoundVariants: [{ size: ['sm', 'md', 'lg'], align: 'center', className: 'max-h-[calc(100dvh-24px)]' }],
  },
);

/**
 * Position of the close button in a dialog with a visible title, and in one with a hidden title. It is the same corner in
 * both. The negative margin makes the button take no height, so that the title is beside it. Browsers measure the `top` of
 * a sticky element from inside the padding. A negative margin at its end would make the dialog scroll sideways in WebKit
 * 2.50, which adds the padding to the button's edge. Beside the title, a shadow of the button, cut to a bar as wide as the
 * dialog, hides the text that scrolls behind it.
 */
const closeBesideTitle =
  'shadow-[0_0_0_100vmax_var(--raised)] [clip-path:inset(-100vh_-100vw_-8px)] -top-2 -mt-2 -mb-9 translate-x-2 rtl:-translate-x-2 sm:translate-x-3 rtl:sm:-translate-x-3';
const closeInOwnHead = 'top-4 me-4 mt-4 -mb-15 sm:top-6 sm:me-5 sm:mt-6 sm:-mb-17';

/**
 * Opener of the dialog that opened last, until a dialog closes. If a host replaces that dialog by another in one render, the
 * focused element has left the page when the other opens.
 */
let lastOpener: Element | null = null;

/** Returns the focused element. For an item of a menu, which leaves the page, it is the button that labels the menu. */
function findOpener(): Element | null {
  const focused = focusedElement();
  const button = focused?.closest('[role=menu]')?.getAttribute('aria-labelledby');
  return button ? findById(button, focused) : focused;
}

/** Returns the element, or its nearest ancestor, that is neither disabled nor hidden. Outside the page there is none. */
function findFocusable(element: Element | null): HTMLElement | null {
  if (!element) return null;
  const canBeFocused =
    element instanceof HTMLElement &&
    !element.matches(':disabled') &&
    // Missing in jsdom 29, in which a host may test its pages.
    (element.checkVisibility?.() ?? true);
  return canBeFocused ? element : findFocusable(element.parentElement);
}

/**
 * The dialog over its scrim. The focus moves into it, stays in it except for a toast (F8), and returns to the element
 * that had it, or to the region around that if it is disabled or hidden. To move it elsewhere, call `preventDefault` in
 * `onCloseAutoFocus`.
 *
 * The scrim is not Radix's Overlay, because that injects a `<style>` element, which the site's Content-Security-Policy
 * forbids. `data-scroll-lock` keeps the page from scrolling instead (base.css).
 */
export function DialogContent(props: DialogContentProps) {
  const {
    title,
    hideTitle,
    description,
    flush = false,
    size = 'sm',
    align = 'center',
    hideClose,
    messages,
    className,
    children,
    ...rest
  } = props;
  const setOpen = use(SetOpen);
  const container = useOverlayContainer();
  const opener = useRef<Element>(null);
  /** Whether the key that opened the dialog may still be held. */
  const isKeyHeld = useRef(false);
  // Radix returns the focus to its own triggers only, and a dialog that a host opens has none.
  const returnFocus = (event: Event) => {
    lastOpener = null;
    rest.onCloseAutoFocus?.(event);
    const target = findFocusable(opener.current);
    if (event.defaultPrevented || !target || target === document.body) return;
    event.preventDefault();
    // The host may have moved the focus meanwhile, such as to the heading of a new page.
    if (focusedElement() === document.body) focusOn(target);
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    rest.onKeyDown?.(event);
    if (!event.repeat) isKeyHeld.current = false;
    // A held Enter repeats, and would press the first button or submit the form.
    else if (isKeyHeld.current && event.key === 'Enter') event.preventDefault();
    // After this handler, Radix's FocusScope moves the focus from the last element to the first, or back, without
    // scrolling.
    if (event.key === 'Tab')
      queueMicrotask(() => event.defaultPrevented && focusedElement()?.scrollIntoView({ block: 'center' }));
    // Radix passes Esc to the newest layer only. A toast that appeared later is one, so closing the dialog would take
    // two presses.
    if (event.key !== 'Escape' || event.defaultPrevented) return;
    rest.onEscapeKeyDown?.(event.nativeEvent);
    if (event.nativeEvent.defaultPrevented) return;
    event.preventDefault();
    setOpen(false);
  };
  return (
    <RadixDialog.Portal container={container}>
      <div
        data-scroll-lock=""
        data-print="hide"
        className="bg-scrim fixed inset-0 z-(--z-overlay) transition-opacity duration-(--motion) starting:opacity-0"
      >
        {container && createPortal(<div data-scroll-lock="" hidden />, document.body)}
      </div>
      <RadixDialog.Content
        {...(!description && { 'aria-describedby': undefined })}
        // Radix hides the rest of the document from screen readers, but not the rest of a shadow root.
        aria-modal={container ? true : undefined}
        {...rest}
        onOpenAutoFocus={(event) => {
          isKeyHeld.current = true;
          // Radix calls this before it moves the focus into the dialog.
          const found = findOpener();
          lastOpener = opener.current = found === document.body ? lastOpener : found;
          rest.onOpenAutoFocus?.(event);
        }}
        onCloseAutoFocus={returnFocus}
        onEscapeKeyDown={(event) => {
          if (isComposing(event)) event.preventDefault();
          else rest.onEscapeKeyDown?.(event);
        }}
        onKeyDown={onKeyDown}
        className={cn(content({ size, align, flush }), className)}
      >
        <div className={hideTitle ? 'sr-only' : 'relative z-(--z-header) me-10 mb-6'}>
          <RadixDialog.Title className="display text-display-sm sm:text-display-md">
            {title}
          </RadixDialog.Title>
          {description && (
            <RadixDialog.Description className="text-body text-muted mt-2">
              {description}
            </RadixDialog.Description>
          )}
        </div>
        {children}
        {/* Last in the DOM, so that the first field gets the focus. Drawn first, so that it stays in place while
            the rest scrolls. */}
        {!hideClose && (
          <RadixDialog.Close
            className={cn(
              'text-muted hover:text-ink bg-raised hover:bg-sunken rounded-pill sticky z-(--z-raised) order-first grid size-11 shrink-0 place-items-center self-end transition-colors duration-(--motion-fast)',
              hideTitle ? closeInOwnHead : closeBesideTitle,
            )}
          >
            <CloseIcon />
            <span className="sr-only">{withDefaults(defaultMessages, messages).close}</span>
          </RadixDialog.Close>
        )}
      </RadixDialog.Content>
    </RadixDialog.Portal>
  );
}
