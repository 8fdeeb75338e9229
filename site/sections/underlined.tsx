import type { ReactNode } from 'react';
import { PencilMark } from '../../src/ui/pencil-mark.tsx';

/** Words of a sentence, underlined with a pencil mark. */
export function Underlined({ children }: { children: ReactNode }) {
  return (
    <span className="relative inline-block indent-0">
      {children}
      <PencilMark shape="underline" className="inset-x-0 top-auto bottom-[-0.05em] h-[0.2em] w-full" />
    </span>
  );
}
