import { DEFAULT_LOCALE } from './default-locale.ts';

const KB = 1024;
const MB = KB * KB;
const GB = KB * MB;

/** Formats a number of bytes in binary units, as the 50 MB limit is counted: "84.2 MB". */
export function formatSize(bytes: number, locale = DEFAULT_LOCALE): string {
  const rounded = (value: number) =>
    value.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  if (bytes >= GB) return `${rounded(bytes / GB)} GB`;
  if (bytes >= MB / 10) return `${rounded(bytes / MB)} MB`;
  return `${Math.ceil(bytes / KB)} KB`;
}
