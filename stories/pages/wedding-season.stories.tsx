import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { db } from '../../mocks/db.ts';
import { scenario } from '../../mocks/scenarios.ts';
import { inHost } from '../host.tsx';
import { expectToast, visitor } from '../quote/quote-steps.ts';
// oxlint-disable import/default -- Vite gives a file's text as its default export
import content from './wedding-season-content.ts?raw';
import source from './wedding-season.tsx?raw';
// oxlint-enable import/default
import { WeddingSeason } from './wedding-season.tsx';

/** A page of another project: it uses public names and its own photographs only. */
const meta = {
  title: 'Wedding season',
  tags: ['!autodocs'],
  component: WeddingSeason,
  decorators: [inHost],
  parameters: {
    layout: 'fullscreen',
    msw: { handlers: scenario.works },
    docs: { story: { inline: false, iframeHeight: 860 } },
  },
} satisfies Meta<typeof WeddingSeason>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Page: Story = {
  name: 'The page',
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('You dance. We retouch.');
    for (const landmark of ['banner', 'main', 'contentinfo'] as const)
      await expect(canvas.getAllByRole(landmark)).toHaveLength(1);
    // 400 × $2 × 2 for Pro (estimate 2).
    await expect(canvasElement).toHaveTextContent('$1,600 For all of them, at Pro');
    const ids = new Set([...canvasElement.querySelectorAll('[id]')].map(({ id }) => id));
    const anchors = [...canvasElement.querySelectorAll<HTMLAnchorElement>('main a[href^="#"]')];
    await expect(anchors.map(({ hash }) => hash.slice(1)).filter((id) => !ids.has(id))).toEqual([]);
  },
};

export const PublicNamesOnly: Story = {
  name: 'Public imports only',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async () => {
    const specifiers = [...(source + content).matchAll(/from '([^']+)'/g)].map(([, specifier]) => specifier);
    await expect([...new Set(specifiers)].toSorted()).toEqual([
      '#photos',
      '../../src/index.ts',
      './wedding-season-content.ts',
      'react',
    ]);
  },
};

export const Ordered: Story = {
  name: 'Sent wedding order',
  beforeEach: () => db.reset(),
  play: async ({ canvas, canvasElement }) => {
    const order = within(canvasElement).getByRole('region', { name: /Send us Saturday/ });
    const person = visitor(order);
    await person.addPhotos();
    await person.introduce();
    await userEvent.click(canvas.getByRole('button', { name: 'Submit order' }));
    await expectToast('Order Submitted Successfully!', /#SL-/);
    await expect(db.orders[0]).toMatchObject({ serviceType: 'wedding' });
  },
};

export const Dialogs: Story = {
  name: 'Dialogs over the page',
  // The chat connects after a timer. Its card has screenshots of its own.
  tags: ['no-screenshot'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.keyboard('{Control>}k{/Control}');
    await waitFor(async () => expect(await screen.findByRole('combobox')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('link', { name: 'Open the chat' }));
    await waitFor(() => expect(canvas.getByRole('dialog', { name: /^Chat/ })).toBeVisible());
  },
};

export const DarkScheme: Story = { name: 'In a dark scheme', globals: { scheme: 'dark' } };
export const OnAPhone: Story = { name: 'On a phone', globals: { viewport: { value: 'phone' } } };
export const OnASmallPhone: Story = { name: 'On a small phone', globals: { viewport: { value: 'small' } } };
