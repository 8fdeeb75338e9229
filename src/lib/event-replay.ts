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
 *
 * The list is on `window`, because the inline script and the page's code are separate bundles.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
type Field = { control: Control; value: string | boolean };
/** A press, or a key or window event to dispatch again. */
type Step = { button: HTMLButtonElement } | { target: EventTarget; event: Event };
/** A press that is still down. `isReplayed`: its button was hydrated meanwhile and has received the first half. */
type Press = { button: HTMLButtonElement; down: PointerEvent; isReplayed?: boolean };

declare global {
  interface Window {
    earlyInput?: { steps: Step[]; press?: Press | undefined; isHydrated?: boolean; stop: () => void };
  }
}

/** Movement between press and release that still counts as a press, in px: Android's touch slop is 8 dp. */
const SLOP = 8;
/** Time after a release in which the browser's own mouse events of the same press may follow, in ms. */
const CLICK_DELAY = 500;

const isWaiting = (target: EventTarget) =>
  target instanceof Element && target.closest('[data-waiting]') !== null;
const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest('button') : null);
const targetOf = (step: Step) => ('button' in step ? step.button : step.target);

/**
 * Starts to keep presses and keys, as early as possible. Further calls do nothing.
 *
 * @param isShortcut Whether a key does something wherever the focus is.
 * @param windowEvents Names of events that code dispatches on the window.
 */
export function captureInput(isShortcut?: (event: KeyboardEvent) => boolean, windowEvents: string[] = []) {
  if (window.earlyInput) return;
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const input: Window['earlyInput'] = (window.earlyInput = { steps: [], stop: () => controller.abort() });
  let released: { button: HTMLButtonElement; at: number } | undefined;

  const keepPress = (button: HTMLButtonElement) => {
    // A visitor who gets no answer presses again, and still wants one thing.
    const last = input.steps.at(-1);
    if (!last || targetOf(last) !== button) input.steps.push({ button });
  };
  const onDown = (down: PointerEvent) => {
    if (!down.isTrusted) return;
    const button = buttonOf(down);
    input.press = button && isWaiting(button) ? { button, down } : undefined;
    if (input.press) down.stopImmediatePropagation();
  };
  const onUp = ({ clientX, clientY, timeStamp }: PointerEvent) => {
    const { press } = input;
    input.press = undefined;
    // A press that slid is left to the browser, which clicks if it ends on the same button. A still press counts even
    // if hydration has moved its button away.
    if (!press || Math.hypot(clientX - press.down.clientX, clientY - press.down.clientY) > SLOP) return;
    released = { button: press.button, at: timeStamp };
    if (isWaiting(press.button)) return keepPress(press.button);
    if (!press.isReplayed) pressDown(press.button, press.down);
    press.button.click();
  };
  const onMouse = (event: MouseEvent) => {
    const button = buttonOf(event);
    const isReleased = event.isTrusted && button !== null && released?.button === button;
    const isHandled = isReleased && event.timeStamp - (released?.at ?? 0) < CLICK_DELAY;
    if (!button || !(isHandled || isWaiting(button))) return;
    event.stopImmediatePropagation();
    if (event.type !== 'click') return;
    event.preventDefault();
    if (!isHandled) keepPress(button);
  };
  const onKey = (event: KeyboardEvent) => {
    const isMove = /^(?:Arrow|Home|End)/.test(event.key) && isWaiting(buttonOf(event) ?? document);
    if (!event.target || !(isMove || (!input.isHydrated && isShortcut?.(event)))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    input.steps.push({ target: event.target, event: new KeyboardEvent(event.type, event) });
  };
  const onWindow = ({ type }: Event) => {
    if (!input.isHydrated) input.steps.push({ target: window, event: new Event(type) });
  };
  document.addEventListener('pointerdown', onDown, options);
  document.addEventListener('pointerup', onUp, options);
  document.addEventListener('pointercancel', () => (input.press = undefined), options);
  for (const type of ['mousedown', 'mouseup', 'click'] as const)
    document.addEventListener(type, onMouse, options);
  document.addEventListener('keydown', onKey, options);
  for (const type of windowEvents) window.addEventListener(type, onWindow, options);
}

/** Whether something was pressed, typed, chosen or dropped in a region: then its code is wanted. */
export function hasInput(region: Element): boolean {
  const isInside = (step: Step) => 'button' in step && region.contains(step.button);
  const inputs = [...region.querySelectorAll('input')];
  return (
    window.earlyInput?.steps.some(isInside) === true ||
    readFields(region).length > 0 ||
    inputs.some(({ files }) => files?.length)
  );
}

/** Returns the fields that differ from their HTML. Hydration may reset them, so call it before. */
export function readFields(region: Element): Field[] {
  const controls = [...region.querySelectorAll<Control>('input, textarea, select')];
  return controls.flatMap((control) => {
    const isTick = /^(?:checkbox|radio)$/.test(control.type) && control instanceof HTMLInputElement;
    const value = isTick ? control.checked : control.value;
    // In a group of radio buttons, the one that is on reports the change. Files stay in their input.
    const isMute = control.type === 'file' || (control.type === 'radio' && !value);
    return isMute || value === initialValue(control) ? [] : [{ control, value }];
  });
}

function initialValue(control: Control): string | boolean | undefined {
  if (control instanceof HTMLSelectElement)
    return ([...control.options].find((option) => option.defaultSelected) ?? control.options[0])?.value ?? '';
  return /^(?:checkbox|radio)$/.test(control.type) && control instanceof HTMLInputElement
    ? control.defaultChecked
    : control.defaultValue;
}

/** Replays what was kept in a region that React has just hydrated. Call it in a task of its own. */
export async function replayInput(region: Element, fields: readonly Field[]): Promise<void> {
  region.removeAttribute('data-waiting');
  for (const field of fields) if (!isWaiting(field.control)) reportField(field);
  const input = window.earlyInput;
  if (!input) return;
  input.isHydrated = true;
  const due = input.steps.filter((step) => !isWaiting(targetOf(step)));
  input.steps = input.steps.filter((step) => isWaiting(targetOf(step)));
  const focused = document.activeElement;
  for (const step of due) {
    if ('button' in step) {
      pressDown(step.button);
      step.button.click();
    } else {
      // As a real key would, a second arrow goes to where the first one has moved the focus.
      const target = step.target === focused ? document.activeElement : step.target;
      target?.dispatchEvent(step.event);
    }
    await new Promise((resolve) => setTimeout(resolve));
  }
  if (!input.press || isWaiting(input.press.button)) return;
  input.press.isReplayed = true;
  pressDown(input.press.button, input.press.down);
}

/** Tabs and menus answer when a press goes down. */
function pressDown(button: HTMLButtonElement, { clientX = 0, clientY = 0 }: Partial<PointerEvent> = {}) {
  const init = { bubbles: true, cancelable: true, clientX, clientY };
  button.dispatchEvent(new PointerEvent('pointerdown', init));
  button.dispatchEvent(new MouseEvent('mousedown', init));
}

/** React ignores a value that it has last seen in the control, so that one is changed past React's own setter. */
function reportField({ control, value }: Field) {
  if (!control.isConnected || control.disabled) return;
  if (typeof value === 'boolean') {
    (control as HTMLInputElement).checked = !value;
    return control.click();
  }
  if (control.value === value) control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
