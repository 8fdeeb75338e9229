/** Returns 1 in left-to-right text and -1 in right-to-left text: the direction of the next item of a row. */
export const forwardOf = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;
