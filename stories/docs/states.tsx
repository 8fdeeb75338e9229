import { Story, useOf } from '@storybook/addon-docs/blocks';
import { cn } from '../../src/lib/cn.ts';
import { Block } from './block.tsx';

type Of = Parameters<typeof useOf>[0];

type StatesProps = {
  of: readonly Of[];
  /** As in `Live`. */
  desktop?: boolean;
};

/** Selected stories of a component below each other, each with its name. Use it for the states that look different. */
export function States({ of, desktop = false }: StatesProps) {
  return (
    <div className={cn('my-6 grid gap-6', desktop && 'docs-desktop')}>
      {of.map((story, at) => (
        <State key={at} of={story} />
      ))}
    </div>
  );
}

function State({ of }: { of: Of }) {
  const { story } = useOf(of, ['story']);
  return (
    <figure className="border-line rounded-field m-0 overflow-hidden border">
      <Block className="-my-6">
        <figcaption className="label-mono text-muted border-line bg-sunken border-b px-4 py-2">
          {story.name}
        </figcaption>
      </Block>
      <div data-stage="" className="mt-6">
        <Story of={of} />
      </div>
    </figure>
  );
}
