import { useState, type ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import { useAfterLoad } from '../lib/after-load.ts';
import { withDefaults } from '../lib/with-defaults.ts';
import { BeforeAfter, type BeforeAfterMessages } from '../photos/before-after.tsx';
import type { EditRecipeName } from '../photos/edit-recipes.ts';
import type { Photograph } from '../photos/photograph.ts';
import { Picture } from '../photos/picture.tsx';
import { PauseIcon, PlayIcon } from '../ui/icons.tsx';
import { useRotation } from './use-rotation.ts';

/** Time each frame is shown, in ms (pages 33). */
export const HERO_INTERVAL = 5000;

/**
 * Delay after `load`, in ms, before the second frame is rendered and its large file is fetched: late enough not to delay
 * the page, early enough for the first change.
 */
const RENDER_NEXT_AFTER = 2500;

/** `sizes` of a frame: 578 px in the column on desktop; the whole width, less gutters and film, below. */
export const frameSizes = '(min-width: 64rem) min(578px, 41vw), calc(100vw - 64px)';
const thumbnailSizes = '(min-width: 64rem) 170px, 22vw';

/** One frame beside the headline: a photograph and the edit it shows. */
export type HeroFrame = {
  photo: Photograph;
  /** The same photograph as a small file. Default: `photo`. */
  thumbnail?: Photograph;
  /** The edit that the before image lacks. */
  recipe: EditRecipeName;
  /** The frame's subject in a word or two: "Automotive". Names its thumbnail and its slider. */
  label: string;
};

const defaultMessages = {
  label: 'Sample frames',
  thumbnails: 'Choose a frame',
  thumbnail: (label: string, number: number) => `Frame ${number}: ${label}`,
  slider: (label: string) => `${label}, before and after`,
  pause: 'Pause the frames',
  play: 'Play the frames',
};

/** Content and text of the strip: the props that `Hero` shares with it. */
export type HeroFramesContent = {
  /**
   * The frames. The specification has three, but any number works; a single one has no thumbnails. The first frame is
   * in the page's first load.
   */
  frames: readonly HeroFrame[];
  /** Labels on the edge of the film, spread over its width: its name, then frame numbers ("12", "12A"). */
  filmEdge?: readonly string[];
  /** Small text below the frames, for example that each "before" is computed. Default: none. */
  note?: ReactNode;
  /** Overrides for the default text. Omitted keys keep their default. */
  messages?: Partial<typeof defaultMessages>;
  /** Words of the sliders. */
  sliderMessages?: Partial<Omit<BeforeAfterMessages, 'label'>>;
};

/** A strip of film: one large frame with before and after, and thumbnails of all frames. It rotates by itself. */
export function HeroFrames({ frames, filmEdge, note, messages, sliderMessages }: HeroFramesContent) {
  const words = withDefaults(defaultMessages, messages);
  const { ref, isSeen, index, playing, select, toggle, pauseHandlers } = useRotation(
    frames.length,
    HERO_INTERVAL,
  );
  const isLate = useAfterLoad(RENDER_NEXT_AFTER);
  // Each frame is rendered while the one before it is shown, because two in one task hold a slow phone up. A visitor who
  // has scrolled past the strip needs none.
  const [rendered, setRendered] = useState(1);
  const needed = index + (isLate && isSeen ? 2 : 1);
  if (needed > rendered) setRendered(needed);
  return (
    <div
      ref={ref}
      // A fieldset has a minimum width of its own.
      role="group"
      aria-label={words.label}
      // The film is dark on both surfaces, and the labels on its edge have colors for that.
      data-surface="darkroom"
      data-state={playing ? 'playing' : 'paused'}
      className="border-line bg-sunken rounded-card border px-3 pt-2.5 pb-3"
    >
      {filmEdge && (
        <p
          aria-hidden="true"
          className="label-mono text-film flex flex-wrap justify-between gap-x-4 px-1 pb-2.5 whitespace-pre"
        >
          {filmEdge.map((text, at) => (
            // The first label is the name of the film.
            <span key={at} className={at > 0 ? 'frame-number' : undefined}>
              {text}
            </span>
          ))}
        </p>
      )}
      <div {...pauseHandlers} className="relative grid">
        {frames.slice(0, rendered).map(({ photo, recipe, label }, at) => {
          const shown = at === index;
          return (
            <BeforeAfter
              key={at}
              after={photo}
              recipe={recipe}
              sizes={frameSizes}
              priority={at === 0}
              inert={!shown}
              messages={{ ...sliderMessages, label: words.slider(label) }}
              className={cn(
                'aspect-4/3 w-full transition-opacity duration-(--motion-fade) [grid-area:1/1]',
                shown ? 'z-(--z-raised) opacity-100' : 'opacity-0',
              )}
            />
          );
        })}
      </div>
      {frames.length > 1 && (
        <div className="mt-2.5 flex gap-2.5">
          <ul {...pauseHandlers} aria-label={words.thumbnails} className="flex min-w-0 grow gap-2.5">
            {frames.map(({ photo, thumbnail = photo, label }, at) => (
              <li key={at} className="min-w-0 flex-1">
                <Thumbnail
                  photo={thumbnail}
                  label={words.thumbnail(label, at + 1)}
                  shown={at === index}
                  onPress={() => select(at)}
                />
              </li>
            ))}
          </ul>
          <button
            type="button"
            aria-label={playing ? words.pause : words.play}
            onClick={toggle}
            className="border-line-strong text-ink hover:border-ink rounded-print flex w-[52px] shrink-0 items-center justify-center border transition-colors duration-(--motion-fast)"
          >
            {playing ? <PauseIcon /> : <PlayIcon />}
          </button>
        </div>
      )}
      {note && <p className="text-small text-muted mt-2.5 px-1">{note}</p>}
    </div>
  );
}

type ThumbnailProps = { photo: Photograph; label: string; shown: boolean; onPress: () => void };

function Thumbnail({ photo, label, shown, onPress }: ThumbnailProps) {
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={shown}
      onClick={onPress}
      className="group rounded-print relative block w-full"
    >
      <Picture
        alt=""
        photo={photo}
        sizes={thumbnailSizes}
        className={cn(
          'rounded-print aspect-3/2 transition-opacity duration-(--motion)',
          !shown && 'opacity-70 group-hover:opacity-100',
        )}
      />
      {shown && <span className="border-accent-ink absolute -inset-[3px] rounded-[8px] border-2" />}
    </button>
  );
}
