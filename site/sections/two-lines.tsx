/**
 * Returns a title of two lines.
 *
 * @param className Class of the line break, such as `max-sm:hidden`.
 */
export const twoLines = (first: string, second: string, className?: string) => (
  <>
    {`${first} `}
    <br className={className} />
    {second}
  </>
);
