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

/** An open dialog with a query typed, for which `answer` gives the results. */
async function typed(query: string) {
  const answers = new Map<string, (results: Results) => void>();
  const search = (asked: string) => new Promise<Results>((answer) => answers.set(asked, answer));
  const navigate = vi.fn();
  const screen = await render(
    <NavigationProvider Link={Link} navigate={navigate}>
      <SearchDialog open search={search} />
    </NavigationProvider>,
  );
  const field = screen.getByRole('combobox');
  await field.fill(query);
  const answer = async (asked: string, results: Results = resultsFor(asked)) => {
    await expect.poll(() => [...answers.keys()]).toContain(asked);
    answers.get(asked)?.(results);
  };
  return { screen, field, navigate, answer };
}

test('Enter before the results opens the first one as soon as it is there', async () => {
  const { navigate, answer } = await typed('wed');
  await userEvent.keyboard('{Enter}');
  expect(navigate).not.toHaveBeenCalled();
  await answer('wed');
  await expect.poll(() => navigate.mock.calls).toEqual([['/wed-1']]);
});

test('Enter over older results opens the first of the newer ones', async () => {
  const { screen, field, navigate, answer } = await typed('wed');
  await answer('wed');
  await expect.element(screen.getByRole('option').nth(1)).toBeVisible();
  await userEvent.keyboard('{ArrowDown}');
  await userEvent.type(field, 'ding');
  await userEvent.keyboard('{Enter}');
  await answer('wedding');
  await expect.poll(() => navigate.mock.calls).toEqual([['/wedding-1']]);
});

test.each([
  ['typing on', 'x', 'wedx'],
  ['an arrow key', '{ArrowDown}', 'wed'],
])('%s cancels an early Enter', async (_, keys, query) => {
  const { screen, navigate, answer } = await typed('we');
  await answer('we');
  await expect.element(screen.getByRole('option').nth(1)).toBeVisible();
  await userEvent.keyboard('d{Enter}');
  await userEvent.keyboard(keys);
  await answer(query);
  await expect.element(screen.getByText(`${query} 1`)).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});

test('an early Enter has no effect later if nothing is found', async () => {
  const { screen, field, navigate, answer } = await typed('wed');
  await userEvent.keyboard('{Enter}');
  await answer('wed', []);
  await expect.element(screen.getByRole('status')).toMatchTextContent(/^No results found/);
  await userEvent.type(field, 's');
  await answer('weds');
  await expect.element(screen.getByText('weds 1')).toBeVisible();
  expect(navigate).not.toHaveBeenCalled();
});
