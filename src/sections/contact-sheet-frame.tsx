import type { MouseEvent } from 'react';
import type { Photograph } from '../photos/photograph.ts';
import { Picture } from '../photos/picture.tsx';
import { FrameNumber } from '../ui/frame-number.tsx';
import { PencilMark } from '../ui/pencil-mark.tsx';

/** A quarter of 1240 px on desktop, half a phone. */
const sizes = '(min-width: 80rem) 296px, (min-width: 64rem) 23vw, (min-width: 40rem) 31vw, 48vw';

export type ContactSheetFrameProps = {
  title: string;
  photo: Photograph;
  number: number;
  /** The kind of work, on the film's edge. */
  label?: string;
  /** Draws the pencil around it, and says this. */
  mark?: string;
  onOpen: (event: MouseEvent<HTMLElement>) => void;
};

/** One frame of a contact sheet. The whole frame is its button, named by the title. */
export function ContactSheetFrame({ title, photo, number, label, mark, onOpen }: ContactSheetFrameProps) {
  const picture = (
    <Picture
      alt=""
      photo={photo}
      sizes={sizes}
      // Browsers fetch lazy pictures 2500 px ahead; what is not yet laid out, one screen ahead.
      className="rounded-print aspect-square transition-opacity duration-(--motion-fast) [content-visibility:auto] group-hover:opacity-85"
    />
  );
  return (
    <li className="group relative">
      <p className="label-mono text-film flex flex-wrap justify-between gap-x-3 px-0.5 pb-1.5">
        <FrameNumber aria-hidden="true">{number}</FrameNumber>
        {label}
      </p>
      {mark ? (
        <div className="relative">
          {picture}
          <PencilMark shape="frame" className="-inset-[2%] h-[104%] w-[104%]" />
        </div>
      ) : (
        picture
      )}
      <p className="text-small px-0.5 pt-2.5 leading-snug">
        <button
          type="button"
          aria-haspopup="dialog"
          onClick={onOpen}
          className="min-h-6 text-start decoration-1 underline-offset-4 group-hover:underline after:absolute after:-inset-0.5 after:rounded-field focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-focus"
        >
          {title}
        </button>
        {mark && <span className="sr-only">, {mark}</span>}
      </p>
    </li>
  );
}
