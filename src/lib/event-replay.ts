/*
 * Event replay: what a visitor does in prerendered HTML takes effect once React has hydrated it.
 *
 *   first byte        first frame        page hydrated          piece hydrated
 *       ├─ captureInput()  ├─ code requested   ├─ replayInput(page)   ├─ replayInput(piece)
 *       ├──── page has [data-waiting] ─────────┤                      │
 *       ├──── lazy piece inside the page has [data-waiting] ──────────┤
 *
 * 1. A region is an element that hydrates as a whole. It has `data-waiting` until then.
 * 2. Presses of buttons, and keys on them, are kept while their region waits, and React does not receive them. Links,
 *    typing and ticking need no help: the browser does them.
 * 3. A hydrated region receives what was kept in it, in order, and a report of each field that differs from its HTML.
 * 4. A region that is never hydrated has `data-still`.
 */

import { typesCharacter } from './types-character.ts';

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Field = { control: Control; value: string | boolean };
/** Input that waits for its element. `replay` gets the element that the input would reach now. */
type Step = { target: EventTarget; replay: (target: EventTarget) => void };

declare global {
  interface Window {
    /** On `window`, because the inline script and the page's code are separate bundles. */
    earlyInput?: { steps: Step[]; isHydrated?: boolean; stop: () => void };
  }
}

/** Movement between press and release that still counts as a press, in px: Android's touch slop is 8 dp. */
const SLOP = 8;
/** Time after a release in which the browser's own mouse events of the same press may follow, in ms. */
const CLICK_DELAY = 500;

const isWaiting = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[data-waiting]') !== null;
const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest('button') : null);

/**
 * Starts to keep presses, keys, and events that code dispatches on the window. Call it in the document's first script.
 * What is typed after an early shortcut is replayed with it, unless Esc or a press follows.
 */
export function captureInput(isShortcut?: (event: KeyboardEvent) => boolean, windowEvents: string[] = []) {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const stop = () => {
    controller.abort();
    delete window.earlyInput;
  };
  const input: Window['earlyInput'] = (window.earlyInput = { steps: [], stop });
  const keep = (target: EventTarget, replay: Step['replay']) => void input.steps.push({ target, replay });
  const keepPress = (button: HTMLButtonElement) => {
    // A visitor who gets no answer presses again, and still wants one thing.
    if (input.steps.at(-1)?.target !== button) keep(button, () => press(button));
  };
  let down: PointerEvent | undefined;
  let typed: KeyboardEvent[] | undefined;
  let released: { button: HTMLButtonElement; until: number } | undefined;
  const onDown = (event: PointerEvent) => {
    if (!event.isTrusted) return;
    released = typed = undefined;
    down = isWaiting(buttonOf(event)) ? event : undefined;
    down?.stopImmediatePropagation();
  };
  const onUp = (event: PointerEvent) => {
    const button = down && buttonOf(down);
    // A press that slid is left to the browser, which clicks if it ends on the same button. A still press counts even
    // if hydration has moved its button away.
    if (down && button && Math.hypot(event.clientX - down.clientX, event.clientY - down.clientY) <= SLOP) {
      released = { button, until: event.timeStamp + CLICK_DELAY };
      (isWaiting(button) ? keepPress : press)(button);
    }
    down = undefined;
  };
  const onMouse = (event: MouseEvent) => {
    const button = buttonOf(event);
    const isHandled = event.isTrusted && released?.button === button && event.timeStamp < released.until;
    if (!button || !(isHandled || isWaiting(button))) return;
    event.stopImmediatePropagation();
    if (event.type !== 'click') return;
    event.preventDefault();
    if (!isHandled) keepPress(button);
  };
  const onKey = (event: KeyboardEvent) => {
    released = undefined;
    if (input.isHydrated || event.key === 'Escape') typed = undefined;
    const isTyped = typed && typesCharacter(event);
    const isOpening = !input.isHydrated && isShortcut?.(event);
    const isMove = /^(?:Arrow|Home|End)/.test(event.key) && isWaiting(buttonOf(event));
    if (!event.target || !(isTyped || isOpening || isMove)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const copy = new KeyboardEvent(event.type, event);
    if (isTyped) return void typed?.push(copy);
    const keys = [copy];
    if (isOpening) typed = keys;
    keep(event.target, (target) => keys.forEach((key) => target.dispatchEvent(key)));
  };
  const onWindow = ({ type }: Event) =>
    !input.isHydrated && keep(window, () => window.dispatchEvent(new Event(type)));
  document.addEventListener('pointerdown', onDown, options);
  document.addEventListener('pointerup', onUp, options);
  document.addEventListener('pointercancel', () => (down = undefined), options);
  for (const type of ['mousedown', 'mouseup', 'click'] as const)
    document.addEventListener(type, onMouse, options);
  // Keys may be dispatched on the window itself.
  window.addEventListener('keydown', onKey, options);
  for (const type of windowEvents) window.addEventListener(type, onWindow, options);
}

/** Whether something was pressed, typed, chosen or dropped in a region: then its code is wanted. */
export function hasInput(region: Element): boolean {
  const isInside = ({ target }: Step) => target instanceof Node && region.contains(target);
  return window.earlyInput?.steps.some(isInside) || readFields(region).length > 0;
}

/** Returns the fields that differ from their HTML. Hydration may reset them, so call it before. */
export function readFields(region: Element): Field[] {
  return [...region.querySelectorAll<Control>('input, textarea, select')].flatMap((control) => {
    const [value, initial] = valuesOf(control);
    // In a group of radio buttons, the one that is on reports the change.
    return value === initial || (control.type === 'radio' && !value) ? [] : [{ control, value }];
  });
}

function valuesOf(control: Control): [now: string | boolean, inHtml: string | boolean] {
  if ('defaultChecked' in control && /^(?:checkbox|radio)$/.test(control.type))
    return [control.checked, control.defaultChecked];
  if ('defaultValue' in control) return [control.value, control.defaultValue];
  const initial = control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0];
  return [control.value, initial?.value ?? ''];
}

/** Replays what was kept in a region that React has just hydrated. Call it in a task of its own. */
export async function replayInput(region: Element, fields: readonly Field[]): Promise<void> {
  region.removeAttribute('data-waiting');
  for (const field of fields) if (!isWaiting(field.control)) reportField(field);
  const input = window.earlyInput;
  if (!input) return;
  input.isHydrated = true;
  const due = input.steps.filter(({ target }) => !isWaiting(target));
  input.steps = input.steps.filter(({ target }) => isWaiting(target));
  const focused = document.activeElement;
  for (const { target, replay } of due) {
    // As a real key would, a second arrow goes to where the first one has moved the focus.
    replay((target === focused && document.activeElement) || target);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Tabs and menus answer when a press goes down, other buttons when it is a click. */
function press(button: HTMLButtonElement) {
  const init = { bubbles: true, cancelable: true };
  button.dispatchEvent(new PointerEvent('pointerdown', init));
  button.dispatchEvent(new MouseEvent('mousedown', init));
  button.click();
}

/** React ignores a value that it has last seen in the control, so that one is changed past React's own setter. */
function reportField({ control, value }: Field) {
  // Files stay in their input, where the component finds them.
  if (!control.isConnected || control.disabled || control.type === 'file') return;
  if (typeof value === 'boolean') {
    (control as HTMLInputElement).checked = !value;
    return control.click();
  }
  if (control.value === value) control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
