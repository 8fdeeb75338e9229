/** One line of the table that `npm run bench` prints. */
export type Row = {
  what: string;
  figure: number;
  unit: 'KB' | 'MB' | 'ms' | 'points' | '%' | 'more' | 'nodes' | 'shift' | '×' | 'errors';
  /** Without a budget the figure is only for comparison. */
  budget?: number | undefined;
  /** Smallest and largest of the runs that `figure` is the median of. */
  spread?: [number, number];
  /** Whether the budget is a minimum instead of a maximum. */
  atLeast?: true;
};
