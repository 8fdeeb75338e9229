import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { userEvent } from 'vitest/browser';
import { Link, NavigationProvider } from '../../../src/lib/navigation.tsx';
import { SearchDialog, type SearchDialogProps } from '../../../src/search/search-dialog.tsx';

type Results = Awaited<ReturnType<NonNullable<SearchDialogProps['search']>>>;

const resultsFor = (query: string) =>
  [1, 2].map((number) => ({
    id: `${query}-${number}`,
    type: 'page',
    title: `${query} ${number}`,
    description: '',
    url: `/${query}-${number}`,
  }));

/** A dialog that closes when it asks to. */
function ClosingDialog(props: SearchDialogProps) {
  const [isOpen, setOpen] = useState(true);
  return <SearchDialog {...props} open={isOpen} onOpenChange={setOpen} />;
}

/** Renders an open dialog and types `query`. `respond` resolves the search for a query. */
async function renderAndType(query: string) {
  const pending = new Map<string, (results: Results) => void>();
  const search = (requested: string) => new Promise<Results>((resolve) => pending.set(requested, resolve));
  const navigate = vi.fn();
  const screen = await render(
    <NavigationProvider Link={Link} navigate={navigate}>
      <ClosingDialog search={search} />
    </NavigationProvider>,
  );
  const field = screen.getByRole('combobox');
  await field.fill(query);
  const respond = async (requested: string, results: Results = resultsFor(requested)) => {
    await expect.poll(() => [...pending.keys()]).toContain(requested);
    pending.get(requested)?.(results);
  };
  return { screen, field, navigate, respond };
}

test('SearchDialog takes a query of 200 characters at most', async () => {
  const { field } = await renderAndType('wed');
  await expect.element(field).toHaveAttribute('maxlength', '200');
});

test('Enter before the results arrive opens the first result when they arrive', async () => {
  const { navigate, respond } = await renderAndType('wed');
  await userEvent.keyboard('{Enter}');
  expect(navigate).not.toHaveBeenCalled();
  await respond('wed');
  await expect.poll(() => navigate.mock.calls).toEqual([['/wed-1']]);
});

test('Enter while older results are shown opens the first result of the new query', async () => {
  const { screen, field, navigate, respond } = await renderAndType('wed');
  await respond('wed');
  await expect.element(screen.getByRole('option').nth(1)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  // Enter of an input method confirms a word, and opens nothing.
  const confirm = { key: 'Enter', isComposing: true, bubbles: true };
  field.element().dispatchEvent(new KeyboardEvent('keydown', confirm));
  await userEvent.type(field, 'ding');
  await userEvent.keyboard('{Enter}');
  await respond('wedding');
  await expect.poll(() => navigate.mock.calls).toEqual([['/wedding-1']]);
});

test('a click opens a visible result while a newer query is searched', async () => {
  const { screen, field, navigate, respond } = await renderAndType('wed');
  await respond('wed');
  await expect.element(screen.getByRole('option').nth(1)).toBeVisible();
  await userEvent.type(field, 'd');
  await expect.element(screen.getByRole('status')).toHaveTextContent('Searching...');
  await userEvent.click(screen.getByRole('option').nth(1));
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/wed-2');
  // The query that found the result, not the one typed since.
  expect(localStorage.getItem('recent-searches')).toMatch(/^\["wed"[\],]/);
});

test.each([
  ['typing on', 'x', 'wedx'],
  ['an arrow key', '{ArrowDown}', 'wed'],
])('%s cancels an earlier Enter that is waiting for results', async (_, keys, query) => {
  const { screen, navigate, respond } = await renderAndType('we');
  await respond('we');
  await expect.element(screen.getByRole('option').nth(1)).toBeVisible();
  await userEvent.keyboard('d{Enter}');
  await userEvent.keyboard(keys);
  await respond(query);
  await expect.element(screen.getByText(`${query} 1`)).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});

test('a search without results cancels an earlier Enter', async () => {
  const { screen, field, navigate, respond } = await renderAndType('wed');
  await userEvent.keyboard('{Enter}');
  await respond('wed', []);
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^No results found/);
  await userEvent.type(field, 's');
  await respond('weds');
  await expect.element(screen.getByText('weds 1')).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});

test.each([
  [51, 'The first 50 results'],
  [50, '50 results'],
])('a search with %i results shows “%s”', async (length, status) => {
  const { screen, respond } = await renderAndType('wedding');
  const [result] = resultsFor('wedding');
  await respond(
    'wedding',
    Array.from({ length }, () => result!),
  );
  await expect.poll(() => screen.getByRole('status').element().textContent).toBe(status);
  expect(screen.getByRole('option').elements()).toHaveLength(50);
});

test('Enter after a failed search searches again', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const search = vi.fn(async (query: string) => resultsFor(query)).mockRejectedValueOnce(new Error('500'));
  const screen = await render(<SearchDialog open search={search} />);
  await screen.getByRole('combobox').fill('wed');
  await expect.element(screen.getByRole('status')).toMatchTextContent(/the search failed/);
  await userEvent.keyboard('{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('2 results');
  expect(search.mock.calls.map(([query]) => query)).toEqual(['wed', 'wed']);
});

test.each(['#', 'http://[', 'https://elsewhere.example/', 'javascript:alert(1)'])(
  'a refused result with the URL %j says so until the selection moves',
  async (url) => {
    const { screen, field, navigate, respond } = await renderAndType('wed');
    const [first, second] = resultsFor('wed');
    await respond('wed', [first!, { ...second!, url }]);
    await screen.getByRole('option').nth(1).click();
    await expect.element(field).toHaveFocus();
    const status = screen.getByRole('status');
    const refusal = 'This result was not opened, because it does not lead to a page of this site.';
    await expect.element(status).toHaveTextContent(refusal);
    // The last result stays selected.
    await userEvent.keyboard('{ArrowDown}');
    await expect.element(status).toHaveTextContent(refusal);
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(status).toHaveTextContent('2 results');
    expect(navigate).not.toHaveBeenCalled();
  },
);

test('a section that this page does not have is opened on the home page', async () => {
  const { navigate, respond } = await renderAndType('wed');
  await respond('wed', [{ ...resultsFor('wed')[0]!, url: '#größe & preis' }]);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => navigate.mock.calls).toEqual([['/#gr%C3%B6%C3%9Fe%20%26%20preis']]);
});

test('a followed section is shown at once on a page that scrolls smoothly', async () => {
  const html = document.documentElement;
  const section = document.body.appendChild(document.createElement('section'));
  section.id = 'prices';
  section.style.marginBlock = '9000px 2000px';
  section.textContent = 'Prices';
  html.style.scrollBehavior = 'smooth';
  const { respond } = await renderAndType('wed');
  await respond('wed', [{ ...resultsFor('wed')[0]!, url: '#prices' }]);
  await userEvent.keyboard('{Enter}');
  await expect.element(section).toHaveFocus();
  const { top } = section.getBoundingClientRect();
  html.style.scrollBehavior = '';
  section.remove();
  expect(top).toBeLessThan(100);
});

test('a followed section takes the focus, and is not focusable by a press once it has lost it', async () => {
  const section = document.body.appendChild(document.createElement('section'));
  section.id = 'prices';
  section.textContent = 'Prices';
  const { screen, respond } = await renderAndType('wed');
  await respond('wed', [{ ...resultsFor('wed')[0]!, url: '#prices' }]);
  await screen.getByRole('option').click();
  await expect.element(section).toHaveFocus();
  section.blur();
  expect(section.hasAttribute('tabindex')).toBe(false);
  section.remove();
});

test('SearchDialog leaves out results of the host’s search that it cannot show', async () => {
  const { screen, respond } = await renderAndType('wed');
  await respond('wed', [null, { id: 1 }, ...resultsFor('wed')] as unknown as Results);
  await expect.element(screen.getByRole('option').nth(1)).toBeVisible();
  expect(screen.getByRole('option').elements()).toHaveLength(2);
});
