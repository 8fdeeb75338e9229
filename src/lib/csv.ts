/** What a spreadsheet would run as a formula if a cell began with it. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * Rows as CSV (RFC 4180): commas, CRLF, and quotes where a cell needs them. Text that a spreadsheet would take
 * for a formula gets an apostrophe first; numbers stay numbers.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string | number): string {
  if (typeof value === 'number') return String(value);
  const text = FORMULA.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
