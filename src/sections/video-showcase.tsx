import type { MouseEvent } from 'react';
import { cn } from '../lib/cn.ts';
import { Picture } from '../photos/picture.tsx';
import { PlayIcon } from '../ui/icons.tsx';
import { ActionLink } from '../ui/action-link.tsx';
import { SectionFrame, type SectionAction, type SectionProps } from './section-frame.tsx';
import { formatTime, isoDuration, lengthOf, startOf, type StillFilm } from './still-film.ts';
import { lazyComponent } from '../lib/lazy-component.tsx';
import { withDefaults } from '../lib/with-defaults.ts';
import { useViewer } from './use-viewer.ts';
import type { VideoPlayerMessages } from './video-player.tsx';

/** `sizes` of a card: on desktop the first film has two thirds of 1240 px, the others one third. */
const leadSizes = '(min-width: 80rem) 816px, (min-width: 64rem) 64vw, 92vw';
const sizes = '(min-width: 80rem) 392px, (min-width: 64rem) 30vw, (min-width: 40rem) 45vw, 92vw';

const VideoPlayer = lazyComponent(() => import('./video-player.tsx'), 'VideoPlayer');

const defaultMessages = {
  /** Shown if there are no films. */
  empty: 'No film yet.',
  emptyHint: 'New videos will be listed here.',
  /** Text of the button that opens a transcript, if `transcripts` is set. */
  transcript: 'Transcript',
  /** Toast if the player's code did not load. */
  failed: {
    title: 'The player did not open',
    description: 'Check your connection and select the film again.',
  },
};

export type VideoShowcaseProps = SectionProps & {
  /** The first is shown large. */
  films: readonly StillFilm[];
  /** Shows each film's text under its card, for visitors who prefer to read and for search engines. Default: false. */
  transcripts?: boolean;
  /** Link below the films, to more of them. */
  action?: SectionAction;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
  /** Overrides for the default text of the player. */
  playerMessages?: Partial<VideoPlayerMessages>;
};

/**
 * Cards of short films made of photographs. Selecting one opens it in the player, whose code is loaded when the pointer
 * or the focus enters the list.
 */
export function VideoShowcase(props: VideoShowcaseProps) {
  const { films, transcripts = false, action, messages, playerMessages, level = 2, ...section } = props;
  const words = withDefaults(defaultMessages, messages);
  const player = useViewer<StillFilm>(VideoPlayer, words.failed);
  return (
    <SectionFrame {...section} level={level}>
      {films.length > 0 ? (
        <ul
          onPointerEnter={VideoPlayer.prefetch}
          onFocus={VideoPlayer.prefetch}
          className="mt-12 grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:mt-14 lg:grid-cols-3"
        >
          {films.map((film, at) => (
            <li
              key={film.id}
              className={cn(
                'flex flex-col',
                at === 0 && (films.length > 1 ? 'sm:col-span-2 lg:row-span-2' : 'sm:col-span-full'),
              )}
            >
              <FilmCard
                film={film}
                lead={at === 0}
                alone={films.length === 1}
                number={at + 1}
                level={level}
                onOpen={player.open}
              />
              {transcripts && <Transcript film={film} summary={words.transcript} />}
            </li>
          ))}
        </ul>
      ) : (
        <div className="border-line rounded-card mt-12 border border-dashed px-6 py-16 text-center lg:mt-14">
          <p className="display text-display-sm">{words.empty}</p>
          <p className="text-small text-muted mt-2">{words.emptyHint}</p>
        </div>
      )}
      {action && <ActionLink {...action} className="mt-10" />}
      {player.item && (
        <VideoPlayer
          open={player.isOpen}
          onOpenChange={player.setOpen}
          film={player.item}
          messages={playerMessages}
        />
      )}
    </SectionFrame>
  );
}

type FilmCardProps = {
  film: StillFilm;
  lead: boolean;
  alone: boolean;
  number: number;
  /** Level of the section's heading. That of the cards is one lower. */
  level: 1 | 2;
  onOpen: (film: StillFilm, event: MouseEvent<HTMLElement>) => void;
};

/** All of the card is a button, named by the film's title alone. */
function FilmCard({ film, lead, alone, number, level, onOpen }: FilmCardProps) {
  const Heading = level === 1 ? 'h2' : 'h3';
  const length = lengthOf(film);
  return (
    <div className="group relative flex flex-1 flex-col">
      <p className="label-mono text-muted flex justify-between gap-3 pb-1.5">
        <span aria-hidden="true" className="frame-number">
          {number}
        </span>
        <time dateTime={isoDuration(length)}>{formatTime(length)}</time>
      </p>
      <div
        // As high as two cards beside it.
        className={cn(
          'rounded-print relative aspect-3/2 overflow-hidden',
          lead && (alone ? 'lg:aspect-video' : 'lg:aspect-auto lg:min-h-96 lg:flex-1'),
        )}
      >
        <Picture
          alt=""
          photo={film.poster ?? film.stills[0].photo}
          sizes={lead ? leadSizes : sizes}
          className="absolute inset-0 transition-opacity duration-(--motion-fast) group-hover:opacity-85"
        />
        <span
          aria-hidden="true"
          data-surface="darkroom"
          className={cn(
            'rounded-pill border-line-strong bg-ground/85 absolute start-4 bottom-4 grid place-items-center border',
            lead ? 'size-16 sm:size-20' : 'size-14',
          )}
        >
          <PlayIcon className={cn('ms-0.5', lead && 'size-7')} fill="currentColor" />
        </span>
      </div>
      <Heading
        className={cn('mt-4', lead ? 'display text-display-sm' : 'text-large leading-snug font-semibold')}
      >
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={(event) => onOpen(film, event)}
          className="min-h-6 text-start decoration-1 underline-offset-4 group-hover:underline after:absolute after:-inset-1 after:rounded-field focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
        >
          {film.title}
        </button>
      </Heading>
      {film.text && <p className="text-small text-muted mt-1 max-w-[40em]">{film.text}</p>}
    </div>
  );
}

function Transcript({ film, summary }: { film: StillFilm; summary: string }) {
  return (
    <details className="border-line text-small mt-3 border-t">
      <summary className="text-muted hover:text-ink flex min-h-11 items-center gap-2 underline underline-offset-4">
        {summary}
        <span className="sr-only">: {film.title}</span>
      </summary>
      <ol className="text-muted grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 pt-2 pb-3">
        {film.stills.map((still, at) => (
          // A film's stills never change their places.
          <li key={at} className="col-span-2 grid grid-cols-subgrid items-baseline">
            <span className="text-mono text-faint font-mono [font-variant-numeric:tabular-nums]">
              {formatTime(startOf(film, at))}
            </span>
            <span>{still.caption}</span>
          </li>
        ))}
      </ol>
    </details>
  );
}
