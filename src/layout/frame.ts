/** A link in the frame around a page. */
export type FrameLink = {
  label: string;
  /** Same-origin path or `#section` for the header and the footer's columns; a full address for social links. */
  href: string;
  /** A short word beside the label, such as "24/7". It becomes part of the link's name. */
  badge?: string;
};

/** Links under a heading of their own. */
export type FrameLinkGroup = { title: string; links: readonly FrameLink[] };

/** The studio's details in the header and footer. They come from the host, because the library knows no brand. */
export type FrameBrand = {
  name: string;
  /** As displayed; `tel:` is made from its digits. */
  phone: string;
  email: string;
  /** Opening hours, in words. */
  hours: string;
};

/** The `tel:` address of a phone number written for people. */
export const telephone = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;
