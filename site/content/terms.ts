/** The terms that several pages state, each as one sentence or list. */
import { currencyCodes } from '../../src/pricing/currency.ts';
import { brand } from '../brand.ts';
import { list } from './facts.ts';
import { policy } from './policy.ts';

/** Currencies that an estimate can be shown in: "USD, EUR and GBP". */
export const currencies = list(currencyCodes);

/** Countries in which editors work, as a list in a sentence. */
export const editorCountries = list([
  'the United States',
  'Canada',
  'the United Kingdom',
  'Germany',
  'Poland',
  'Romania',
  'India',
]);

/** Days without quotes or edits, as a list in a sentence. */
export const holidays = list([
  'New Year’s Day',
  'Memorial Day',
  'Independence Day',
  'Labor Day',
  'Thanksgiving',
  'Christmas Day',
]);

/** Time of the office, by the city of its time zone: "New York time". */
export const officeTime = `${brand.officeHours.timeZone.replace(/.*\//, '').replaceAll('_', ' ')} time`;

/** Time zone of `brand.hours` in words. Of New York, whose abbreviation in `brand.hours` does not hold all year, both. */
export const hoursNote =
  brand.officeHours.timeZone === 'America/New_York' ? `${officeTime}, EDT in summer` : officeTime;

/**
 * Which changes are included. The tier cards have the same rule in a few words (src/pricing/tiers.ts), and so have
 * services/guides/portrait-retouching.ts and support/video-tutorials.mdx.
 */
export const changesRule = `Whatever misses the brief is corrected free of charge at every level, for ${policy.guarantee} days. If you change your mind within the brief, Basic includes one round of changes; Pro and Premium set no limit.`;

/** Why a service's card and the speeds of the order form show different times. */
export const turnaroundNote =
  'The time of a service is typical for that kind of work. The speed you choose in the form sets the deadline, counted from the approved quote.';

/** How several files that are merged are counted. */
export const oneImageRule = 'A bracket or a focus stack that becomes one picture counts as one image.';

/** How to send what is too large for the form, or no image. */
export const largeDelivery =
  'Put a link to Dropbox, WeTransfer or a Lightroom gallery into the special requirements, and add one photo to the form.';
