/** One line of the table that `npm run bench` prints. */
export type Row = {
  what: string;
  figure: number;
  unit: 'KB' | 'MB' | 'ms' | 'points' | '%' | 'more';
  budget: number;
  /** The budget is what it should reach, not what it may not pass. */
  atLeast?: true;
};
