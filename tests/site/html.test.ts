import { HtmlValidate } from 'html-validate';
import { expect, test } from 'vitest';
import { builtPages, textOf } from './built.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes the markup, so only its meaning is checked.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'no-trailing-whitespace': 'off',
    'no-inline-style': 'off',
    'void-style': 'off',
    'attr-quotes': 'off',
    'long-title': 'off',
    // `white-space: nowrap` keeps telephone numbers together.
    'tel-non-breaking': 'off',
    // An option that shows a code and says the currency's name.
    'aria-label-misuse': 'off',
    // The order form's submit button is rendered with its last tab. Its fieldset only disables, so it needs no legend.
    'wcag/h32': 'off',
    'wcag/h71': 'off',
    // A group of checkboxes shares a name, as radio buttons do.
    'form-dup-name': ['error', { shared: ['radio', 'checkbox', 'button', 'reset', 'submit'] }],
    'no-missing-references': 'error',
    // React's ids begin with an underscore, which is valid.
    'valid-id': ['error', { relaxed: true }],
    // A button's type is always there; Radix puts `role` on elements where assistive technology wants it.
    'prefer-native-element': 'off',
  },
});

test.for(builtPages)('$path is valid HTML', async ({ html, file }) => {
  const { results } = await validator.validateString(html, file);
  const messages = results.flatMap((result) =>
    result.messages.map(
      ({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector ?? 'document'})`,
    ),
  );
  expect(messages).toEqual([]);
  // A `cn()` of conditions alone, none of which holds.
  expect(html).not.toContain('class=""');
});

test.for(builtPages)('$path has one h1, one main, and headings in order', ({ html }) => {
  expect(html.match(/<h1\b/g), 'h1').toHaveLength(1);
  expect(html.match(/<main\b/g), 'main').toHaveLength(1);
  const levels = [...html.matchAll(/<h([1-6])\b/g)].map((match) => Number(match[1]));
  // The header's menus have headings of their own, before the page's; from there on no level is skipped.
  const skipped = levels.filter((level, index) => level > (levels[index - 1] ?? 1) + 1);
  const inMain = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  expect(/<h([1-6])\b/.exec(inMain)?.[1], 'the first heading of main').toBe('1');
  expect(skipped, `levels are ${levels.join(' ')}`).toEqual([]);
});

test.for(builtPages)('$path is the page itself, not what is shown while it loads', ({ html }) => {
  expect(textOf(html)).not.toMatch(/Loading page|Something went wrong|undefined|NaN|\[object /);
  expect(html, 'a suspended boundary').not.toMatch(/<!--\$[?!]-->|<template id="[BP]:/);
  const main = /<main\b[\s\S]*<\/main>/.exec(html)?.[0] ?? '';
  expect(textOf(main).split(' ').length, 'words in main').toBeGreaterThan(15);
});

test.for(builtPages)('$path begins with a link that skips to its main part (accessibility 2)', ({ html }) => {
  const first =
    /<(?:a|button|input|select|textarea|summary)\b[^>]*>/.exec(html.slice(html.indexOf('<body')))?.[0] ?? '';
  const target = /href="#([^"]+)"/.exec(first)?.[1];
  expect(target, `the first that takes the focus is ${first}`).toBeTruthy();
  expect(html).toMatch(new RegExp(`<main\\b[^>]*\\bid="${target}"`));
});

test.for(builtPages)('$path has no alert before anything has gone wrong (errors 14)', ({ html }) => {
  expect(html.includes('role="alert"')).toBe(false);
});

test.for(builtPages)('$path gives every picture a text and a size', ({ html }) => {
  for (const [image] of html.matchAll(/<img\b[^>]*>/g)) {
    expect(image).toMatch(/\salt="/);
    expect(image, 'kept room, so that nothing moves').toMatch(
      /\swidth="\d+"[\s\S]*\sheight="\d+"|\sheight="\d+"[\s\S]*\swidth="\d+"/,
    );
  }
});
