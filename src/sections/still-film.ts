import type { EditRecipeName } from '../photos/edit-recipes.ts';
import type { Photograph } from '../photos/photograph.ts';

/**
 * How a still is shown: `before` as it came in (degraded by its recipe), `wipe` from before to after during its time,
 * or `after` finished.
 */
const stillModes = ['before', 'wipe', 'after'] as const;

/** One still of a film and what is said over it. */
export type Still = {
  photo: Photograph;
  mode?: (typeof stillModes)[number];
  /** The edit that is missing in `before` mode and at the start of a `wipe`. */
  recipe?: EditRecipeName;
  /** Goes closer: where to, as a CSS `transform-origin`. */
  closeUp?: string;
  /** Time it is shown, in s. 5 s is enough to read three short lines. */
  seconds: number;
  /** The caption; together they are the transcript. */
  caption: string;
};

/** A film made of photographs: no video file, no sound. */
export type StillFilm = {
  id: string;
  title: string;
  /** The topic that the film explains. */
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

/** Returns the still that is shown at a time, and how much of its own time has passed, from 0 to 1. The last one stays. */
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

/** The wipe rests on before and on after: these shares of the still's time, at its beginning and its end. */
const REST = 0.25;

/** Returns the share of the finished photograph that a still shows, in percent, when `share` of its time has passed. */
export function shownOf({ mode = 'after' }: Pick<Still, 'mode'>, share: number, lessMotion: boolean): number {
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
