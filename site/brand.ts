/** Opening hours until a quote, as promised beside every form. */
const quoteHours: number = 2;
/** The same, to follow "within": "2 hours". */
export const quoteTime = `${quoteHours} ${quoteHours === 1 ? 'hour' : 'hours'}`;

/** Days from delivery of the money-back guarantee, and of changes at no charge. The legal pages state them, too. */
export const guaranteeDays = 30;

/**
 * Everything that names the studio. Rename the product here and nowhere else: no other file of the site, and no file of
 * the library at all, knows a name or an address. The site replaces the library's sample claims, such as the chat's hours.
 */
export const brand = {
  name: 'Safelight',
  /** In every page's title, where search results cut after about 60 characters: keep it short. */
  tagline: 'Edited by hand',
  /**
   * Whether the studio is invented. Every page then says so in its footer, and pages about people, jobs, customers,
   * laws and figures say it again above their text. A real studio sets it to `false`.
   */
  demonstration: true,
  /** Whether the first photograph of a new customer is edited free of charge. Pages mention it only if it is. */
  freeTestEdit: false,
  /** Origin of canonical and social addresses, without a slash at the end. */
  url: 'https://safelight.example',
  /**
   * Paths of pages that the studio does without, such as `/blog` or `/company/culture`. The pages below them, their links
   * in menus and their cards leave with them. The build names each place in a text that still links to one.
   */
  leftOut: [] as readonly string[],
  email: 'hello@safelight.example',
  phone: '+1 (555) 010-2400',
  /** Support hours, in exactly these words. `hoursNote` in content/terms.ts explains them on the contact page. */
  hours: 'Mon-Fri 9AM-6PM EST',
  /**
   * The same hours as data, for the delivery clock. "EST" is how people call New York time, in summer too. For other days
   * than Monday to Friday add `days`, such as `[2, 3, 4, 5, 6]`; Sunday is 0.
   */
  officeHours: { timeZone: 'America/New_York' as string, opens: '09:00', closes: '18:00', quoteHours },
  /** Replace each with the studio's own profile. Only a URL with a path is listed for search engines. */
  social: [
    { label: 'Instagram', href: 'https://www.instagram.com/' },
    { label: 'YouTube', href: 'https://www.youtube.com/' },
    { label: 'LinkedIn', href: 'https://www.linkedin.com/' },
    { label: 'Pinterest', href: 'https://www.pinterest.com/' },
  ],
  /** Only those that the studio holds. Without any, `[]`: pages then state none. */
  certifications: ['ISO 9001', 'SOC 2', 'PCI DSS', '256-bit SSL'],
  /** `mark` is the text of the drawn card, `name` the full name. Without any, `[]`: pages then list none. */
  payments: [
    { mark: 'VISA', name: 'Visa' },
    { mark: 'MASTERCARD', name: 'Mastercard' },
    { mark: 'AMEX', name: 'American Express' },
    { mark: 'PAYPAL', name: 'PayPal' },
  ] as readonly { mark: string; name: string }[],
} as const;

/**
 * Claims about the studio, in their fixed wording (pages 34). A figure that is stated twice with different values
 * keeps each value in its place (estimate 24). No page explains how they were counted.
 */
export const claims = {
  /** Beside every form. */
  quote: `A quote within ${quoteTime} during opening hours.`,
  /** Shown beside the newsletter form. */
  subscribers: '50,000+ newsletter subscribers',
  /** Turnaround of the example order. */
  exampleTime: '2.5 hour',
  /** By their labels: in the footer of every page, in this order, and on the home page. */
  recognition: {
    customers: '500,000+',
    countries: '150+',
    'success rate': '98.5%',
    rating: '4.9/5',
    delivery: '24-hour',
    'money-back guarantee': `${guaranteeDays}-day`,
  },
  /** Below the hero. */
  heroStats: [
    { value: '50K+', label: 'Happy Clients' },
    { value: '2M+', label: 'Photos Edited' },
    { value: '98%', label: 'Satisfaction Rate' },
    { value: '150+', label: 'Countries Served' },
  ],
  /** Beside the hero's headline. */
  heroBullets: [
    '24-Hour Express Delivery',
    'AI-Powered Quality Control',
    'Global Team of Experts',
    '100% Money-Back Guarantee',
  ],
} as const;

/** The site's one notice while `brand.demonstration` is set. */
export const demonstrationNotice =
  'This site is a demonstration. The studio, its people, jobs, customers and figures are invented.';

/** Author of articles, guides and tips. */
export const author = `the ${brand.name} desk`;
