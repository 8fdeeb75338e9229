import { useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { ArrowRightIcon } from '../../src/ui/icons.tsx';
import { Block } from './block.tsx';

type ComponentHeaderProps = {
  /** Path of the source file, e.g. "src/ui/button.tsx". */
  source: string;
  /** Purpose of the component, in one sentence. */
  children: ReactNode;
};

/** Header of a docs page: folder and source file, the name of the component, and its purpose. */
export function ComponentHeader({ source, children }: ComponentHeaderProps) {
  const { preparedMeta } = useOf('meta', ['meta']);
  // A title can have more than one folder. The name is its last part.
  const [folder = '', ...names] = preparedMeta.title.split('/');
  const name = names.at(-1) ?? '';
  return (
    <Block>
      <p className="label-mono text-muted mb-5 flex flex-wrap items-center gap-x-2 gap-y-1">
        <ArrowRightIcon className="text-accent-ink size-3" />
        <span className="text-accent-ink">{folder}</span>
        <span className="text-mono tracking-normal normal-case">{source}</span>
      </p>
      <h1 className="display text-display-lg">{name}</h1>
      <div className="text-lead text-muted mt-4 max-w-[38.6em]">{children}</div>
    </Block>
  );
}
