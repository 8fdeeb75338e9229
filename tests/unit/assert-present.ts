/** A value that has to be there for the test to mean anything. */
export function assertPresent<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new Error('Missing in the test');
  return value;
}
