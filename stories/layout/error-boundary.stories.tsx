import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, mocked, spyOn, userEvent, waitFor, type within } from 'storybook/test';
import { Button, ErrorBoundary, SectionHeading, Toaster } from '../../src/index.ts';
import { getToasts } from '../../src/lib/toast-store.ts';
import { errorLevels } from '../../src/layout/error-boundary.tsx';
import { inHost } from '../host.tsx';

/** A component that throws on request. After the repair it renders again when it is mounted. */
function Part({ broken }: { broken: () => boolean }) {
  if (broken()) throw new Error('The negative has a hole.');
  return <p className="wrap py-14">The part is whole.</p>;
}

let isBroken = false;
const broken = () => isBroken;

const meta = {
  title: 'Error boundary',
  component: ErrorBoundary,
  tags: ['!autodocs'],
  decorators: [inHost],
  parameters: { docs: { story: { inline: false, iframeHeight: 560 } }, layout: 'fullscreen' },
  args: { onError: fn() },
  argTypes: { level: { control: 'inline-radio', options: errorLevels } },
  beforeEach: () => {
    isBroken = true;
    // React logs what a boundary has caught.
    spyOn(console, 'error').mockImplementation(() => undefined);
    spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  },
  render: (args) => (
    <>
      <ErrorBoundary {...args}>
        <Part broken={broken} />
      </ErrorBoundary>
      <Toaster />
    </>
  ),
} satisfies Meta<typeof ErrorBoundary>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = ReturnType<typeof within>;

const shownId = async (canvas: Canvas) => (await canvas.findByText(/^E-\w{8}$/)).textContent;

async function loggedReport(): Promise<Record<string, unknown>> {
  const [, body] = mocked(navigator.sendBeacon).mock.calls[0] ?? [];
  return JSON.parse(await (body as Blob).text()) as Record<string, unknown>;
}

export const Playground: Story = {};

export const SharedErrorId: Story = {
  name: 'Shared error ID', // (errors 20, errors 22, errors 23)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, args }) => {
    const id = await shownId(canvas);
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Something went wrong');
    await expect(getToasts()[0]).toMatchObject({
      title: 'Unexpected error',
      description: `An unexpected error occurred (ID: ${id}). Please copy this ID and share with support.`,
      variant: 'destructive',
    });
    await expect(navigator.sendBeacon).toHaveBeenCalledOnce();
    const report = await loggedReport();
    await expect(report).toMatchObject({ id, message: 'The negative has a hole.' });
    await expect(report['componentStack']).toContain('Part');
    await expect(args.onError).toHaveBeenCalledOnce();
    await expect(args.onError).toHaveBeenCalledWith(expect.any(Error), id);
  },
};

export const InSection: Story = {
  name: 'Broken section tried again',
  args: { level: 'section' },
  render: (args) => (
    <>
      <SectionHeading title="A section before" className="wrap py-14" />
      <ErrorBoundary {...args}>
        <Part broken={broken} />
      </ErrorBoundary>
      <SectionHeading title="A section after" className="wrap py-14" />
    </>
  ),
  play: async ({ canvas }) => {
    const panel = canvas.getByRole('region', { name: 'Something went wrong' });
    await expect(panel).toHaveTextContent(getToasts()[0]?.description?.match(/E-\w{8}/)?.[0] ?? 'no id');
    await expect(canvas.getByRole('heading', { name: 'A section before' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'A section after' })).toBeVisible();
    isBroken = false;
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByText('The part is whole.')).toBeVisible();
  },
};

export const AtRest: Story = {
  name: 'Broken section',
  args: { level: 'section' },
  render: InSection.render,
};

export const Copied: Story = {
  name: 'Copied section error ID', // (errors 21)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { level: 'section' },
  play: async ({ canvas }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    const id = await shownId(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy ID' }));
    await expect(write).toHaveBeenCalledWith(id);
    await waitFor(() =>
      expect(getToasts()[0]).toMatchObject({ title: 'Copied', description: 'Error ID copied to clipboard' }),
    );
    write.mockRejectedValue(new Error('refused'));
    spyOn(document, 'execCommand').mockReturnValue(false);
    await userEvent.click(canvas.getByRole('button', { name: 'Copy ID' }));
    await waitFor(() => expect(String(window.getSelection())).toBe(id));
  },
};

/** Throws when its button is pressed, not in its first render. */
function Fragile() {
  const [clicks, setClicks] = useState(0);
  if (clicks > 1) throw new Error('Pressed too often.');
  return (
    <div className="wrap py-14">
      <Button onClick={() => setClicks(clicks + 1)}>Press twice</Button>
    </div>
  );
}

export const Again: Story = {
  name: 'New ID for each error',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  args: { level: 'section' },
  render: (args) => (
    <ErrorBoundary {...args}>
      <Fragile />
    </ErrorBoundary>
  ),
  play: async ({ canvas }) => {
    const ids: (string | null)[] = [];
    for (let round = 0; round < 2; round++) {
      await userEvent.click(canvas.getByRole('button', { name: 'Press twice' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Press twice' }));
      ids.push(await shownId(canvas));
      if (round === 0) await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    }
    await expect(new Set(ids).size).toBe(2);
  },
};

export const SectionInDarkroom: Story = {
  name: 'Panel in the darkroom',
  args: { level: 'section' },
  globals: { surface: 'darkroom' },
};

export const Phone: Story = {
  name: 'Panel on a small phone',
  args: { level: 'section' },
  globals: { viewport: { value: 'small' } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
