import { PencilMark } from '../../../src/index.ts';

export const Headline = () => (
  <h1 className="display text-display-xl">
    Every frame,{' '}
    <em className="relative inline-block">
      finished
      <PencilMark shape="ring" className="-inset-x-[4%] inset-y-auto top-[12%] h-[92%] w-[108%]" />
    </em>{' '}
    by hand.
  </h1>
);
