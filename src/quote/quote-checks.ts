import { isBlankText } from '../lib/is-blank-text.ts';
import { isEmail } from '../lib/is-email.ts';
import { isServiceId } from '../pricing/price-table.ts';
import type { QuoteTab } from './quote-options.ts';
import type { QuoteFields, QuoteState } from './quote-state.ts';

/** Toasts of the three checks in their order (ordering 20), and of the deadline's. The specification fixes the first three word for word. */
export const checkToasts = {
  service: {
    title: 'Service Type Required',
    description: 'Please select a service type before submitting.',
  },
  contact: {
    title: 'Contact Information Required',
    description: 'Please fill in your name and email address.',
  },
  photos: {
    title: 'Photos Required',
    description: 'Please upload at least one photo before submitting.',
  },
  deadline: {
    title: 'Project Deadline',
    description: 'Please enter a complete deadline with a four-digit year, or clear it.',
  },
};

export type CheckName = keyof typeof checkToasts;

/** The checked fields: the check that each belongs to, and its tab. */
const checkedFields = {
  serviceType: { check: 'service', tab: 'details' },
  clientName: { check: 'contact', tab: 'contact' },
  clientEmail: { check: 'contact', tab: 'contact' },
  photos: { check: 'photos', tab: 'upload' },
  projectDeadline: { check: 'deadline', tab: 'contact' },
} as const;

export type CheckedField = keyof typeof checkedFields;

/** One failed check, with its field, its tab and its message at the field. */
export type FailedCheck = { check: CheckName; field: CheckedField; tab: QuoteTab; message: string };

/** Messages at the fields. */
export const fieldMessages = {
  serviceType: 'Choose a service type.',
  clientName: 'Enter your name.',
  clientEmail: 'Enter your email address.',
  malformedEmail: 'Enter an email address like name@example.com.',
  photos: 'Add at least one photo.',
  projectDeadline: 'Enter a complete date with a four-digit year, or clear the field.',
};

/**
 * Returns all failed checks in the order of ordering 20: service, name and email, photos; then the deadline. Empty if
 * the order may be sent. The first one decides the toast, the tab that opens and the focus. The summary lists them all.
 *
 * @param isDeadlineIncomplete The field shows half a date, or one that no calendar has. Its value is empty then.
 */
export function checkQuote(
  { fields, photos }: QuoteState,
  messages = fieldMessages,
  isDeadlineIncomplete = false,
): FailedCheck[] {
  const found: FailedCheck[] = [];
  const failedCheck = (field: CheckedField, message = messages[field]) => ({
    ...checkedFields[field],
    field,
    message,
  });
  if (!isServiceId(fields.serviceType)) found.push(failedCheck('serviceType'));
  if (isBlankText(fields.clientName)) found.push(failedCheck('clientName'));
  if (isBlankText(fields.clientEmail)) found.push(failedCheck('clientEmail'));
  else if (!isEmail(fields.clientEmail)) found.push(failedCheck('clientEmail', messages.malformedEmail));
  if (photos.length === 0) found.push(failedCheck('photos'));
  const { projectDeadline } = fields;
  if (projectDeadline === '' ? isDeadlineIncomplete : !isWholeDay(projectDeadline))
    found.push(failedCheck('projectDeadline'));
  return found;
}

/**
 * Whether a deadline has a year of four digits, as the server takes it. Date fields take one to six digits, and report
 * each one that is typed: 0002, 0020, 0202, 2026.
 */
export const isWholeDay = (day: string): boolean => /^[1-9]\d{3}-\d{2}-\d{2}$/.test(day);

/**
 * Whether the deadline is before today, for a warning that never blocks (ordering 8). `today` is a day in the visitor's
 * zone, as `localDay` returns it.
 */
export function isPastDeadline(
  { projectDeadline }: Pick<QuoteFields, 'projectDeadline'>,
  today: string,
): boolean {
  return isWholeDay(projectDeadline) && projectDeadline < today;
}

/** Returns the day of a date in the visitor's zone, as YYYY-MM-DD. */
export const localDay = (date: Date): string =>
  new Date(date.getTime() - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
