/** A link in the header or the footer. */
export type FrameLink = {
  label: string;
  /** Same-origin path or `#section` for the header and the footer's columns; a full URL for social links. */
  href: string;
  /** A short word beside the label, such as "24/7", and part of the link's name. Only the header's `moreLinks` show it. */
  badge?: string;
};

/** Links under a heading of their own. */
export type FrameLinkGroup = { title: string; links: readonly FrameLink[] };

/**
 * The studio's name and contact details in the header and footer. They come from the host, because the library has no
 * brand. Omitted details are not shown.
 */
export type FrameBrand = {
  name: string;
  /** As displayed; `tel:` is made from its digits. */
  phone?: string;
  email?: string;
  /** Opening hours, in words. */
  hours?: string;
};
