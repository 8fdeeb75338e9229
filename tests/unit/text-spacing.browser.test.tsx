/** Text with the spacing of WCAG 1.4.12, in the narrowest window of WCAG 1.4.10. */
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../src/styles/index.css';
import { sampleAgents } from '../../src/chat/chat-agent.ts';
import { ChatWidget } from '../../src/chat/chat-widget.tsx';
import { SearchResultOption } from '../../src/search/search-result.tsx';

const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`;

beforeEach(async () => {
  await page.viewport(320, 640);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(spacing);
  document.adoptedStyleSheets.push(sheet);
  return () => void document.adoptedStyleSheets.pop();
});

/** By how many pixels the text is wider and higher than its element. */
const overflowOf = ({ scrollWidth, clientWidth, scrollHeight, clientHeight }: Element) => [
  scrollWidth - clientWidth,
  scrollHeight - clientHeight,
];

test('a search result shows its whole title and description', async () => {
  const title = 'Corporate headshot retouching';
  const description =
    'Send portraits, weddings, products or interiors. Editors retouch each photograph by hand, from $1 an image, and quote within 2 hours in opening hours.';
  const result = { id: '1', type: 'service', title, description, url: '/services' };
  await render(<SearchResultOption result={result} query="" selected />);
  expect(overflowOf(page.getByText(title).element())).toEqual([0, 0]);
  expect(overflowOf(page.getByText(description).element())).toEqual([0, 0]);
});

test('the chat shows how soon its agent replies, and its field', async () => {
  const agent = sampleAgents.find(({ status }) => status === 'online');
  await render(<ChatWidget view="open" initialState={{ phase: 'ready', agent, messages: [], topics: [] }} />);
  expect(overflowOf(page.getByText(/replies in under/).element())).toEqual([0, 0]);
  await expect.element(page.getByRole('textbox')).toBeInViewport({ ratio: 1 });
});
