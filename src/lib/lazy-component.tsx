import {
  createElement,
  memo,
  Suspense,
  use,
  useLayoutEffect,
  useRef,
  type ComponentType,
  type CSSProperties,
  type ReactNode,
  type RefObject,
} from 'react';
import { hasInput } from './event-replay.ts';
import { idIn } from './id-in.ts';
import { createRetryingLoader } from './retrying-loader.ts';
import { useEventReplay } from './use-event-replay.ts';

/** Distance from the window within which a component's code is loaded: about one screen of scrolling. */
const NEAR = '800px 0px';

/** Frames to wait for an element that the component may not contain: half a second. */
const MAX_FRAMES = 30;

type Options<Props> = {
  /**
   * When the code is loaded. `rendered`: when the component is first rendered; the default. `used`: when a pointer, the
   * focus or a press enters it, or when the URL names an element in it. `near`: the same, and when it comes near the
   * window. Without prerendered HTML, `used` is `near`.
   */
  when?: 'rendered' | 'used' | 'near';
  /**
   * `false` for a component whose only controls are links. Its prerendered HTML is never hydrated, so its code is loaded
   * only where there is no such HTML. Default: true. Not for `rendered`.
   */
  hydrates?: boolean;
  /** Shown until the code has loaded. Only for `rendered`; the others keep `height` free. Default: nothing. */
  fallback?: (props: Props) => ReactNode;
  /** Ids inside the component. A URL that names one loads its code at once. Not for `rendered`. */
  anchors?: readonly string[];
  /**
   * The height kept free until the code has loaded, where there is no prerendered HTML. Any CSS length. Default: none.
   * Not for `rendered`.
   */
  height?: string;
  /** Class and style of the element around the component. Not for `rendered`. */
  wrapper?: { className?: string; style?: CSSProperties };
};

/** A component whose code is loaded on demand. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code now. Rejects if it fails; the next call tries again. */
  load: () => Promise<unknown>;
  /** Loads the code ahead of time, on a hint that it may be wanted. Ignores a failure. */
  prepare: () => void;
};

type PropsOf<Type> = Type extends ComponentType<infer Props> ? Props : never;

/**
 * Makes a component whose code is a file of its own. Its prerendered HTML stays as it is until the code is there, and
 * what is pressed or typed in it meanwhile is replayed (see `event-replay.ts`). Code that does not load is tried again.
 *
 * For a dialog, pass `load` to `openWhenLoaded` in the press that opens it: it appears at once, only if the visitor still
 * waits for it, and a failure can be reported where the press was.
 *
 * Call it at module level: `const Faq = lazyComponent(() => import('./faq.tsx'), 'Faq', { when: 'near' })`. Give a `near`
 * or `used` component props that do not change: a change before hydration would replace the HTML by the fallback.
 *
 * @param load Imports the module.
 * @param name Its export.
 */
export function lazyComponent<Module extends object, Name extends keyof Module>(
  load: () => Promise<Module>,
  name: Name,
  options: Options<PropsOf<Module[Name]>> = {},
): LazyComponent<PropsOf<Module[Name]>> {
  type Props = PropsOf<Module[Name]> & object;
  const { when = 'rendered', hydrates = true, fallback, anchors = [], height, wrapper } = options;
  const code = createRetryingLoader(load);
  const componentIn = (module: Module) => module[name] as unknown as ComponentType<Props>;
  const isServer = typeof document === 'undefined';

  /** The component itself. Input is replayed in the region around it, if it has one. */
  function Code({ props, region }: { props: Props; region?: RefObject<HTMLElement | null> }) {
    if (isServer || when === 'rendered') code.keepTrying();
    const component = componentIn(use(code.arrived));
    useEventReplay(() => region?.current ?? null);
    return createElement(component, props);
  }

  function RenderedComponent(props: Props) {
    return (
      <Suspense fallback={fallback?.(props)}>
        <Code props={props} />
      </Suspense>
    );
  }

  // memo: if a parent renders again before this has hydrated, React gives up the HTML.
  const DeferredComponent = memo(function DeferredComponent(props: Props) {
    const region = useRef<HTMLDivElement>(null);
    const gap = useRef<HTMLDivElement>(null);
    // A layout effect: a page that reveals a section as it is shown must find the component in the list.
    useLayoutEffect(() => {
      // Without a gap to fill, there is prerendered HTML, or the code has been loaded.
      if (!region.current || (!hydrates && !gap.current)) return undefined;
      return loadOnUse(region.current, anchors, when === 'near' || gap.current !== null, () => {
        code.keepTrying();
        return code.now();
      });
    }, []);
    return (
      <div ref={region} {...wrapper} {...{ [hydrates ? 'data-waiting' : 'data-still']: '' }}>
        <Suspense fallback={<div ref={gap} style={{ minHeight: height }} />}>
          <Code {...{ region, props }} />
        </Suspense>
      </div>
    );
  });

  const Component = when === 'rendered' ? RenderedComponent : DeferredComponent;
  return Object.assign(Component as unknown as ComponentType<PropsOf<Module[Name]>>, {
    load: code.now,
    // A task of its own: requesting a module takes a slow phone 10 to 50 ms, and the hint's frame must not wait for it.
    prepare: () => void setTimeout(() => code.now().catch(() => {})),
  });
}

type Deferred = { holds: (id: string) => boolean; load: () => Promise<unknown> };

/** The deferred components on the page now. */
const mounted = new Set<Deferred>();

/** Loads the component that contains the element with this id, if any. Resolves when the element can be scrolled to. */
export async function loadComponentAt(id: string): Promise<void> {
  const loads = [...mounted].filter(({ holds }) => holds(id)).map(({ load }) => load());
  if (!loads.length || document.getElementById(id)?.checkVisibility()) return;
  await Promise.allSettled(loads);
  // React commits a suspended component at its own pace: two frames later, or up to 300 ms after a fallback was shown.
  for (let frame = 0; frame < 2 || (frame < MAX_FRAMES && !document.getElementById(id)); frame++) {
    await new Promise((done) => requestAnimationFrame(done));
  }
}

/**
 * Loads the code of prerendered HTML when it is used or near, and tries again until it has loaded.
 *
 * @param anchors Ids inside the region that its HTML may not have yet.
 * @param loadsNear Whether to load when the region comes near the window.
 * @returns an unsubscribe function.
 */
export function loadOnUse(
  region: HTMLElement,
  anchors: readonly string[],
  loadsNear: boolean,
  load: () => Promise<unknown>,
) {
  const controller = new AbortController();
  const { signal } = controller;
  const deferred: Deferred = {
    holds: (id) => anchors.includes(id) || region.querySelector(`#${CSS.escape(id)}`) !== null,
    load: () => load().then(stop, () => addEventListener('online', start, { signal })),
  };
  function start() {
    void deferred.load();
  }
  function stop() {
    controller.abort();
  }
  // Each in a task of its own, as in `prepare`: a fast scroll brings several regions near in one frame.
  const observer = new IntersectionObserver(
    (entries) => entries.some((entry) => entry.isIntersecting) && setTimeout(start),
    { rootMargin: NEAR },
  );
  if (loadsNear) observer.observe(region);
  signal.addEventListener('abort', () => observer.disconnect());
  region.addEventListener('pointerenter', start, { signal });
  // Listens on the window, which precedes the document, where event replay stops presses for all later listeners.
  const onUse = ({ target }: Event) => target instanceof Node && region.contains(target) && start();
  for (const type of ['focusin', 'touchstart', 'change', 'click'])
    window.addEventListener(type, onUse, { capture: true, passive: true, signal });
  if (hasInput(region) || (location.hash && deferred.holds(idIn(location.hash)))) start();

  mounted.add(deferred);
  return () => {
    mounted.delete(deferred);
    stop();
  };
}
