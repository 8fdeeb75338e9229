import {
  lazy,
  memo,
  Suspense,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ComponentType,
  type RefObject,
} from 'react';
import { hasEarlyChoices, readEarlyChoices, tellEarlyChoices } from './early-choices.ts';
import { keepEarlyPress } from './early-press.ts';
import { createLoader } from './load-in-the-end.ts';

/** How far outside the window a section's code is sent for: about one screen of scrolling. */
const NEAR = '800px 0px';

/** Frames to wait for a place that the section may turn out not to hold: half a second. */
const PATIENCE = 30;

type Options = {
  /** Ids inside the section: an address that names one brings its code at once. */
  anchors?: readonly string[];
  /** Height kept free until the code is there, where no prerendered HTML holds the place. Any CSS length. */
  height?: string;
};

type Section = { holds: (id: string) => boolean; open: () => Promise<unknown> };

/** The lazy sections that are on the page now. */
const mounted = new Set<Section>();

/**
 * Makes a piece whose HTML is prerendered as usual, but whose code comes only when it is wanted: as it
 * nears the window, when a pointer or the focus enters it, or when the address names a place in it.
 * Until then the prerendered HTML stays as it is; what somebody chooses in it is kept, and the button that they
 * pressed last is pressed again.
 *
 * Call it at module level: `const Form = lazySection(() => import('./form.tsx').then((module) => module.Form))`.
 * Give it props that don't change: a change before hydration would replace the HTML by the empty space.
 */
export function lazySection<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { anchors = [], height }: Options = {},
) {
  let wanted = () => {};
  const gate = new Promise<void>((resolve) => (wanted = resolve));
  const code = createLoader(() => load().then((Piece) => ({ default: keepingChoices(Piece) })));
  // A section whose code does not come keeps its HTML meanwhile.
  const Content = lazy(typeof document === 'undefined' ? code.now : () => gate.then(code.inTheEnd));

  function open() {
    wanted();
    return code.now();
  }

  // memo: a parent that renders again before this has hydrated would make React give up the HTML.
  return memo(function LazySection(props: Props) {
    const place = useRef<HTMLDivElement>(null);
    const pressed = useRef<() => (() => void) | undefined>(() => undefined);
    // A layout effect: a page that asks for a section as it is shown must find it in the list.
    useLayoutEffect(() => {
      if (!place.current) return undefined;
      pressed.current = keepEarlyPress(place.current);
      const leave = watch(place.current, anchors, open);
      return () => {
        pressed.current();
        leave();
      };
    }, []);
    return (
      <div ref={place}>
        <Suspense fallback={<div style={{ minHeight: height }} />}>
          <Content {...{ place, pressed, props }} />
        </Suspense>
      </div>
    );
  });
}

type Arriving<Props> = {
  place: RefObject<HTMLElement | null>;
  pressed: RefObject<() => (() => void) | undefined>;
  props: Props;
};

/** The piece, which hears as soon as it is there of what was chosen and pressed in its HTML before. */
function keepingChoices<Props extends object>(Piece: ComponentType<Props>) {
  return function ArrivingPiece({ place, pressed, props }: Arriving<Props>) {
    // Read while rendering: in an effect the controls would already stand as React wants them.
    const [choices] = useState(() => (place.current ? readEarlyChoices(place.current) : []));
    const press = useRef<() => void>(undefined);
    // Asked for in the very moment in which the handlers are there: no press is lost, and none counts twice.
    useLayoutEffect(() => void (press.current = pressed.current()), [pressed]);
    useEffect(() => {
      tellEarlyChoices(choices);
      press.current?.();
    }, [choices]);
    return <Piece {...props} />;
  };
}

/**
 * Brings the section that holds the element with this id, if one does. Resolves when the element can
 * be scrolled to.
 */
export async function revealSection(id: string): Promise<void> {
  const opening = [...mounted].filter((section) => section.holds(id)).map((section) => section.open());
  if (!opening.length) return;
  await Promise.allSettled(opening);
  // React shows what was waiting for the code at its own pace: two frames later, or up to 300 ms after an
  // empty space that has just been shown.
  for (let frame = 0; frame < 2 || (frame < PATIENCE && !document.getElementById(id)); frame++) {
    await new Promise((done) => requestAnimationFrame(done));
  }
}

/** Opens the section on the first sign that it is wanted, and on each until its code is there. Returns the clean-up. */
function watch(place: HTMLElement, anchors: readonly string[], open: () => Promise<unknown>) {
  const stop = new AbortController();
  const { signal } = stop;
  const section: Section = {
    holds: (id) => anchors.includes(id) || place.querySelector(`#${CSS.escape(id)}`) !== null,
    open: () => open().then(leave, () => addEventListener('online', enter, { signal })),
  };
  const enter = () => void section.open();
  const leave = () => stop.abort();

  mounted.add(section);
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.some((entry) => entry.isIntersecting)) enter();
    },
    { rootMargin: NEAR },
  );
  observer.observe(place);
  place.addEventListener('pointerenter', enter, { signal });
  // Whatever somebody, or a program, does in it. From the document, as React keeps such an event from what it has not
  // taken over.
  const used = ({ target }: Event) => target instanceof Node && place.contains(target) && enter();
  for (const type of ['focusin', 'touchstart', 'change', 'click']) {
    document.addEventListener(type, used, { capture: true, passive: true, signal });
  }
  if (hasEarlyChoices(place) || (location.hash && section.holds(idIn(location.hash)))) enter();

  signal.addEventListener('abort', () => {
    observer.disconnect();
  });
  return () => {
    mounted.delete(section);
    leave();
  };
}

/** The id that a hash names; a hash that is not valid percent-encoding names itself. */
export function idIn(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}
