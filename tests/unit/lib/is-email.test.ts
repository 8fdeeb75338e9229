import { expect, test } from 'vitest';
import { isEmail } from '../../../src/lib/is-email.ts';

test.each(['a@b.co', ' ana+raw@mail.studio.example ', "o'neil@studio.example"])(
  'isEmail accepts %j',
  (text) => {
    expect(isEmail(text)).toBe(true);
  },
);

test.each([
  '',
  'ana',
  'ana@studio',
  '@studio.example',
  'ana@',
  'a b@studio.example',
  'ana@studio..example',
  'ana@studio.example.',
  'ana@studio.example, bo@studio.example',
  'ana@studio,example',
  'mailto:ana@studio.example',
  '<ana@studio.example>',
  'ana@stu\u200Bdio.example',
])('isEmail rejects %j', (text) => {
  expect(isEmail(text)).toBe(false);
});
