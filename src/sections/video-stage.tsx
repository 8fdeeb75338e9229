import type { CSSProperties } from 'react';
import { cn } from '../lib/cn.ts';
import { BeforeLayer } from '../photos/before-layer.tsx';
import { Picture } from '../photos/picture.tsx';
import { stillAt, type Still, type StillFilm } from './still-film.ts';

const sizes = '(min-width: 56rem) 768px, 100vw';
/** The wipe rests on before and on after: these shares of the still's time, at its beginning and its end. */
const REST = 0.25;

type Props = {
  film: Pick<StillFilm, 'stills'>;
  /** Seconds from the start. */
  time: number;
  /** Cuts instead of wiping and moving. */
  lessMotion: boolean;
};

/** Renders the still at `time`. The previous and next stills are rendered too, so that one fades into the other. */
export function VideoStage({ film, time, lessMotion }: Props) {
  const { index, share } = stillAt(film, time);
  return film.stills.map((still, at) => {
    if (Math.abs(at - index) > 1) return null;
    const current = at === index;
    return (
      <div
        // A film's stills never change their places.
        // oxlint-disable-next-line react/no-array-index-key
        key={at}
        aria-hidden={!current}
        data-state={current ? 'current' : 'waiting'}
        className={cn(
          'absolute inset-0 transition-opacity duration-(--motion-slow)',
          !current && 'opacity-0',
        )}
      >
        <Layers still={still} shown={shownOf(still, at < index ? 1 : current ? share : 0, lessMotion)} />
      </div>
    );
  });
}

/** Returns the share of the finished photograph that a still shows, in percent, when `share` of its time has passed. */
export function shownOf({ mode = 'after' }: Pick<Still, 'mode'>, share: number, lessMotion: boolean): number {
  if (mode === 'before') return 0;
  if (mode === 'after') return 100;
  if (lessMotion) return share < 0.5 ? 0 : 100;
  const progress = (share - REST) / (1 - 2 * REST);
  return Math.round(100 * Math.min(1, Math.max(0, progress)));
}

function Layers({ still, shown }: { still: Still; shown: number }) {
  const { photo, recipe, closeUp, mode = 'after' } = still;
  return (
    <div
      className={cn('absolute inset-0', closeUp && 'scale-[1.9]')}
      style={{ transformOrigin: closeUp, '--shown': `${shown}%` } as CSSProperties}
    >
      {mode !== 'after' && <BeforeLayer {...{ photo, recipe, sizes }} />}
      <Picture
        photo={photo}
        sizes={sizes}
        className="absolute inset-0 [clip-path:inset(0_calc(100%-var(--shown))_0_0)] transition-[clip-path] duration-100 ease-linear"
      />
    </div>
  );
}
