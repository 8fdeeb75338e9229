/** Whether a text, such as `2026-02-28`, is a day of the calendar. Years have four to six digits. */
export function isDay(text: string): boolean {
  const [, year, month, day] = /^(\d{4,6})-(\d{2})-(\d{2})$/.exec(text) ?? [];
  // `Date` turns a day that does not exist into one of another month.
  return new Date(Number(year), Number(month) - 1, Number(day)).getMonth() === Number(month) - 1;
}
