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

test('every answer is in the prerendered HTML, without a hidden attribute', () => {
  const html = renderToString(sample);
  for (const text of items.flatMap((item) => item.answer)) expect(html).toContain(text);
  expect(html).not.toMatch(/ hidden[=\s>]/);
});

test('a closed answer can be found by the browser’s own search, which opens it', async () => {
  await render(sample);
  await expect.element(answer()).not.toBeVisible();
  const closed = answer().element().closest('[data-state="closed"]');
  expect(closed?.getAttribute('hidden')).toBe('until-found');
  closed?.dispatchEvent(new Event('beforematch', { bubbles: true }));
  await expect.element(question('Do you take raw files?')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(answer()).toBeVisible();
});

test('the URL opens its answer on load, and when it changes', async () => {
  history.replaceState(null, '', '#raw');
  await render(sample);
  await expect.element(question('Do you take raw files?')).toHaveAttribute('aria-expanded', 'true');
  await expect.element(question('How fast can it be?')).toHaveAttribute('aria-expanded', 'false');
  history.replaceState(null, '', '#rush');
  window.dispatchEvent(new HashChangeEvent('hashchange'));
  await expect.element(question('How fast can it be?')).toHaveAttribute('aria-expanded', 'true');
});

test('a router that focuses the question of the URL opens its answer', async () => {
  const screen = await render(sample);
  const item = screen.container.querySelector<HTMLElement>('#rush');
  item?.setAttribute('tabindex', '-1');
  item?.focus();
  await expect.element(question('How fast can it be?')).toHaveAttribute('aria-expanded', 'true');
});

test('the count is announced after a pause in typing', async () => {
  await render(sample);
  await userEvent.type(page.getByRole('searchbox'), 'white');
  const status = page.getByRole('status');
  expect(status.element().textContent).toBe('');
  await expect.element(status).toHaveTextContent('1 of 2 questions');
  await userEvent.click(page.getByRole('button', { name: 'Clear' }));
  await expect.element(page.getByRole('searchbox')).toHaveFocus();
  await expect.element(status).toHaveTextContent('2 questions');
});

test('a controlled Faq shows its value, and reports presses', async () => {
  const onValueChange = vi.fn<(value: string[]) => void>();
  await render(<Faq title="Questions" items={items} value={['rush']} onValueChange={onValueChange} />);
  await question('Do you take raw files?').click();
  expect(onValueChange).toHaveBeenLastCalledWith(['rush', 'raw']);
  await expect.element(question('Do you take raw files?')).toHaveAttribute('aria-expanded', 'false');
});

test('the URL shows its answer, also if the search hides it', async () => {
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
