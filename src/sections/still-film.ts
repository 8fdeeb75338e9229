import type { EditRecipeName } from '../photos/edit-recipes.ts';
import type { Photograph } from '../photos/photograph.ts';

/** One still of a film, with its caption. */
export type Still = {
  photo: Photograph;
  /**
   * `before` as it came in (degraded by its recipe), `wipe` from before to after during its time, or `after` finished.
   * Default: `after`.
   */
  mode?: 'before' | 'wipe' | 'after';
  /** Edit that the still lacks in `before` mode and at the start of a `wipe`. */
  recipe?: EditRecipeName;
  /** Point to zoom in to, as a CSS `transform-origin`. Default: no zoom. */
  closeUp?: string;
  /** Time it is shown, in s. 5 s is enough to read three short lines. */
  seconds: number;
  /** Caption. All captions together are the transcript. */
  caption: string;
};

/** A film that consists of photographs, without a video file or sound. */
export type StillFilm = {
  id: string;
  title: string;
  /** Topic of the film. */
  text?: string;
  /** In order; at least one. */
  stills: readonly [Still, ...Still[]];
  /** The photograph on the card. Default: the first still's. */
  poster?: Photograph;
};

/** Returns the length of a film, in s. */
export const lengthOf = (film: Pick<StillFilm, 'stills'>): number => startOf(film, film.stills.length);

/** Returns the time at which a still begins, in s from the start. */
export function startOf({ stills }: Pick<StillFilm, 'stills'>, index: number): number {
  return stills.slice(0, index).reduce((sum, { seconds }) => sum + seconds, 0);
}

/** Returns the still that is shown at a time, and its elapsed share, from 0 to 1. The last one remains. */
export function stillAt(
  { stills }: Pick<StillFilm, 'stills'>,
  time: number,
): { index: number; share: number } {
  let left = time;
  for (const [index, { seconds }] of stills.entries()) {
    if (left < seconds) return { index, share: left / seconds };
    left -= seconds;
  }
  return { index: stills.length - 1, share: 1 };
}

/** Shares of a still's time, at its beginning and its end, during which the wipe does not move. */
const REST = 0.25;

/**
 * Returns the share of the finished photograph that is visible, in percent, when `share` of the still's time has
 * passed.
 */
export function finishedShare(
  { mode = 'after' }: Pick<Still, 'mode'>,
  share: number,
  lessMotion: boolean,
): number {
  if (mode === 'before') return 0;
  if (mode === 'after') return 100;
  if (lessMotion) return share < 0.5 ? 0 : 100;
  const progress = (share - REST) / (1 - 2 * REST);
  return Math.round(100 * Math.min(1, Math.max(0, progress)));
}

/** Formats seconds as on a player: "0:07", "1:02". */
export function formatTime(seconds: number): string {
  const whole = Math.floor(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** Formats seconds as an ISO 8601 duration, for `<time>`: "PT62S". */
export function isoDuration(seconds: number): string {
  return `PT${Math.round(seconds)}S`;
}
