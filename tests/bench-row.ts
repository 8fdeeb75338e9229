/** One line of the table that `npm run bench` prints. */
export type Row = {
  what: string;
  figure: number;
  unit: 'KB' | 'MB' | 'ms' | 'points' | '%' | 'more' | 'nodes' | 'shift' | '×' | 'errors';
  /** Without one the figure is only for comparison. */
  budget?: number | undefined;
  /** Smallest and largest of the runs that `figure` is the median of. */
  spread?: [number, number];
  /** The budget is what it should reach, not what it may not pass. */
  atLeast?: true;
};
