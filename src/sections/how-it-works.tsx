import type { ReactNode } from 'react';
import { cn } from '../lib/cn.ts';
import type { Photograph } from '../photos/photograph.ts';
import { Picture } from '../photos/picture.tsx';
import { PencilMark } from '../ui/pencil-mark.tsx';
import { SectionFrame, type SectionProps } from './section-frame.tsx';

/** `sizes` of a frame: a quarter of 1240 px on desktop, a third of the width on a phone. */
const sizes = '(min-width: 80rem) 300px, (min-width: 64rem) 24vw, (min-width: 40rem) 224px, 36vw';

/** Classes that make a photograph look as it comes off the camera's card: gray, low in contrast, a little too bright. */
const asShot = '[filter:saturate(.35)_contrast(.78)_brightness(1.08)]';

/** One step of the explanation. */
export type HowItWorksStep = {
  title: string;
  text: ReactNode;
  /** The figure of the step: a limit, a time or a promise, in monospace. */
  fact?: string;
  /** The photograph in the step's frame. The same one in all frames shows the progress best. */
  photo: Photograph;
  /** Stage of the work in this frame: as shot, marked with the pencil, half edited, or done. Default: `done`. */
  stage?: 'shot' | 'marked' | 'half' | 'done';
  /** Position of the pencil mark on a `marked` frame, in percent of its width and height. */
  mark?: { x: number; y: number; width: number; height: number };
};

export type HowItWorksProps = SectionProps & {
  /** The steps in order. Four fill the strip on desktop; any number works. */
  steps: readonly HowItWorksStep[];
  /** Label on the edge of the film: its name. */
  filmEdge?: string;
};

/**
 * The steps from upload to delivery, each a frame on a strip of film. On desktop the strip is as wide as the window; on
 * a phone it is beside the text.
 */
export function HowItWorks(props: HowItWorksProps) {
  const { steps, filmEdge, level = 2, className, ...section } = props;
  const Heading = level === 1 ? 'h2' : 'h3';
  const hasFacts = steps.some(({ fact }) => fact);
  return (
    <SectionFrame {...section} level={level} className={cn('overflow-x-clip', className)}>
      <ol className="isolate mt-12 lg:-mx-2 lg:mt-14 lg:grid lg:auto-cols-[minmax(0,27rem)] lg:grid-flow-col">
        {steps.map((step, at) => (
          <li
            key={at}
            className="group grid grid-cols-[minmax(0,38%)_minmax(0,1fr)] gap-x-5 sm:grid-cols-[minmax(0,15rem)_minmax(0,1fr)] sm:gap-x-8 lg:flex lg:flex-col"
          >
            <div data-surface="darkroom" className={frameClass}>
              <p aria-hidden="true" className="label-mono text-film mb-1.5 flex justify-between gap-2">
                <span className="frame-number">{at + 1}</span>
                {`${at + 1}A`}
              </p>
              {/* A screen reader would describe the same photograph again in each frame. */}
              <StepFrame {...step} alt={step.photo.src === steps[at - 1]?.photo.src ? '' : step.photo.alt} />
              {filmEdge && (
                // Every other frame shows the name, as on film. The others reserve its line.
                <p
                  aria-hidden="true"
                  className="label-mono text-film mt-1.5 truncate group-even:invisible max-sm:hidden"
                >
                  {filmEdge}
                </p>
              )}
              {at < steps.length - 1 && <NextArrow />}
            </div>
            <div className="self-center pb-8 group-last:pb-0 lg:self-stretch lg:px-2 lg:pt-6 lg:pb-0">
              {hasFacts && (
                // A step without a figure reserves its line, so that all titles are on one line.
                <p className="label-mono text-muted mb-2 min-h-lh max-lg:empty:hidden">{step.fact}</p>
              )}
              <Heading className="text-large leading-snug font-semibold">{step.title}</Heading>
              <p className="text-small text-muted mt-1.5 max-w-[34em]">{step.text}</p>
            </div>
          </li>
        ))}
      </ol>
    </SectionFrame>
  );
}

/** The film behind a frame. On desktop, the first frame draws the strip, from one edge of the window to the other. */
const frameClass = cn(
  'bg-sunken relative px-2 pt-2 pb-3 group-first:rounded-t-print group-last:rounded-b-print lg:rounded-none! lg:pt-2.5 lg:pb-2.5',
  'before:absolute before:inset-y-0 before:-inset-x-[100vw] before:-z-1 before:hidden before:bg-sunken lg:group-first:before:block',
);

/** A stroke of the pencil from one frame to the next: to the right on desktop, downward on a phone. */
function NextArrow() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 56 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      className="text-accent pointer-events-none absolute start-1/2 bottom-0 z-(--z-raised) w-9 -translate-x-1/2 translate-y-1/2 rotate-90 lg:start-auto lg:end-0 lg:top-[46%] lg:bottom-auto lg:w-12 lg:translate-x-1/2 lg:translate-y-0 lg:rotate-0 rtl:translate-x-1/2 rtl:lg:-translate-x-1/2 rtl:lg:-scale-x-100"
    >
      <path d="M3 15C14 8.5 30 8 52 11.5M41 4.5c3.5 3.2 7.5 5.4 11.5 7-5 1.6-9.5 4.2-12.5 7.5" />
    </svg>
  );
}

/** One photograph at one stage of the work. All stages are the same file. */
function StepFrame({ photo, alt, stage = 'done', mark }: HowItWorksStep & { alt: string }) {
  const pictureProps = { photo, alt, sizes, className: 'rounded-print aspect-square' };
  if (stage === 'done') return <Picture {...pictureProps} />;
  return (
    <div className="relative">
      <Picture {...pictureProps} imgClassName={asShot} />
      {stage === 'half' && (
        <>
          <Picture
            {...pictureProps}
            alt=""
            className={cn(pictureProps.className, 'absolute inset-0 [clip-path:inset(0_0_0_50%)]')}
          />
          <span
            aria-hidden="true"
            className="bg-on-accent absolute inset-y-0 left-1/2 w-0.5 -translate-x-1/2"
          />
        </>
      )}
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
