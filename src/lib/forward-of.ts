/** Returns 1 where text runs to the right, and -1 where it runs to the left: the way to the next item of a row. */
export const forwardOf = (element: Element): 1 | -1 =>
  getComputedStyle(element).direction === 'rtl' ? -1 : 1;
