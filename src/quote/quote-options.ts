/* The options of the form that do not affect the price (ordering 4, ordering 5), and its tabs. */

export const stylePreferences = [
  'Natural & Realistic',
  'Bright & Vibrant',
  'Moody & Dramatic',
  'Clean & Minimal',
  'Warm & Cozy',
  'Cool & Professional',
] as const;

export const colorPreferences = [
  'Enhance existing colors',
  'Warmer tones',
  'Cooler tones',
  'Black & White conversion',
  'Vintage/Film look',
  'High contrast',
] as const;

export const contactMethods = ['email', 'phone', 'whatsapp'] as const;

export const contactTimes = ['Morning 9-12', 'Afternoon 12-5', 'Evening 5-8', 'Anytime'] as const;

export type StylePreference = (typeof stylePreferences)[number];
export type ColorPreference = (typeof colorPreferences)[number];
export type ContactMethod = (typeof contactMethods)[number];
export type ContactTime = (typeof contactTimes)[number];

/** Shown names of styles, colors and contact times, by the names that are sent. Omitted ones are shown as they are sent. */
export type OptionNames = Partial<Record<StylePreference | ColorPreference | ContactTime, string>>;

/** Returns the chosen styles or colors as one text. */
export const joinOptions = (
  options: readonly (StylePreference | ColorPreference)[],
  names: OptionNames,
): string => options.map((option) => names[option] ?? option).join(', ');

/** The four tabs, in order (ordering 1). Their names are in `quoteMessages`. */
export const quoteTabs = ['upload', 'details', 'preferences', 'contact'] as const;
export type QuoteTab = (typeof quoteTabs)[number];

/** The tab with the submit button. */
export const lastTab = quoteTabs.at(-1) as QuoteTab;
