import { cn } from '../lib/cn.ts';
import type { Photograph } from '../photos/photograph.ts';
import { Picture } from '../photos/picture.tsx';
import { PencilMark } from '../ui/pencil-mark.tsx';

/** A quarter of 1240 px on desktop, a good third of a phone. */
const sizes = '(min-width: 80rem) 300px, (min-width: 64rem) 24vw, (min-width: 40rem) 224px, 36vw';

/** As it comes off the card: gray, low in contrast, a little too bright. */
const asShot = '[filter:saturate(.35)_contrast(.78)_brightness(1.08)]';

/** Stages of a frame: as shot, marked with the pencil, half edited, done. */
export const stepStages = ['shot', 'marked', 'half', 'done'] as const;

export type StepStage = {
  /** Default: `done`. */
  stage?: (typeof stepStages)[number];
  /** Position of the pencil mark on a `marked` frame, in percent of its width and height. */
  mark?: { x: number; y: number; width: number; height: number };
};

/** One photograph at one stage of the work. All stages are the same file. */
export function StepFrame({ photo, stage = 'done', mark }: StepStage & { photo: Photograph }) {
  const picture = { photo, sizes, className: 'rounded-print aspect-square' };
  if (stage === 'done') return <Picture {...picture} />;
  if (stage === 'half') {
    return (
      <div className="relative">
        <Picture {...picture} imgClassName={asShot} />
        <Picture
          {...picture}
          alt=""
          className={cn(picture.className, 'absolute inset-0 [clip-path:inset(0_0_0_50%)]')}
        />
        <span
          aria-hidden="true"
          className="bg-on-accent absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2"
        />
      </div>
    );
  }
  return (
    <div className="relative">
      <Picture {...picture} imgClassName={asShot} />
      {stage === 'marked' && mark && (
        <div
          className="absolute"
          style={{
            left: `${mark.x}%`,
            top: `${mark.y}%`,
            width: `${mark.width}%`,
            height: `${mark.height}%`,
          }}
        >
          <PencilMark shape="ring" />
        </div>
      )}
    </div>
  );
}
