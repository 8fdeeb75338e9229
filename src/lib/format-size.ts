import { DEFAULT_LOCALE } from './default-locale.ts';

const KB = 1024;
const MB = KB * KB;
const GB = KB * MB;

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/**
 * Formats a number of bytes in binary units, as the 50 MB limit is counted: "84.2 MB".
 *
 * @param locale Writes the digits. Default: `en-US`; components pass `useLocale()`.
 */
export function formatSize(bytes: number, locale = DEFAULT_LOCALE): string {
  const format = (value: number) => value.toLocaleString(locale, oneDecimal);
  if (bytes >= GB) return `${format(bytes / GB)} GB`;
  if (bytes >= MB / 10) return `${format(bytes / MB)} MB`;
  return `${Math.ceil(bytes / KB).toLocaleString(locale)} KB`;
}
