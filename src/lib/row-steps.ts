/** Returns 1 in left-to-right text and -1 in right-to-left text: the direction of the next item of a row. */
export const forwardOf = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;

/** Returns by how many of `count` items in a row each key moves on from the one at `index`. */
export function rowSteps(row: Element, index: number, count: number): Partial<Record<string, number>> {
  const forward = forwardOf(row);
  return { ArrowRight: forward, ArrowLeft: -forward, Home: -index, End: count - 1 - index };
}
