/** Returns `value`, or throws if it is `undefined` or `null`, so that the test fails early. */
export function assertPresent<T>(value: T): NonNullable<T> {
  if (value === undefined || value === null) throw new Error('Missing in the test');
  return value;
}
