import { LUMA, type Look } from './looks.ts';
import { applyLooks } from './chain.ts';

/** Number of points in each channel's curve: enough that no corner is visible. */
const STEPS = 33;

/** A chain as two SVG primitives: how far colors are from their gray, then what becomes of each gray. */
export type LookFilterValues = { matrix: string; curves: readonly [string, string, string] };

/**
 * Computes the SVG filter that replaces WebGL where it is missing: the product of all looks' saturations, then the
 * curve that the chain makes of grays, for each channel. Grays are exact; colors are close, because contrast and
 * saturation do not quite commute.
 */
export function filterValuesOf(chain: readonly Look[]): LookFilterValues {
  const saturation = chain.reduce((product, look) => product * look.saturation, 1);
  const rows = LUMA.map((_, row) => {
    const shares = LUMA.map(
      (weight, column) => weight * (1 - saturation) + (row === column ? saturation : 0),
    );
    return [...shares, 0, 0].map((share) => share.toFixed(4)).join(' ');
  });
  const grays = Array.from({ length: STEPS }, (_, step) => step / (STEPS - 1)).map((value) =>
    applyLooks(chain, [value, value, value]),
  );
  const curve = (channel: 0 | 1 | 2) => grays.map((gray) => gray[channel].toFixed(4)).join(' ');
  return { matrix: `${rows.join(' ')} 0 0 0 1 0`, curves: [curve(0), curve(1), curve(2)] };
}

/** The filter's definition. Put it beside the picture, which names its `id` as `url(#id)`. */
export function LookFilter({ id, chain }: { id: string; chain: readonly Look[] }) {
  const { matrix, curves } = filterValuesOf(chain);
  return (
    <svg aria-hidden="true" width="0" height="0" className="absolute">
      <filter id={id} x="0" y="0" width="1" height="1" colorInterpolationFilters="sRGB">
        <feColorMatrix values={matrix} />
        <feComponentTransfer>
          <feFuncR type="table" tableValues={curves[0]} />
          <feFuncG type="table" tableValues={curves[1]} />
          <feFuncB type="table" tableValues={curves[2]} />
        </feComponentTransfer>
      </filter>
    </svg>
  );
}
