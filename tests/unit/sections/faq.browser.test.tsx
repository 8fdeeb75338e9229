import { renderToString } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { Faq, type FaqProps } from '../../../src/sections/faq.tsx';

const items: FaqProps['items'] = [
  { id: 'raw', question: 'Do you take raw files?', answer: ['Yes.', 'White balance needs them.'] },
  { id: 'rush', question: 'How fast can it be?', answer: ['Six to twelve hours.'] },
];
const sample = <Faq title="Questions" items={items} />;
const question = (name: string) => page.getByRole('button', { name });
const answer = () => page.getByText('White balance needs them.');

beforeEach(() => history.replaceState(null, '', location.pathname + location.search));

test('Faq prerenders every answer without a hidden attribute', () => {
  const html = renderToString(sample);
  for (const text of items.flatMap((item) => item.answer)) expect(html).toContain(text);
  expect(html).not.toMatch(/ hidden[=\s>]/);
});

test('Faq opens a closed answer that find-in-page matches', async () => {
  await render(sample);
  await expect.element(answer()).not.toBeVisible();
  const closed = answer().element().closest('[data-state="closed"]');
  expect(closed?.getAttribute('hidden')).toBe('until-found');
  closed?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect.element(question('Do you take raw files?')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(answer()).toBeVisible();
});

test('Faq opens the answer of the URL hash on load and on hashchange', async () => {
  history.replaceState(null, '', '#raw');
  await render(sample);
  await expect.element(question('Do you take raw files?')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(question('How fast can it be?')).toHaveAttribute('aria-expanded', 'false');
  history.replaceState(null, '', '#rush');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  await expect.element(question('How fast can it be?')).toHaveAttribute('aria-expanded', 'true');
});

test('Faq opens the item that a router focuses', async () => {
  const screen = await render(sample);
  const item = screen.container.querySelector<HTMLElement>('#rush');
  item?.setAttribute('tabindex', '-1');
  item?.focus();
  await expect.element(question('How fast can it be?')).toHaveAttribute('aria-expanded', 'true');
});

test('Faq moves the focus from question to question by the arrow keys, Home and End', async () => {
  await render(sample);
  const [raw, rush] = [question('Do you take raw files?'), question('How fast can it be?')];
  raw.element().focus();
  for (const [key, focused] of [
    ['ArrowDown', rush],
    ['ArrowDown', raw],
    ['ArrowUp', rush],
    ['Home', raw],
    ['End', rush],
  ] as const) {
    await userEvent.keyboard(`{${key}}`);
    await expect.element(focused).toHaveFocus();
  }
});

test('Faq announces the number of matches after typing stops', async () => {
  await render(sample);
  await userEvent.type(page.getByRole('searchbox'), 'white');
  const status = page.getByRole('status');
  expect(status.element().textContent).toBe('');
  await expect.element(status).toHaveTextContent('1 of 2 questions');
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await expect.element(status).toHaveTextContent('2 questions');
});

test('a controlled Faq shows its value and reports changes through onValueChange', async () => {
  const onValueChange = vi.fn<(value: string[]) => void>();
  await render(<Faq title="Questions" items={items} value={['rush']} onValueChange={onValueChange} />);
  await question('Do you take raw files?').click();
  expect(onValueChange).toHaveBeenLastCalledWith(['rush', 'raw']);
  await expect.element(question('Do you take raw files?')).toHaveAttribute('aria-expanded', 'false');
});

test('Faq clears its search and scrolls to the answer of the URL hash', async () => {
  await render(sample);
  await userEvent.type(page.getByRole('searchbox'), 'white');
  await expect.element(question('How fast can it be?')).not.toBeInTheDocument();
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  history.replaceState(null, '', '#rush');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  await expect.element(question('How fast can it be?')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(page.getByRole('searchbox')).toHaveValue('');
  expect(scrolled.mock.contexts).toEqual([document.getElementById('rush')]);
  scrolled.mockRestore();
});
