import { clsx } from 'clsx';

/**
 * Joins class names and leaves out falsy ones. Without tailwind-merge: of two utilities for one property, neither reliably
 * wins (stories/decisions/05-no-tailwind-merge.mdx). So in this repository a `className` places a component (margin, width,
 * grid area), and a prop changes its appearance.
 */
export const cn = clsx;
