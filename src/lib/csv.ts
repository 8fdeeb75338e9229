/**
 * Matches a character that begins a formula in a spreadsheet, also in full width, and the spaces and quotes before it. It
 * matches at the start of a cell and after `;`, a tab or a line break, because many spreadsheets take these for the end of
 * a cell. There, they read two quotes as an empty text and what follows as the rest of the cell.
 */
const FORMULA = /(^|[;\t\r\n]+)([ "]*[=+\-@＝＋－＠])/g;

/** Byte order mark. Without it Excel does not read a file as UTF-8. */
const BOM = '\uFEFF';

/**
 * Formats rows as CSV (RFC 4180): a byte order mark, commas, CRLF, and every cell in quotes. Text that a spreadsheet would run as a
 * formula gets an apostrophe before it; numbers are not changed.
 */
export function toCsv(rows: readonly (readonly (string | number)[])[]): string {
  return BOM + rows.map((cells) => `${cells.map(toCell).join(',')}\r\n`).join('');
}

function toCell(value: string | number): string {
  const text = typeof value === 'number' ? String(value) : value.replace(FORMULA, "$1'$2");
  return `"${text.replaceAll('"', '""')}"`;
}
