import type { ReactNode } from 'react';
import { Prose, proseElements } from '../../../src/index.ts';

type Text = (props: { components: typeof proseElements }) => ReactNode;

/** An MDX file takes its elements as `components`. */
export const Article = ({ Content }: { Content: Text }) => (
  <Prose>
    <Content components={proseElements} />
  </Prose>
);
