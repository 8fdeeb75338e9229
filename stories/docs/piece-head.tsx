import { useOf } from '@storybook/addon-docs/blocks';
import type { ReactNode } from 'react';
import { ArrowRightIcon } from '../../src/ui/icons.tsx';
import { Block } from './block.tsx';

export type PieceHeadProps = {
  /** Where its code lies: "src/ui/button.tsx". */
  source: string;
  /** What the piece is for, in one sentence. */
  children: ReactNode;
};

/** How a docs page begins: folder and file in film-edge lettering, the piece's name, its purpose. */
export function PieceHead({ source, children }: PieceHeadProps) {
  const { preparedMeta } = useOf('meta', ['meta']);
  // A piece with a folder of its own in a feature's: “annotations/mark-board”.
  const [folder = '', ...names] = preparedMeta.title.split('/');
  const name = names.at(-1) ?? '';
  return (
    <Block>
      <p className="label-mono text-muted mb-5 flex flex-wrap items-center gap-x-2 gap-y-1">
        <ArrowRightIcon className="text-accent-ink size-3" />
        <span className="text-accent-ink">{folder}</span>
        <span className="text-mono tracking-normal normal-case">{source}</span>
      </p>
      <h1 className="display text-display-lg">{capital(name)}</h1>
      <div className="text-lead text-muted mt-4 max-w-[58ch]">{children}</div>
    </Block>
  );
}

/** A title that Storybook made from a path says "estimate-receipt"; the pages say "Estimate receipt". */
function capital(name: string): string {
  const words = name.replaceAll('-', ' ').replaceAll(/([a-z])([A-Z])/g, '$1 $2');
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}
