import { expect, test } from 'vitest';
import { formatGroups } from '../../../../../site/content/support/formats.ts';
import { isPhoto } from '../../../../../src/photos/accept.ts';
import { photoExtensions } from '../../../../../src/preflight/formats.ts';

const listed = Object.values(formatGroups).flatMap((formats) =>
  formats.flatMap(({ extensions }) => extensions),
);

test('the table of file formats lists each accepted extension once', () => {
  expect(listed).toEqual([...new Set(listed)]);
  expect(listed.toSorted()).toEqual(photoExtensions.toSorted());
});

test('the form accepts every extension in the table', () => {
  for (const extension of listed)
    expect(isPhoto(new File(['x'], `frame.${extension}`)), extension).toBe(true);
});
