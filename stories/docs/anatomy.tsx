import { useLayoutEffect, useRef, useState, type ReactNode } from 'react';
import { cn } from '../../src/lib/cn.ts';
import { Block, type Surface } from './block.tsx';

type Edge = 'start' | 'end' | 'top' | 'bottom';

type Part = {
  name: string;
  /** Purpose of the part. */
  what: ReactNode;
  /** Selector of the part inside the live component. Without a selector, the part is only listed. */
  at?: string;
  /** Side from which the number points at the part. Default: start. */
  edge?: Edge;
};

type AnatomyProps = {
  parts: readonly Part[];
  /** Surface of the component. Default: paper. */
  on?: Surface;
  /** Stacks the component and the list of parts, for wide components. */
  wide?: boolean;
  /** As in `Live`. */
  desktop?: boolean;
  /** The live component that the numbers point to. */
  children?: ReactNode;
};

/** The live component with a number on each part, and a list that explains the numbers. */
export function Anatomy({ parts, on = 'paper', wide = false, desktop = false, children }: AnatomyProps) {
  const stage = useRef<HTMLDivElement>(null);
  const places = usePlaces(stage, parts);
  return (
    <Block className={cn('grid items-start gap-x-10 gap-y-6', children && !wide && 'md:grid-cols-2')}>
      {children && (
        <div
          ref={stage}
          data-surface={on}
          className="border-line rounded-field relative min-w-0 border px-10 py-12 sm:px-14"
        >
          {desktop ? (
            <div className="docs-desktop isolate">
              <div data-stage="">{children}</div>
            </div>
          ) : (
            children
          )}
          {places.map((place, at) => place && <Marker key={at} {...place} number={at + 1} />)}
        </div>
      )}
      <ol className={cn('border-line border-t', wide && 'sm:columns-2 sm:gap-10')}>
        {parts.map(({ name, what }, at) => (
          <li key={name} className="border-line text-small flex break-inside-avoid gap-3 border-b py-2.5">
            <span className="text-accent-ink text-mono mt-0.5 w-5 shrink-0 font-mono">{at + 1}</span>
            <span className="text-muted min-w-0">
              <b className="text-ink font-semibold">{name}.</b> {what}
            </span>
          </li>
        ))}
      </ol>
    </Block>
  );
}

type Place = { x: number; y: number; edge: Edge };

/** Distance of a number from the edge that it points at, in px. */
const LEADER = 14;
const DOT = 20;

function Marker({ x, y, edge, number }: Place & { number: number }) {
  const upright = edge === 'top' || edge === 'bottom';
  const far = edge === 'start' || edge === 'top' ? -1 : 1;
  return (
    <span aria-hidden="true" className="pointer-events-none">
      <span
        className="bg-accent absolute"
        style={
          upright
            ? { left: x, top: Math.min(y, y + far * LEADER), width: 1, height: LEADER }
            : { top: y, left: Math.min(x, x + far * LEADER), height: 1, width: LEADER }
        }
      />
      <span
        className="bg-accent text-on-accent rounded-pill absolute grid place-items-center font-mono text-[11px] leading-none"
        style={{
          width: DOT,
          height: DOT,
          left: x - DOT / 2 + (upright ? 0 : far * (LEADER + DOT / 2)),
          top: y - DOT / 2 + (upright ? far * (LEADER + DOT / 2) : 0),
        }}
      >
        {number}
      </span>
    </span>
  );
}

/** Positions of the parts on the stage. Measures again when the stage changes its size. */
function usePlaces(stage: { current: HTMLElement | null }, parts: readonly Part[]) {
  const [places, setPlaces] = useState<readonly (Place | null)[]>([]);
  useLayoutEffect(() => {
    const root = stage.current;
    if (!root) return;
    const measure = () => setPlaces(parts.map((part) => placeOf(root, part)));
    const watcher = new ResizeObserver(measure);
    watcher.observe(root);
    // The parts move when the fonts have loaded.
    void document.fonts.ready.then(measure);
    return () => watcher.disconnect();
  }, [stage, parts]);
  return places;
}

function placeOf(root: HTMLElement, { at, edge = 'start' }: Part): Place | null {
  const part = at && root.querySelector(at);
  if (!part) return null;
  const outer = root.getBoundingClientRect();
  const box = part.getBoundingClientRect();
  const left = box.left - outer.left;
  const top = box.top - outer.top;
  const [middle, center] = [left + box.width / 2, top + box.height / 2];
  const points: Record<Edge, [number, number]> = {
    start: [left - 3, center],
    end: [left + box.width + 3, center],
    top: [middle, top - 3],
    bottom: [middle, top + box.height + 3],
  };
  const [x, y] = points[edge];
  return { x, y, edge };
}
