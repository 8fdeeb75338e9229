/*
 * Event replay: what a visitor does in prerendered HTML takes effect once React has hydrated it.
 *
 *   first byte        first frame        page hydrated          component hydrated
 *       ├─ captureInput()  ├─ code requested   ├─ replayInput(page)   ├─ replayInput(component)
 *       ├──── page has [data-waiting] ─────────┤                      │
 *       ├──── lazy component inside the page has [data-waiting] ──────┤
 *
 * 1. A region is an element that hydrates as a whole. It has `data-waiting` until then.
 * 2. While a region waits, presses of its buttons are captured, as are arrow keys, Home and End on them. React does not
 *    receive them. Links, text fields and checkboxes work without code.
 * 3. A hydrated region receives what was captured in it, in order, and `input` and `change` events for each field that differs
 *    from its HTML.
 * 4. A region that is never hydrated has `data-static`.
 */

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** A field that differs from its HTML, in which it is `initial`. */
type Field = { control: Control; value: string | boolean; initial: string | boolean };
/** Input that waits for its element. `replay` gets the element that the input would reach now. */
type CapturedInput = { target: Element; replay: (target: Element) => void };

declare global {
  interface Window {
    /** On `window`, because the inline script and the page's code are separate bundles. */
    earlyInput?: { captured: CapturedInput[]; stop: () => void };
  }
}

/** Movement between press and release that still counts as a press, in px: Android's touch slop is 8 dp. */
const SLOP = 8;

const isWaiting = (element: Element | null) => Boolean(element?.closest('[data-waiting]'));
const buttonOf = (event: Event) => closestTo(event, 'button') as HTMLButtonElement | null;

/** Returns the event's target or its nearest ancestor that matches, if any. Events of the document and the window have none. */
export function closestTo({ target }: Event, selector: string): Element | null {
  return target instanceof Element ? target.closest(selector) : null;
}

/** Starts to capture presses of buttons, and arrow keys, Home and End on them. Call it in the document's first script. */
export function captureInput() {
  const controller = new AbortController();
  const options = { capture: true, signal: controller.signal };
  const stop = () => {
    controller.abort();
    delete window.earlyInput;
  };
  const input: Window['earlyInput'] = (window.earlyInput = { captured: [], stop });
  const capture = (target: Element, replay: CapturedInput['replay']) =>
    input.captured.push({ target, replay });
  /** Button whose press was the last input. Repeated presses count as one: a visitor who sees no effect presses again. */
  let pressed: HTMLButtonElement | undefined;
  const capturePress = (button: HTMLButtonElement) =>
    pressed === button || capture((pressed = button), () => press(button));
  let pressStart: PointerEvent | undefined;
  /** Button whose press has been captured or replayed already. The browser's mouse events of that press follow. */
  let handledButton: HTMLButtonElement | null = null;
  const onDown = (event: PointerEvent) => {
    // Only the primary button presses. The others open a menu or scroll.
    if (!event.isTrusted || event.button) return;
    handledButton = null;
    pressStart = isWaiting(buttonOf(event)) ? event : undefined;
    pressStart?.stopImmediatePropagation();
  };
  const onUp = (event: PointerEvent) => {
    const button = pressStart && buttonOf(pressStart);
    // A press that slid is left to the browser. Any other counts, even if hydration has moved its button away.
    if (
      pressStart &&
      button &&
      Math.hypot(event.clientX - pressStart.clientX, event.clientY - pressStart.clientY) <= SLOP
    ) {
      handledButton = button;
      (isWaiting(button) ? capturePress : press)(button);
    }
    pressStart = undefined;
  };
  const onMouse = (event: MouseEvent) => {
    const button = buttonOf(event);
    const isHandled = event.isTrusted && button === handledButton;
    // The click ends a press. If the button has moved away, the click is on another element.
    if (event.isTrusted && event.type === 'click') handledButton = null;
    if (!button || !(isHandled || isWaiting(button))) return;
    event.stopImmediatePropagation();
    if (event.type !== 'click') return;
    event.preventDefault();
    if (!isHandled) capturePress(button);
  };
  const onKey = (event: KeyboardEvent) => {
    handledButton = null;
    const button = buttonOf(event);
    if (!button || !isWaiting(button) || !/^(?:Arrow|Home|End)/.test(event.key)) return;
    // Alt and an arrow go back.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    pressed = undefined;
    capture(button, (target) => target.dispatchEvent(new KeyboardEvent(event.type, event)));
  };
  document.addEventListener('pointerdown', onDown, options);
  document.addEventListener('pointerup', onUp, options);
  for (const type of ['mousedown', 'mouseup', 'click'] as const)
    document.addEventListener(type, onMouse, options);
  document.addEventListener('keydown', onKey, options);
}

/** Whether something was pressed, typed, chosen or dropped in a region. */
export function hasInput(region: Element): boolean {
  const isInside = ({ target }: CapturedInput) => region.contains(target);
  return window.earlyInput?.captured.some(isInside) || readFields(region).length > 0;
}

/** Returns the fields that differ from their HTML. Hydration may reset them, so call it before. */
export function readFields(region: Element): Field[] {
  return [...region.querySelectorAll<Control>('input, textarea, select')].flatMap((control) => {
    const [value, initial] = valuesOf(control);
    // In a group of radio buttons, the one that is on reports the change.
    return value === initial || (control.type === 'radio' && !value) ? [] : [{ control, value, initial }];
  });
}

function valuesOf(control: Control): [now: string | boolean, inHtml: string | boolean] {
  if ('defaultChecked' in control && /^(?:checkbox|radio)$/.test(control.type))
    return [control.checked, control.defaultChecked];
  if ('defaultValue' in control) return [control.value, control.defaultValue];
  const initial = control.querySelector<HTMLOptionElement>('[selected]') ?? control.options[0];
  return [control.value, initial?.value ?? ''];
}

/** Ends the waiting of a region that React has just hydrated, and replays its input. Call it in a task of its own. */
export async function replayInput(region: Element, fields: readonly Field[]): Promise<void> {
  region.removeAttribute('data-waiting');
  for (const { control: early, value, initial } of fields) {
    // React makes the fields again if hydration fails, as where an extension has added elements to a form.
    const isLost = !early.isConnected && typeof value === 'string';
    const control = isLost ? region.querySelector<Control>(`[name="${early.name}"]`) : early;
    if (!control || isWaiting(control)) continue;
    const [now] = valuesOf(control);
    // If hydration has reset the field, it gets its text again. Otherwise what it contains now counts: a key makes React
    // hydrate, and the browser enters its letter only then.
    reportField(control, now === initial ? value : now);
  }
  const input = window.earlyInput;
  if (!input) return;
  const due = input.captured.filter(({ target }) => !isWaiting(target));
  input.captured = input.captured.filter(({ target }) => isWaiting(target));
  const focused = document.activeElement;
  for (const { target, replay } of due) {
    // As a real key would, a second arrow goes to where the first one has moved the focus.
    replay((target === focused && document.activeElement) || target);
    await new Promise((resolve) => setTimeout(resolve));
  }
}

/** Tabs and menus react to `pointerdown` or `mousedown`, other buttons to `click`. */
function press(button: HTMLButtonElement) {
  const init = { bubbles: true, cancelable: true };
  button.dispatchEvent(new PointerEvent('pointerdown', init));
  button.dispatchEvent(new MouseEvent('mousedown', init));
  button.click();
}

/** Reports a field past React's own setter: React ignores an `input` event with the value that it has recorded. */
function reportField(control: Control, value: string | boolean) {
  // Files stay in their input, where the component finds them.
  if (!control.isConnected || control.disabled || control.type === 'file') return;
  if (typeof value === 'boolean') {
    (control as HTMLInputElement).checked = !value;
    return control.click();
  }
  // A new value moves the caret to its end, where the rest of a correction would go. `selectionStart` is `null` in a field
  // for an email address.
  const { selectionStart, selectionEnd } = control as HTMLInputElement;
  if (control.value === value) control.value = '';
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value);
  if (control === document.activeElement && typeof selectionStart === 'number')
    (control as HTMLInputElement).setSelectionRange(selectionStart, selectionEnd);
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
