import * as RadixToast from '@radix-ui/react-toast';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import { cva } from 'class-variance-authority';
import { cn } from '../lib/cn.ts';
import { focusedElement } from '../lib/focus.ts';
import { isComposing } from '../lib/is-composing.ts';
import { obstacles } from '../lib/obstacles.ts';
import { useOverlayContainer } from '../lib/overlay-provider.tsx';
import { useStore } from '../lib/store.ts';
import { dismissToast, useToasts, type Toast, type ToastVariant } from '../lib/toast-store.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { CheckIcon, CloseIcon, ExclamationIcon } from './icons.tsx';

/** Time for which a default toast is shown, in ms: at least 5 s (errors 14). Hover and focus pause the timer. */
export const TOAST_DURATION = 6000;

const defaultMessages = { region: 'Notifications ({hotkey})', close: 'Close notification' };
type Messages = typeof defaultMessages;

export type ToasterProps = {
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<Messages>;
};

/**
 * Renders the message of `toast()`, one at a time, above everything else. Mount it once. It may be mounted late,
 * because the store keeps the message.
 */
export function Toaster({ messages }: ToasterProps) {
  const words = withDefaults(defaultMessages, messages);
  const shown = useToasts().find((entry) => entry.open);
  const container = useOverlayContainer();
  const viewport = useRef<HTMLOListElement>(null);
  /** Detached element for Radix's duplicate announcement. Without a document, as in prerendering, nothing is rendered. */
  const [nowhere, setNowhere] = useState<HTMLElement>();
  useEffect(() => setNowhere(document.createElement('div')), []);
  useFocusFromDialogs(viewport, shown?.id);
  if (!nowhere) return null;
  return createPortal(
    <RadixToast.Provider duration={TOAST_DURATION} announcerContainer={nowhere}>
      {shown && <ToastCard key={shown.id} {...{ toast: shown, words, viewport }} />}
      <RadixToast.Viewport asChild label={words.region} ref={viewport}>
        <LiveRegion shown={shown} region={viewport} />
      </RadixToast.Viewport>
    </RadixToast.Provider>,
    // Outside of any subtree that a dialog hides.
    container ?? document.body,
  );
}

/**
 * The live region. It is rendered before its first message, because a region that arrives together with its text is
 * often not read. It has `aria-live` even when empty, because that keeps a modal dialog from hiding it with the rest
 * of the page.
 */
function LiveRegion({ shown, region, ...rest }: { shown: Toast | undefined; region: Region }) {
  const urgent = shown?.variant === 'destructive';
  const takenCorners = new Set(useStore(obstacles).flatMap(({ corner }) => corner ?? []));
  const isCovering = useCoversFocus(region, shown);
  return (
    <div
      {...rest}
      role={shown && (urgent ? 'alert' : 'status')}
      aria-live={urgent ? 'assertive' : 'polite'}
      data-print="hide"
      className={cn(
        // As wide as its toast, so that both have the same center.
        'pointer-events-none fixed inset-x-0 z-(--z-toast) mx-auto max-w-[424px] p-3 outline-none sm:p-6',
        // The chat's card is in the end corner while visitors type in it.
        takenCorners.has('end') ? 'sm:ms-0' : 'sm:me-0',
        isCovering || takenCorners.size > 1
          ? 'top-0'
          : takenCorners.size > 0
            ? 'max-sm:top-0 sm:bottom-0'
            : 'bottom-0',
      )}
    />
  );
}

/**
 * Whether a toast at the bottom of the window covers more of the focused element than one at the top (WCAG 2.4.11), or of
 * the submit buttons of its form.
 */
function useCoversFocus(region: Region, shown: Toast | undefined): boolean {
  const [isCovering, setCovering] = useState(false);
  useEffect(() => {
    const element = region.current;
    if (!shown || !element) return undefined;
    const update = () => {
      const toast = element.getBoundingClientRect();
      const focused = focusedElement();
      if (!focused || element.contains(focused)) return;
      const controls = Array.from(focused.closest('form')?.elements ?? []);
      const submits = controls.filter((control) => 'type' in control && control.type === 'submit');
      /** Returns by how much more of an element a toast at the bottom covers than one at the top, in px. */
      const surplus = (covered: Element) => {
        const { left, right, top, bottom } = covered.getBoundingClientRect();
        if (right <= toast.left || left >= toast.right) return 0;
        const coveredHeight = (toastTop: number) =>
          Math.max(0, Math.min(bottom, toastTop + toast.height) - Math.max(top, toastTop));
        return coveredHeight(window.innerHeight - toast.height) - coveredHeight(0);
      };
      // The focused element counts first.
      const difference = [focused, ...submits].map(surplus).find((height) => height !== 0);
      setCovering(difference !== undefined && difference > 0);
    };
    // The chat's button moves in the frame after it receives the focus or the page scrolls, and then takes a transition.
    const updateNowAndLater = () => {
      update();
      requestAnimationFrame(() => requestAnimationFrame(update));
    };
    const root = element.getRootNode();
    const types = ['focusin', 'scroll', 'transitionend'];
    for (const type of types) root.addEventListener(type, updateNowAndLater, true);
    // Radix puts the toast into the region one render later.
    const resizes = new ResizeObserver(update);
    resizes.observe(element);
    return () => {
      for (const type of types) root.removeEventListener(type, updateNowAndLater, true);
      resizes.disconnect();
    };
  }, [region, shown]);
  return isCovering;
}

/**
 * Lets F8 move the focus from a modal dialog to the region, and returns it when the toast goes. Radix’s dialog listens
 * on the document, and takes back a focus that leaves it.
 */
function useFocusFromDialogs(region: Region, id: string | undefined): void {
  useEffect(() => {
    if (id === undefined) return undefined;
    let focusedBefore: EventTarget | null = null;
    const isInRegion = (target: EventTarget | null) =>
      target instanceof Node && region.current?.contains(target) === true;
    const onFocusOut = (event: FocusEvent) => {
      // A visitor who has moved on is not taken back. Chromium fires the event also for a toast that is being removed,
      // and every browser as the window loses the focus, which then stays in the region.
      const forgetIfLeft = () => {
        if (isInRegion(event.target) && !isInRegion(focusedElement())) focusedBefore = null;
      };
      if (!isInRegion(event.relatedTarget)) return queueMicrotask(forgetIfLeft);
      event.stopPropagation();
      if (!isInRegion(event.target)) focusedBefore = event.target;
    };
    const onFocusIn = (event: FocusEvent) => isInRegion(event.target) && event.stopPropagation();
    document.body.addEventListener('focusout', onFocusOut);
    document.body.addEventListener('focusin', onFocusIn);
    return () => {
      document.body.removeEventListener('focusout', onFocusOut);
      document.body.removeEventListener('focusin', onFocusIn);
      // A toast that another one replaces leaves its focus on the body.
      const focused = focusedElement();
      const isLost = focused === document.body || isInRegion(focused);
      if (isLost && focusedBefore instanceof HTMLElement) focusedBefore.focus();
    };
  }, [region, id]);
}

type Region = RefObject<HTMLElement | null>;
type CardProps = { toast: Toast; words: Messages; viewport: Region };

const card = cva(
  [
    // Important: Radix switches pointer events off on a toast below a modal dialog's layer.
    'rounded-field shadow-raised pointer-events-auto! flex w-full items-start gap-3.5 border py-4 ps-5 pe-2',
    'transition-[opacity,translate] duration-(--motion) starting:translate-y-2 starting:opacity-0',
  ],
  {
    variants: {
      variant: {
        default: 'bg-inverse text-ground border-transparent',
        destructive: 'bg-raised text-ink border-accent-ink',
      } satisfies Record<ToastVariant, string>,
    },
  },
);

/** One message of the live region. Internal: the docs pages show it in a region of their own. */
export function ToastCard({ toast, words, viewport }: CardProps) {
  const { id, title, description, variant } = toast;
  const urgent = variant === 'destructive';

  // Radix pauses the timer while the pointer or the focus is on a toast, and resumes it when they leave. A toast that
  // is removed under the pointer never fires that event, and the timer of every later toast would stay paused. So each
  // one tells the region, as it unmounts, that the focus has moved on.
  useEffect(() => {
    const leave = () => viewport.current?.parentElement?.dispatchEvent(new FocusEvent('focusout'));
    return () => void leave();
  }, [viewport]);

  // Radix closes the toast on every Esc, before the dialog or menu that has the focus receives the key. One Esc closes
  // one thing, so the toast waits for the end of the event, and stays if something else has handled it.
  const escape = useRef<KeyboardEvent>(null);
  const close = () => {
    const event = escape.current;
    escape.current = null;
    if (event) setTimeout(() => event.defaultPrevented || dismissToast(id));
    else dismissToast(id);
  };

  return (
    <RadixToast.Root
      asChild
      open
      type={urgent ? 'foreground' : 'background'}
      duration={urgent ? Infinity : TOAST_DURATION}
      onOpenChange={(open) => !open && close()}
      onEscapeKeyDown={(event) => {
        if (isComposing(event)) event.preventDefault();
        else escape.current = event;
      }}
    >
      <div data-variant={variant} className={card({ variant })}>
        <Disc urgent={urgent} />
        <div className="text-small min-w-0 grow">
          <RadixToast.Title className="font-semibold">{title}</RadixToast.Title>
          {description && (
            <RadixToast.Description className={cn('text-balance', urgent ? 'text-muted' : 'opacity-80')}>
              {description}
            </RadixToast.Description>
          )}
        </div>
        <RadixToast.Close
          aria-label={words.close}
          className="rounded-pill -my-2.5 grid size-target shrink-0 place-items-center transition-opacity duration-(--motion-fast) hover:opacity-70"
        >
          <CloseIcon className="size-4" />
        </RadixToast.Close>
      </div>
    </RadixToast.Root>
  );
}

function Disc({ urgent }: { urgent: boolean }) {
  const Sign = urgent ? ExclamationIcon : CheckIcon;
  return (
    <span
      aria-hidden="true"
      className={cn(
        'text-on-accent mt-px grid size-5 shrink-0 place-items-center rounded-pill max-xs:hidden',
        urgent ? 'bg-accent' : 'bg-success',
      )}
    >
      <Sign className="size-3" strokeWidth="2.6" />
    </span>
  );
}
