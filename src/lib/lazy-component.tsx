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
import { createRetryingLoader, prefetch } from './retrying-loader.ts';
import { useEventReplay } from './use-event-replay.ts';
import { watchNear } from './watch-near.ts';

/** Time to wait for an element that the loaded code is expected to render, in ms. */
const MAX_WAIT = 1000;

type Options<Props> = {
  /**
   * When the code is loaded.
   * - `rendered`: when the component is first rendered. The default.
   * - `used`: when a pointer, the focus or a press enters its HTML, or when the URL names an element in it.
   * - `near`: like `used`, and when its HTML comes near the window. Without prerendered HTML, `used` is `near`.
   */
  when?: 'rendered' | 'used' | 'near';
  /** Shown until the code has loaded. Only for `rendered`. Default: nothing. */
  fallback?: (props: Props) => ReactNode;

  /* All below are for `used` and `near` alone. */

  /**
   * `false` for a component whose only controls are links. Its prerendered HTML is never hydrated, so its code is loaded
   * only where there is no such HTML. Default: true.
   */
  hydrates?: boolean;
  /** Ids inside the component. A URL that names one loads its code at once. */
  anchors?: readonly string[];
  /** The height kept free until the code has loaded, where there is no prerendered HTML. Any CSS length. Default: none. */
  height?: string;
  /** Class and style of the element around the component. */
  wrapper?: { className?: string; style?: CSSProperties };
};

/** A component whose code is loaded on demand. */
export type LazyComponent<Props> = ComponentType<Props> & {
  /** Loads the code now. Rejects if it fails; the next call tries again. */
  load: () => Promise<unknown>;
  /** Loads code that may be needed soon. Ignores a failure. */
  prefetch: () => void;
};

type PropsOf<Type> = Type extends ComponentType<infer Props> ? Props : never;

/**
 * Makes a component whose code is a file of its own. Its prerendered HTML stays as it is until the code is there, and
 * what is pressed or typed in it meanwhile is replayed (see `event-replay.ts`). Code that does not load is tried again.
 *
 * For a dialog, pass `load` to `openUnlessFocusMoved` or `openOrToast` in the press that opens it. The dialog then appears
 * whole, and only if the visitor still waits for it.
 *
 * Call it at module level: `const Faq = lazyComponent(() => import('./faq.tsx'), 'Faq', { when: 'near' })`. The props of a
 * `used` or `near` component must not change before hydration: React would replace the HTML by the fallback.
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
  const isServer = typeof document === 'undefined';
  /** The only load on a server. A module that throws must fail the build: the loader would try again for ever. */
  let serverLoad: Promise<Module> | undefined;

  /** The component itself. Input is replayed in the region around it, if it has one. */
  function Code({ props, region }: { props: Props; region?: RefObject<HTMLElement | null> }) {
    if (!isServer && when === 'rendered') code.loadWithRetry();
    const module = use(isServer ? (serverLoad ??= load()) : code.loaded);
    useEventReplay(() => region?.current ?? null);
    return createElement(module[name] as unknown as ComponentType<Props>, props);
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
    const placeholder = useRef<HTMLDivElement>(null);
    // A layout effect, because the page's own layout effect scrolls to the URL's anchor, and must find this component in
    // `mounted` then.
    useLayoutEffect(() => {
      // There is a placeholder only without prerendered HTML, while the code has not loaded. Without a placeholder, a
      // component that never hydrates needs no code.
      if (!region.current || (!hydrates && !placeholder.current)) return undefined;
      return loadOnUse(region.current, anchors, when === 'near' || placeholder.current !== null, () => {
        code.loadWithRetry();
        return code.load();
      });
    }, []);
    return (
      <div ref={region} {...wrapper} {...{ [hydrates ? 'data-waiting' : 'data-static']: '' }}>
        <Suspense fallback={<div ref={placeholder} style={{ minHeight: height }} />}>
          <Code {...{ region, props }} />
        </Suspense>
      </div>
    );
  });

  const Component = when === 'rendered' ? RenderedComponent : DeferredComponent;
  return Object.assign(Component as unknown as ComponentType<PropsOf<Module[Name]>>, {
    load: code.load,
    // A task of its own: requesting a module takes a slow phone 10 to 50 ms, and the frame of the pointer or focus event must not wait.
    prefetch: () => void setTimeout(() => prefetch(code.load)),
  });
}

type Deferred = { holds: (id: string) => boolean; load: () => Promise<unknown> };

/** The regions on the page that were passed to `loadOnUse`, loaded or not. */
const mounted = new Set<Deferred>();

/**
 * Loads the component that contains the element with this id, if any. Resolves when the element can be scrolled to, or after
 * `MAX_WAIT`.
 */
export async function loadComponentAt(id: string): Promise<void> {
  const loads = [...mounted].filter(({ holds }) => holds(id)).map(({ load }) => load());
  if (!loads.length || document.getElementById(id)?.checkVisibility()) return;
  await Promise.allSettled(loads);
  // React renders a component later than its code loads: after two frames, or up to 300 ms after its fallback appeared.
  const nextFrame = () => new Promise<number>(requestAnimationFrame);
  const end = (await nextFrame()) + MAX_WAIT;
  let time;
  do time = await nextFrame();
  while (time < end && !document.getElementById(id));
}

/**
 * Calls `load` when prerendered HTML is used or near. After a failure, the next use calls it again.
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
  const stop = () => controller.abort();
  const deferred: Deferred = {
    holds: (id) => anchors.includes(id) || region.querySelector(`#${CSS.escape(id)}`) !== null,
    load: () => load().then(stop, () => {}),
  };
  const start = () => void deferred.load();
  // Each in a task of its own, as in `prefetch`: a fast scroll brings several regions near in one frame.
  if (loadsNear)
    signal.addEventListener(
      'abort',
      watchNear(region, (isNear) => isNear && setTimeout(start)),
    );
  region.addEventListener('pointerenter', start, { signal });
  // On the window, which gets an event before the document, where event replay stops it for all later listeners.
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
