import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { ErrorScreen } from '../../src/index.ts';
import { getToasts } from '../../src/lib/toast-store.ts';
import { inHost } from '../host.tsx';

const meta = {
  title: 'Error screen',
  component: ErrorScreen,
  tags: ['!autodocs'],
  decorators: [inHost],
  parameters: { layout: 'fullscreen' },
  args: { errorId: '7F3K-92QD', onRetry: fn() },
  globals: { surface: 'darkroom' },
} satisfies Meta<typeof ErrorScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Parts: Story = {
  name: 'Message, reference and actions', // (errors 20)
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
    await expect(canvas.getByText('7F3K-92QD')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try Again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/');
  },
};

export const WithoutClipboard: Story = {
  name: 'Without clipboard access', // (errors 21)
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } } },
  beforeEach: () => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
    spyOn(document, 'execCommand').mockReturnValue(false);
  },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Copy ID' }));
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Selected.'));
    await expect(String(window.getSelection())).toBe('7F3K-92QD');
    await expect(getToasts()).toHaveLength(0);
  },
};

export const InSection: Story = { name: 'In place of a section', args: { level: 2 } };

export const Phone: Story = {
  name: 'Long ID on a phone',
  args: { errorId: 'b3f0c1d2-6a55-4c1e-9a58-0c2f1f6f7e11' },
  globals: { surface: 'darkroom', viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
