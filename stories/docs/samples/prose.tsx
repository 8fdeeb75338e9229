import type { ReactNode } from 'react';
import { Prose, proseElements } from '../../../src/index.ts';

type Text = (props: { components: typeof proseElements }) => ReactNode;

/** Passes the elements of the text to an MDX file as `components`. */
export const Article = ({ Content }: { Content: Text }) => (
  <Prose>
    <Content components={proseElements} />
  </Prose>
);
