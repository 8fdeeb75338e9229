import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { scenario } from '../../mocks/scenarios.ts';
import { Header, SearchDialog, useSearchShortcut } from '../../src/index.ts';
import { inHost, navigate } from '../host.tsx';
import { sampleHeader } from '../layout/sample-frame.ts';

/** A header whose search button and shortcut open the dialog. */
function SearchPage() {
  const [open, setOpen] = useState(false);
  useSearchShortcut(() => setOpen(true));
  return (
    <>
      <Header {...sampleHeader} onSearch={() => setOpen(true)} />
      <SearchDialog open={open} onOpenChange={setOpen} />
    </>
  );
}

/** A visitor searches for a page. Each story is one step further. */
const meta = {
  title: 'Search',
  component: SearchPage,
  decorators: [inHost],
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: scenario.works },
    docs: { story: { inline: false, iframeHeight: 640 } },
  },
  beforeEach: () => window.localStorage.removeItem('recent-searches'),
} satisfies Meta<typeof SearchPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('combobox');
const options = () => screen.findAllByRole('option', undefined, { timeout: 15_000 });
const status = () => screen.getByRole('dialog').querySelector('[role="status"]');

export const Open: Story = {
  name: '1 Opened by Ctrl K',
  play: async () => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await field()).toHaveFocus());
  },
};

export const Type: Story = {
  name: '2 Results for three letters',
  play: async (context) => {
    await Open.play!(context);
    await userEvent.type(await field(), 'pho');
    const found = await options();
    await waitFor(() => expect(status()).toHaveTextContent(/\d+ results?/));
    await expect(found[0]).toHaveAttribute('aria-selected', 'true');
  },
};

export const Move: Story = {
  name: '3 Second result selected',
  play: async (context) => {
    await Type.play!(context);
    await userEvent.keyboard('{ArrowDown}');
    const [, second] = await options();
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(await field()).toHaveFocus();
    await expect(await field()).toHaveAttribute('aria-activedescendant', second?.id);
  },
};

export const Follow: Story = {
  name: '4 Result opened by Enter',
  play: async (context) => {
    await Move.play!(context);
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(navigate).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Again: Story = {
  name: '5 Recent search',
  play: async (context) => {
    await Follow.play!(context);
    await Open.play!(context);
    await expect(await screen.findByRole('button', { name: 'pho' })).toBeVisible();
  },
};
