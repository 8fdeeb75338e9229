import { useComposedRefs } from '@radix-ui/react-compose-refs';
import { cva } from 'class-variance-authority';
import { useLayoutEffect, useRef, type ComponentPropsWithRef, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { focusedElement } from '../lib/focus.ts';
import { onlyElement, Slot } from './slot.tsx';

export const buttonVariants = ['primary', 'secondary', 'quiet', 'link'] as const;
type ButtonVariant = (typeof buttonVariants)[number];
export const buttonSizes = ['md', 'sm'] as const;
type ButtonSize = (typeof buttonSizes)[number];

export type ButtonProps = ComponentPropsWithRef<'button'> & {
  /** Whether the button can’t be pressed. Default: false. */
  disabled?: boolean;
  /** Visual style. Use one `primary` per screen, for the main action. Default: `primary`. */
  variant?: ButtonVariant;
  /** Size. `md` is 48 px high, `sm` 40 px; both are at least 44 px on touch screens. Default: `md`. */
  size?: ButtonSize;
  /** Puts the button's props on the child, usually a link. Disabled or busy, the link has no target. Default: false. */
  asChild?: boolean;
  /**
   * Whether an action is in progress: the button is disabled and paler. State the action in the label ("Uploading
   * Files…"). Default: false.
   */
  busy?: boolean;
  /**
   * Reason why the button is disabled. With it the button stays in the tab order. Screen readers get the reason as
   * accessible description, and a mouse as tooltip. For touch and keyboard also write it beside the button.
   */
  disabledReason?: string;
};

/** Variants in the shape of a pill. */
const pills = ['primary', 'secondary', 'quiet'] satisfies ButtonVariant[];

const button = cva(
  'inline-flex items-center justify-center gap-2 text-center font-semibold transition-colors duration-(--motion-fast)',
  {
    variants: {
      variant: {
        primary:
          'bg-accent text-on-accent not-disabled:hover:bg-accent-strong border border-transparent aria-disabled:bg-accent/65 disabled:bg-accent/65',
        secondary: 'border border-line-strong bg-transparent text-ink not-disabled:hover:border-ink',
        quiet: 'border border-transparent bg-transparent text-ink not-disabled:hover:bg-sunken',
        link: 'min-h-6 max-sm:min-h-11 pointer-coarse:min-h-11 rounded-print text-accent-ink underline decoration-1 underline-offset-4 not-disabled:hover:decoration-2',
      },
      size: { md: 'text-body', sm: 'text-small' },
    },
    compoundVariants: [
      { variant: pills, size: 'md', className: 'rounded-pill min-h-12 px-6 py-2' },
      {
        variant: pills,
        size: 'sm',
        className: 'rounded-pill min-h-10 px-[18px] py-1.5 max-sm:min-h-11 pointer-coarse:min-h-11',
      },
      { variant: ['secondary', 'quiet', 'link'], className: 'aria-disabled:text-faint disabled:text-faint' },
    ],
  },
);

/**
 * Button for an action on this page. For a link that looks like a button, put the link inside:
 * `<Button asChild><Link …/></Button>`.
 */
export function Button({
  variant = 'primary',
  size = 'md',
  asChild = false,
  busy = false,
  disabled = false,
  disabledReason,
  className,
  onClick,
  ref,
  children,
  ...rest
}: ButtonProps) {
  const isOff = disabled || busy || Boolean(disabledReason);
  const shared = {
    ...(disabledReason && { 'aria-disabled': true, title: disabledReason }),
    ...(busy && { 'aria-busy': true, 'data-state': 'busy' }),
    ...rest,
    ref: useFocusAfterBusy(busy, ref),
    className: cn(button({ variant, size }), className),
  };
  if (asChild && isOff) {
    return (
      <Slot {...shared} role="link" aria-disabled tabIndex={disabledReason ? 0 : undefined}>
        {withoutDestination(children)}
      </Slot>
    );
  }
  if (asChild) {
    return (
      <Slot {...shared} onClick={onClick}>
        {children}
      </Slot>
    );
  }
  return (
    <button
      type="button"
      disabled={disabled || busy}
      {...shared}
      onClick={(event) => (disabledReason ? event.preventDefault() : onClick?.(event))}
    >
      {children}
    </button>
  );
}

/**
 * Placeholder for a disabled link: an `<a>` without `href`, as HTML defines it. The child may be a router's link, which
 * needs a URL, so only its text and its classes are used.
 */
function withoutDestination(link: ReactNode) {
  const kept = Object.entries(onlyElement(link).props).filter(([name]) =>
    /^(aria-|data-|(id|className|style|lang|dir|children)$)/.test(name),
  );
  return <a {...Object.fromEntries(kept)} />;
}

/**
 * Returns the focus to a button that lost it while it was disabled, unless the visitor has moved on. Keyboard users
 * stay in place.
 */
function useFocusAfterBusy(busy: boolean, ref: ButtonProps['ref']) {
  const own = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const node = own.current;
    if (busy) hadFocus.current = node !== null && focusedElement() === node;
    else if (hadFocus.current) {
      hadFocus.current = false;
      if (document.activeElement === document.body) node?.focus();
    }
  }, [busy]);
  return useComposedRefs(own, ref);
}
