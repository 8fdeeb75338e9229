import { expect, test } from 'vitest';
import { isBlankText } from '../../../src/lib/is-blank-text.ts';

test.each([
  '',
  ' \t\n',
  '\u0000',
  '\u00A0',
  '\u00AD',
  '\u200B',
  '\u200C\u200D',
  '\u200E',
  '\u2060',
  '\u2800',
  '\u3164',
  '\uFE0F',
  '\uFEFF',
])('isBlankText takes %j for blank', (text) => expect(isBlankText(text)).toBe(true));

test.each(['Ada', '.', '\u200BAda', 'न\u200D', '👩\u200D🎨', '٠', '\u0600'])(
  'isBlankText takes %j for text',
  (text) => expect(isBlankText(text)).toBe(false),
);
