import { Story, useOf } from '@storybook/addon-docs/blocks';
import { Block } from './block.tsx';

type Of = Parameters<typeof useOf>[0];

/** A few of a piece's stories, one under the other with their names: the states worth knowing by sight. */
export function States({ of }: { of: readonly Of[] }) {
  return (
    <div className="my-6 grid gap-6">
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
        <figcaption className="film text-muted border-line bg-sunken border-b px-4 py-2">
          {story.name}
        </figcaption>
      </Block>
      <div className="mt-6">
        <Story of={of} />
      </div>
    </figure>
  );
}
