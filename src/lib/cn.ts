import { clsx } from 'clsx';

/**
 * Joins class names and leaves out falsy ones.
 *
 * It is `clsx`, without tailwind-merge (8 KB brotli). A `className` prop may place a component (margin, width, grid
 * area), never override its appearance.
 */
export const cn = clsx;
