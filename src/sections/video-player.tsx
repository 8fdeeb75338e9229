import { useId, useState, type CSSProperties } from 'react';
import { cn } from '../lib/cn.ts';
import { useLessMotion } from '../lib/use-less-motion.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { BeforeLayer } from '../photos/before-layer.tsx';
import { Picture } from '../photos/picture.tsx';
import { Dialog, DialogContent, type DialogContentProps } from '../ui/dialog.tsx';
import { PauseIcon, PlayIcon } from '../ui/icons.tsx';
import { Toggle } from '../ui/toggle.tsx';
import { formatTime, lengthOf, finishedShare, startOf, stillAt, type StillFilm } from './still-film.ts';
import { usePlayback } from './use-playback.ts';

const sizes = '(min-width: 56rem) 768px, 100vw';

const defaultMessages = {
  play: 'Play',
  pause: 'Pause',
  again: 'Play again',
  seek: 'Position',
  /** Spoken value of the position slider, from the position and the length, such as "0:42". */
  position: (time: string, length: string) => `${time} of ${length}`,
  captions: 'Captions',
  transcript: 'Transcript',
  /** Accessible name of a transcript line's time, which is a button that seeks to it. Begins with the time. */
  goTo: (time: string) => `${time}, go there`,
  /** Why nothing is heard. */
  silent: 'This film has no sound. Everything it says is in the captions and below.',
  close: 'Close',
};

export type VideoPlayerMessages = typeof defaultMessages;

export type VideoPlayerProps = Omit<
  DialogContentProps,
  'title' | 'description' | 'hideTitle' | 'size' | 'messages'
> & {
  /** Whether the dialog is open. */
  open: boolean;
  /** Called when a press, Esc or the close button asks to open or close the dialog. */
  onOpenChange: (open: boolean) => void;
  /** The film to play. */
  film: StillFilm;
  /** Whether the film plays when the dialog opens. Default: true, unless the visitor prefers reduced motion. */
  autoPlay?: boolean;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<VideoPlayerMessages>;
};

/**
 * Player for a film of captioned stills, in a dialog: play and pause, a position slider, captions, and the whole text
 * below. With reduced motion it waits for Play, and cuts instead of wiping.
 */
export function VideoPlayer({ open, onOpenChange, film, autoPlay, messages, ...rest }: VideoPlayerProps) {
  const words = withDefaults(defaultMessages, messages);
  return (
    <Dialog open={open} onOpenChange={onOpenChange}>
      <DialogContent
        title={film.title}
        description={words.silent}
        size="lg"
        messages={words}
        {...rest}
        data-surface="darkroom"
      >
        {/* The key makes another film start from its beginning. */}
        <Player key={film.id} {...{ film, autoPlay, words }} />
      </DialogContent>
    </Dialog>
  );
}

type PlayerProps = Pick<VideoPlayerProps, 'film' | 'autoPlay'> & { words: VideoPlayerMessages };

function Player({ film, autoPlay, words }: PlayerProps) {
  const lessMotion = useLessMotion();
  const length = lengthOf(film);
  const { time, playing, ended, toggle, seek } = usePlayback(length, autoPlay ?? !lessMotion);
  const [captions, setCaptions] = useState(true);
  const { index } = stillAt(film, time);
  const caption = film.stills[index]?.caption;
  const seconds = Math.floor(time);
  const action = playing ? words.pause : ended ? words.again : words.play;

  return (
    <>
      <div
        data-state={playing ? 'playing' : ended ? 'ended' : 'paused'}
        className="bg-sunken rounded-print relative isolate aspect-3/2 max-h-[58dvh] w-full shrink-0 overflow-hidden max-sm:-mx-6 max-sm:w-auto max-sm:rounded-none"
      >
        <Stage {...{ film, time, lessMotion }} />
        {captions && caption && (
          <p className="absolute inset-x-3 bottom-3 flex justify-center sm:inset-x-10 sm:bottom-5">
            <span className="bg-ground/85 text-ink text-small sm:text-body rounded-print px-3 py-1.5 text-center text-balance">
              {caption}
            </span>
          </p>
        )}
      </div>
      <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-3">
        <button
          type="button"
          aria-label={action}
          onClick={toggle}
          className="bg-accent hover:bg-accent-strong text-on-accent rounded-pill grid size-12 shrink-0 place-items-center transition-colors duration-(--motion-fast) forced-colors:border"
        >
          {playing ? <PauseIcon /> : <PlayIcon className="ms-0.5" fill="currentColor" />}
        </button>
        <input
          type="range"
          aria-label={words.seek}
          aria-valuetext={words.position(formatTime(time), formatTime(length))}
          min={0}
          max={length}
          step={1}
          // In whole seconds, which is the step of an arrow key.
          value={seconds}
          onChange={(event) => seek(event.target.valueAsNumber)}
          style={{ '--done': `${length ? (seconds / length) * 100 : 0}%` } as CSSProperties}
          className="rail h-11 min-w-28 flex-1 basis-40"
        />
        <p
          aria-hidden="true"
          dir="ltr"
          className="text-mono text-muted font-mono [font-variant-numeric:tabular-nums]"
        >
          {formatTime(time)} / {formatTime(length)}
        </p>
        <Toggle pressed={captions} onPressedChange={setCaptions} className="max-sm:ms-auto">
          {words.captions}
        </Toggle>
      </div>
      <Transcript {...{ film, words, current: index }} onSeek={seek} />
    </>
  );
}

type StageProps = {
  film: Pick<StillFilm, 'stills'>;
  /** Seconds from the start. */
  time: number;
  /** Whether to cut instead of wiping and zooming. */
  lessMotion: boolean;
};

/** Renders the still at `time`. The previous and next stills are rendered too, so that one fades into the other. */
function Stage({ film, time, lessMotion }: StageProps) {
  const { index, share } = stillAt(film, time);
  return film.stills.map((still, at) => {
    if (Math.abs(at - index) > 1) return null;
    const { photo, recipe, closeUp, mode = 'after' } = still;
    const current = at === index;
    const shown = finishedShare(still, at < index ? 1 : current ? share : 0, lessMotion);
    return (
      <div
        // A film's stills never change their places.
        key={at}
        aria-hidden={!current}
        data-state={current ? 'current' : 'waiting'}
        className={cn(
          'absolute inset-0 transition-opacity duration-(--motion-slow)',
          !current && 'opacity-0',
        )}
      >
        <div
          className={cn('absolute inset-0', closeUp && 'scale-[1.9]')}
          style={{ transformOrigin: closeUp, '--shown': `${shown}%` } as CSSProperties}
        >
          {mode !== 'after' && <BeforeLayer {...{ photo, recipe, sizes }} />}
          <Picture
            photo={photo}
            sizes={sizes}
            className="absolute inset-0 [clip-path:inset(0_calc(100%-var(--shown))_0_0)] transition-[clip-path] duration-(--motion-fast) ease-linear"
          />
        </div>
      </div>
    );
  });
}

type TranscriptProps = {
  film: StillFilm;
  words: VideoPlayerMessages;
  current: number;
  onSeek: (time: number) => void;
};

function Transcript({ film, words, current, onSeek }: TranscriptProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="border-line mt-6 border-t pt-5">
      <h3 id={id} className="label-mono text-muted">
        {words.transcript}
      </h3>
      <ol className="mt-2">
        {film.stills.map((still, at) => {
          const start = startOf(film, at);
          return (
            <li
              // A film's stills never change their places.
              key={at}
              aria-current={at === current}
              className="aria-[current=true]:bg-accent-wash rounded-field aria-[current=true]:text-ink forced-colors:aria-[current=true]:outline-2 forced-colors:-outline-offset-2 text-muted -mx-2 flex items-baseline gap-3 px-2"
            >
              <button
                type="button"
                aria-label={words.goTo(formatTime(start))}
                onClick={() => onSeek(start)}
                className="text-accent-ink text-mono rounded-field min-h-11 shrink-0 font-mono [font-variant-numeric:tabular-nums] underline underline-offset-4 hover:decoration-2"
              >
                {formatTime(start)}
              </button>
              <p className="text-small py-2.5">{still.caption}</p>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
