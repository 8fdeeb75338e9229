/*
 * Presses in prerendered HTML that does not answer yet. A press is more than a click: tabs and menus answer when it goes
 * down, and a button that the page moves from under a hand that keeps still gets no click at all.
 */

/** How far a hand that presses may tremble, in px: Android's touch slop is 8 dp. */
const TREMBLE = 8;
/** How long after a finger has left the screen its click may still come, in ms. */
const CLICK_DELAY = 50;

/** A press that has gone down and not ended. */
type Press = {
  button: HTMLButtonElement;
  down: PointerEvent;
  /** Whether it comes up where it went down and its button gets no click. */
  missed: Promise<boolean>;
};

/** Ends the listening. Tells the press that is just under way, if any. */
type Stop = () => Press | null;

/**
 * Tells of each press of a button, from now on and before anybody else hears of it.
 *
 * @param onPress gets the click too, but where there was none.
 */
export function hearPresses(onPress: (button: HTMLButtonElement, click?: MouseEvent) => void): Stop {
  const stop = new AbortController();
  const { signal } = stop;
  let press: Press | null = null;
  const onDown = (down: PointerEvent) => {
    const button = buttonOf(down);
    if (!button) return;
    const own: Press = { button, down, missed: isMissed(button, down) };
    press = own;
    void own.missed.then((missed) => {
      if (press === own) press = null;
      if (missed && !signal.aborted) onPress(button);
    });
  };
  const onClick = (click: MouseEvent) => {
    const button = buttonOf(click);
    if (button) onPress(button, click);
  };
  // From the document, and on the way down: React stops such a click at its root.
  document.addEventListener('pointerdown', onDown, { capture: true, signal });
  document.addEventListener('click', onClick, { capture: true, signal });
  return () => {
    stop.abort();
    return press;
  };
}

/**
 * Remembers which button in `place` was pressed last: React drops the presses of HTML whose code is still on its way.
 *
 * @returns what stops it, and returns what presses that button once it answers, if there is one. Of an event that is
 * on its way just then React itself takes care.
 */
export function keepEarlyPress(place: Element): () => (() => void) | undefined {
  let last: { button: HTMLButtonElement; click?: MouseEvent | undefined } | undefined;
  const stop = hearPresses((button, click) => {
    if (place.contains(button)) last = { button, click };
  });
  return () => {
    const underWay = stop();
    if (underWay && place.contains(underWay.button) && isOver(underWay.down))
      return () => finishPress(underWay);
    const pressed = last;
    return pressed && isOver(pressed.click) ? () => pressAgain(pressed.button) : undefined;
  };
}

/** Presses a button as a hand does. */
export function pressAgain(button: HTMLButtonElement): void {
  pressDown(button);
  button.click();
}

/** Makes the button under a hand, which answers only now, hear of it, however the page has moved since. */
export function finishPress({ button, down, missed }: Press): void {
  pressDown(button, down);
  void missed.then((isMissed) => isMissed && button.click());
}

function pressDown(button: HTMLButtonElement, { clientX = 0, clientY = 0 }: Partial<PointerEvent> = {}) {
  const init = { bubbles: true, cancelable: true, clientX, clientY };
  button.dispatchEvent(new PointerEvent('pointerdown', init));
  button.dispatchEvent(new MouseEvent('mousedown', init));
}

function isMissed(button: HTMLButtonElement, down: PointerEvent): Promise<boolean> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const options = { capture: true, signal: stop.signal };
    const end = (missed: boolean) => {
      stop.abort();
      resolve(missed);
    };
    const onUp = (up: PointerEvent) => {
      const isStill = Math.hypot(up.clientX - down.clientX, up.clientY - down.clientY) <= TREMBLE;
      // Who slides off a button has thought better of it.
      if (isStill) setTimeout(end, CLICK_DELAY, true);
      else end(false);
    };
    window.addEventListener('pointerup', onUp, options);
    window.addEventListener('pointercancel', () => end(false), options);
    // From the window, since whoever keeps clicks for later stops them at the document.
    window.addEventListener('click', (click) => buttonOf(click) === button && end(false), options);
  });
}

const isOver = (event?: Event) => !event || event.eventPhase === Event.NONE;
const buttonOf = ({ target }: Event) => (target instanceof Element ? target.closest('button') : null);
