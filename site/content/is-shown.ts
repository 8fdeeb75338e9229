import type { FrameLinkGroup } from '../../src/layout/frame.ts';

// Not imported from pages.ts, because the menus would load the table of all pages. Only the build defines it.
const leftOut = typeof LEFT_OUT === 'undefined' ? [] : LEFT_OUT;

/** Whether the page of a link is not left out. */
export const isShown = ({ href }: { href: string }): boolean => !leftOut.includes(href);

/** Returns the groups without links to pages that the site leaves out, and without the groups that have no other link. */
export const shownGroups = (groups: readonly FrameLinkGroup[]): FrameLinkGroup[] =>
  groups
    .map(({ title, links }) => ({ title, links: links.filter(isShown) }))
    .filter(({ links }) => links.length > 0);
