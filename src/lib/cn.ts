import { cx } from 'class-variance-authority';

/**
 * Joins class names, leaving out what is false or empty.
 *
 * It is `cx`, without tailwind-merge (8 KB brotli): a `className` given to a piece is for where it
 * stands (margin, width, grid area), never to override what it is.
 */
export const cn = cx;
