import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { db } from '../../mocks/db.ts';
import { photoKey } from '../../src/photos/accept.ts';
import { DRAFT_VERSION } from '../../src/quote/draft/draft-record.ts';
import { openDraftStore } from '../../src/quote/draft/draft-store.ts';
import { QuoteForm } from '../../src/quote/quote-form.tsx';
import { defaultFields } from '../../src/quote/quote-state.ts';
import { shootFiles } from '../photos/sample-files.ts';
import { FormHost } from './form-host.tsx';
import { expectToast, visitor } from './quote-steps.ts';

/** When the kept draft was last touched: two days ago. */
const AGO = 2 * 24 * 60 * 60 * 1000;

/** A name that no story has used: each begins with a device that holds nothing. */
const freshKey = () => `story-${crypto.randomUUID()}`;

/** Lays a draft into this browser, as an earlier visit would have left it. */
async function keptDraft(): Promise<string> {
  const key = freshKey();
  const store = await openDraftStore();
  const photos = await shootFiles();
  const [first] = photos;
  await store.update(key, () => ({
    version: DRAFT_VERSION,
    id: key,
    revision: 1,
    savedAt: Date.now() - AGO,
    quote: {
      fields: {
        ...defaultFields,
        serviceType: 'portrait',
        imageCount: 6,
        specialRequirements: 'Soften under the eyes, keep the freckles.',
        clientName: 'Ana Torres',
      },
      photos: photos.map(photoKey),
      references: [],
      marks: first
        ? { [photoKey(first)]: [{ id: 1, kind: 'pin', x: 0.47, y: 0.36, note: 'Soften here' }] }
        : {},
    },
  }));
  for (const photo of photos) await store.putFile(key, photoKey(photo), photo);
  store.close();
  return key;
}

/** Replaces a property of the browser for the length of a story. */
function pretend<T extends object>(target: T, name: keyof T & string, get: () => unknown): () => void {
  const own = Object.getOwnPropertyDescriptor(target, name);
  Object.defineProperty(target, name, { configurable: true, get });
  return () => {
    if (own) Object.defineProperty(target, name, own);
    else Reflect.deleteProperty(target, name);
  };
}

function goOffline(): () => void {
  const back = pretend(navigator, 'onLine', () => false);
  window.dispatchEvent(new Event('offline'));
  return () => {
    back();
    window.dispatchEvent(new Event('online'));
  };
}

const meta = {
  component: QuoteForm,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, iframeHeight: 900 } } },
  beforeEach: () => db.reset(),
  loaders: [() => ({ draftKey: freshKey() })],
  render: (args, { loaded }) => <FormHost {...args} draftKey={loaded['draftKey'] as string} />,
} satisfies Meta<typeof QuoteForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Restored: Story = {
  name: 'A draft from two days ago',
  loaders: [async () => ({ draftKey: await keptDraft() })],
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText(/^We kept your draft from \w+day, \d\d:\d\d: 6 photos\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start over' })).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(6);
  },
};

export const StartedOver: Story = {
  ...Restored,
  name: 'Started over, and taken back',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Start over' }));
    await expect(await canvas.findByText('The form is empty again, and the draft is gone.')).toBeVisible();
    await expect(canvas.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Upload Photos' })).toHaveFocus());
    await expect(await canvas.findAllByRole('button', { name: /^Remove/ })).toHaveLength(6);
    await visitor(canvasElement).open('Contact & Delivery');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Torres');
  },
};

export const Kept: Story = {
  name: 'What was entered is kept',
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).addPhotos(await shootFiles());
    await expect(await canvas.findByText('Kept on this device')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start over' })).toBeVisible();
  },
};

export const DeviceFull: Story = {
  name: 'No room for all photos',
  beforeEach: () => pretend(navigator.storage, 'estimate', () => async () => ({ quota: 220_000, usage: 0 })),
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).addPhotos(await shootFiles());
    await expect(
      await canvas.findByText(/^This device has no room to keep \d of the photos\./),
    ).toBeVisible();
    await expect(canvas.getAllByRole('button', { name: /^Remove/ })).toHaveLength(6);
  },
};

export const NoStorage: Story = {
  name: 'A browser that keeps nothing',
  beforeEach: () =>
    pretend(window, 'indexedDB', () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }),
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).addPhotos(await shootFiles());
    await expect(await canvas.findByText(/^This browser keeps no drafts\./)).toBeVisible();
  },
};

export const Offline: Story = {
  beforeEach: () => goOffline(),
  play: async ({ canvas, canvasElement }) => {
    const { fillIn, send } = visitor(canvasElement);
    await fillIn({ files: await shootFiles() });
    await expect(
      await canvas.findByText(/^You are offline\. Everything you entered stays here/),
    ).toBeVisible();
    await send();
    await expectToast('Upload Error', 'You appear to be offline. Check your connection and try again.');
    await expect(db.files).toHaveLength(0);
  },
};

export const OnlineAgain: Story = {
  name: 'Back online: waits for a word',
  play: async ({ canvas, canvasElement, step }) => {
    const back = goOffline();
    const { fillIn, send } = visitor(canvasElement);
    await fillIn();
    await send();
    back();
    await step('it says so, and sends nothing by itself', async () => {
      await expect(
        await canvas.findByText('The connection is back. Nothing is sent until you press the button.'),
      ).toBeVisible();
      await expect(db.orders).toHaveLength(0);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('#SL-2048')).toBeVisible());
    await expect(db.orders).toHaveLength(1);
  },
};

export const RestoredInTheDarkroom: Story = { ...Restored, globals: { surface: 'darkroom' } };

export const RestoredOnAPhone: Story = { ...Restored, globals: { viewport: { value: 'phone' } } };
