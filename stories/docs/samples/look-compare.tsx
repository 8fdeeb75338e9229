import { LookCompare } from '../../../src/index.ts';
import type { LookSource } from '../../../src/looks/index.ts';

type Props = { source: LookSource; styles: string[]; colors: string[] };

export const LookPreview = ({ source, styles, colors }: Props) => (
  <LookCompare source={source} styles={styles} colors={colors} />
);
