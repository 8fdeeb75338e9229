import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { scenario } from '../../mocks/scenarios.ts';
import { Button, SearchDialog, useSearchShortcut, type SearchDialogProps } from '../../src/index.ts';
import { inHost, navigate, rightToLeftPage } from '../host.tsx';

/** A page with a button that opens the dialog, the shortcuts, and a section to go to. */
function SearchHost({ onOpenChange, ...props }: SearchDialogProps) {
  const [open, setOpen] = useState(props.open ?? false);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  useSearchShortcut(() => change(true));
  return (
    <>
      <Button variant="secondary" onClick={() => change(true)}>
        Search
      </Button>
      <section id="services" aria-label="Services" className="mt-[110vh] h-40" />
      <SearchDialog {...props} open={open} onOpenChange={change} />
    </>
  );
}

const wedding = {
  id: 'w',
  type: 'service',
  title: 'Wedding photography',
  url: '/services/wedding-photography',
};

const sampleResults: Awaited<ReturnType<NonNullable<SearchDialogProps['search']>>> = [
  { ...wedding, description: 'Culling, color and skin for the whole day, one consistent look.' },
  { id: 'p', type: 'portfolio', title: 'A wedding in Burano', description: '612 frames.', url: '/portfolio' },
  { id: 'f', type: 'guide', title: 'Wedding turnaround', description: 'How the clock works.', url: '/faq' },
  { id: 's', type: 'page', title: 'Services for weddings', description: 'All sixteen.', url: '#services' },
  {
    id: 'x',
    type: 'page',
    title: 'A hostile wedding',
    description: 'Not followed.',
    url: 'javascript:alert(1)',
  },
];

const meta = {
  title: 'Search dialog',
  component: SearchDialog,
  tags: ['!autodocs'],
  decorators: [inHost],
  parameters: { docs: { story: { inline: false, iframeHeight: 640 } }, layout: 'fullscreen' },
  args: { open: true, onOpenChange: fn() },
  argTypes: { search: { control: false } },
  beforeEach: () => window.localStorage.removeItem('recent-searches'),
  render: (args) => <SearchHost {...args} />,
} satisfies Meta<typeof SearchDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const findSamples = { search: async () => sampleResults };
const field = () => screen.findByRole('combobox');
const type = async (text: string) => userEvent.type(await field(), text);
const option = (name: RegExp) => screen.findByRole('option', { name });
const status = () => screen.getByRole('dialog').querySelector('[role="status"]');

/** Uses the mock server. Try "wed", "none", "error" and "hostile". */
export const Playground: Story = {};

export const Opened: Story = {
  name: 'Opened by shortcut', // (search 1, account 10, search 6)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { open: false },
  play: async ({ canvas }) => {
    const opener = canvas.getByRole('button', { name: 'Search' });
    opener.focus();
    for (const keys of ['{Control>}k{/Control}', '{Meta>}k{/Meta}']) {
      await userEvent.keyboard(keys);
      await waitFor(async () => expect(await field()).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(opener).toHaveFocus());
    }
    window.dispatchEvent(new Event('openSearch'));
    await waitFor(async () => expect(await field()).toBeVisible());
  },
};

export const TooShort: Story = {
  name: 'Under two characters', // (search 3)
  play: async () => {
    await type('w');
    await expect(status()).toHaveTextContent('Type at least 2 characters to search');
    await expect(screen.queryByRole('listbox')).toBeNull();
  },
};

export const Results: Story = {
  name: 'Results with highlights', // (search 4, search 5, search 6, search 10)
  args: findSamples,
  play: async () => {
    await type('wed');
    const first = await option(/Wedding photography/);
    const input = await field();
    await expect(status()).toHaveTextContent('5 results');
    await expect(first).toHaveAttribute('aria-selected', 'true');
    await expect(first.querySelector('mark')).toHaveTextContent('Wed');
    await expect(first.querySelector('img')).toBeNull();
    await expect(input).toHaveAttribute('aria-activedescendant', first.id);
    await userEvent.keyboard('{ArrowUp}{ArrowDown}');
    const second = await option(/Burano/);
    await expect(input).toHaveAttribute('aria-activedescendant', second.id);
    await userEvent.keyboard('{ArrowDown>9/}');
    await expect(await option(/hostile/)).toHaveAttribute('aria-selected', 'true');
    await expect(input).toHaveFocus();
    await userEvent.keyboard('{ArrowUp>9/}');
    await expect(first).toHaveAttribute('aria-selected', 'true');
  },
};

export const NewResults: Story = {
  name: 'Selection in new results', // (search 6)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { search: async (query) => sampleResults.slice(0, query.length) },
  play: async () => {
    await type('we');
    await option(/Burano/);
    await userEvent.keyboard('{ArrowDown}d');
    await expect(await option(/turnaround/)).toBeVisible();
    await waitFor(async () => expect(await option(/photography/)).toHaveAttribute('aria-selected', 'true'));
  },
};

export const Recent: Story = {
  name: 'Recent searches',
  args: findSamples,
  beforeEach: () => window.localStorage.setItem('recent-searches', '["wedding","raw files","turnaround"]'),
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'raw files' }));
    await expect(await field()).toHaveValue('raw files');
    await expect(await field()).toHaveFocus();
    await userEvent.clear(await field());
    await expect(await screen.findByRole('button', { name: 'wedding' })).toBeVisible();
  },
};

export const RecentCleared: Story = {
  ...Recent,
  name: 'Recent searches cleared',
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Clear recent searches' }));
    await expect(screen.queryByRole('button', { name: 'wedding' })).toBeNull();
    await expect(await field()).toHaveFocus();
  },
};

export const ScrollsToSection: Story = {
  name: 'Result on the same page', // (search 9)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: findSamples,
  play: async ({ canvas }) => {
    await type('wed');
    await userEvent.click(await option(/Services for/));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(canvas.getByRole('region', { name: 'Services' })).toHaveFocus());
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(50));
    await expect(navigate).not.toHaveBeenCalled();
    window.scrollTo(0, 0);
  },
};

export const Searching: Story = {
  name: 'While loading', // (search 4)
  args: { search: () => new Promise(() => undefined) },
  play: async () => {
    await type('wed');
    await expect(status()).toHaveTextContent('Searching...');
  },
};

export const NothingFound: Story = {
  name: 'Nothing found', // (search 4)
  parameters: { msw: { handlers: scenario.searchFindsNothing } },
  play: async () => {
    await type('zebra');
    await waitFor(() => expect(status()).toHaveTextContent('No results found for "zebra"'));
  },
};

export const Fails: Story = {
  name: 'Failed search', // (search 8)
  parameters: { msw: { handlers: scenario.searchFails } },
  beforeEach: () => {
    spyOn(console, 'error').mockImplementation(() => undefined);
  },
  play: async () => {
    await type('wed');
    const sentence = 'No results found for "wed", because the search failed. Please try again later.';
    await waitFor(() => expect(status()).toHaveTextContent(sentence));
    await expect(console.error).toHaveBeenCalledWith('Search failed', expect.any(Error));
  },
};

export const LongText: Story = {
  name: 'Long text, twenty results',
  args: {
    search: async () =>
      Array.from({ length: 20 }, (_, at) => ({
        ...wedding,
        id: String(at),
        title: `${at + 1}. ${'Donaudampfschifffahrtsgesellschaft '.repeat(4)}`,
        description: 'x'.repeat(2000),
      })),
  },
  play: async () => {
    await type('dampf');
    await option(/^1\. /);
    await userEvent.keyboard('{ArrowDown>19/}');
    await expect(await option(/^20\. /)).toBeVisible();
  },
};

export const Phone: Story = {
  name: 'On a phone',
  args: findSamples,
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await type('wed');
    await expect(await option(/photography/)).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Esc, close the search' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  beforeEach: rightToLeftPage,
  args: {
    search: async () => [
      {
        ...wedding,
        title: 'تصوير حفلات الزفاف',
        description: 'اختيار الصور والألوان والبشرة ليوم كامل بمظهر واحد.',
      },
      { id: 'p', type: 'portfolio', title: 'زفاف في Burano', description: '٦١٢ صورة.', url: '/portfolio' },
    ],
    messages: {
      title: 'بحث',
      field: 'ابحث في هذا الموقع',
      placeholder: 'خدمات وأدلة وأسعار',
      results: 'النتائج',
      count: (results) => `${results} نتائج`,
      close: 'Esc، أغلق البحث',
      move: 'تنقل',
      open: 'فتح',
      leave: 'إغلاق',
    },
  },
  play: async () => {
    await type('زفاف');
    await expect(await option(/Burano/)).toBeVisible();
    // The bar of the selected result is at the start of its line.
    await expect(getComputedStyle(screen.getByRole('option', { selected: true })).boxShadow).toMatch(/-2px/);
  },
};
