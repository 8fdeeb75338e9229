import type { ReactNode } from 'react';
import { cn } from '../../src/lib/cn.ts';
import { CheckIcon, CloseIcon } from '../../src/ui/icons.tsx';
import { Block, Stage, type Surface } from './block.tsx';

/** Examples in pairs: a `Do`, and the `Dont` that it is better than. */
export function DoDont({ children }: { children: ReactNode }) {
  return <Block className="grid gap-x-8 gap-y-10 sm:grid-cols-2">{children}</Block>;
}

type ExampleProps = {
  /** Why, in one sentence. */
  because: ReactNode;
  /** Surface of the example. Default: paper. */
  on?: Surface;
  /** The live example. */
  children: ReactNode;
};

export function Do(props: ExampleProps) {
  return <Example {...props} good />;
}

export function Dont(props: ExampleProps) {
  return <Example {...props} />;
}

function Example({ because, on, good = false, children }: ExampleProps & { good?: boolean }) {
  const Sign = good ? CheckIcon : CloseIcon;
  return (
    <figure className="grid min-w-0 grid-rows-[1fr_auto]">
      <Stage surface={on}>{children}</Stage>
      <figcaption
        className={cn(
          'text-small text-muted mt-4 border-t-2 pt-3',
          good ? 'border-success' : 'border-accent',
        )}
      >
        <span
          className={cn(
            'label-mono mb-1.5 flex items-center gap-1.5',
            good ? 'text-success' : 'text-accent-ink',
          )}
        >
          <Sign className="size-3.5" /> {good ? 'Do' : 'Don’t'}
        </span>
        <span className="block min-h-11">{because}</span>
      </figcaption>
    </figure>
  );
}
