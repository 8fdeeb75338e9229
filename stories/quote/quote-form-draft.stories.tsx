import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { db } from '../../mocks/db.ts';
import { photoKey } from '../../src/lib/photo-key.ts';
import { openIndexedStore } from '../../src/quote/order/indexed-store.ts';
import { receiptKey } from '../../src/quote/order/order-machine.ts';
import type { OrderRecord } from '../../src/quote/order/order-record.ts';
import { QuoteForm } from '../../src/quote/quote-form.tsx';
import { defaultFields, toPayload } from '../../src/quote/quote-state.ts';
import { drawnFiles, shootFiles } from '../photos/sample-files.ts';
import { FormHost } from './form-host.tsx';
import { expectToast, visitor } from './quote-steps.ts';

/** Time of the last change of the stored draft: two days ago. */
const AGO = 2 * 24 * 60 * 60 * 1000;

/** Returns a draft key that no other story has used, so that each story starts without a draft. */
const freshKey = () => `story-${crypto.randomUUID()}`;

/** The fields of the stored draft. */
const sampleFields = {
  ...defaultFields,
  serviceType: 'portrait',
  imageCount: 6,
  specialRequirements: 'Soften under the eyes, keep the freckles.',
  clientName: 'Ana Torres',
  clientEmail: 'ana@studio.example',
} as const;

type DraftContent = { photos?: File[]; changes?: Partial<OrderRecord> };

/** Stores a draft in this browser, as an earlier visit would have left it. */
async function keepDraft({ photos, changes }: DraftContent = {}): Promise<string> {
  const key = freshKey();
  const store = await openIndexedStore();
  const files = photos ?? (await shootFiles());
  const [first] = files;
  const record: OrderRecord = {
    id: key,
    form: key,
    seed: key,
    uploadSeed: key,
    owner: null,
    updatedAt: Date.now() - AGO,
    mayExpire: false,
    quote: {
      fields: sampleFields,
      photos: files.map(photoKey),
      references: [],
      marks: first
        ? { [photoKey(first)]: [{ id: 1, kind: 'pin', x: 0.47, y: 0.36, note: 'Soften here' }] }
        : {},
    },
    isPartial: false,
    receipts: {},
    attempts: [],
    orderNumber: null,
    ...changes,
  };
  await store.change(key, () => ({ record, result: null }));
  for (const file of files)
    await store.change(key, () => ({ addFile: [photoKey(file), file], result: null }));
  return key;
}

/** Waits until the browser has stored this many files of the form's draft. */
async function untilStored(form: string, count: number): Promise<void> {
  const store = await openIndexedStore();
  await waitFor(async () => {
    const drafts = [...(await store.records()).entries()] as [string, OrderRecord][];
    const [id] = drafts.find(([, record]) => record.form === form) ?? [''];
    await expect((await store.files(id)).size).toBe(count);
  });
}

/** Takes the lock of a tab, as an open tab does. Returns a function that releases it. */
const openTab = (tab: string): Promise<() => void> =>
  new Promise((resolve) => {
    const untilClosed = () => new Promise<void>((close) => resolve(close));
    void navigator.locks.request(`order-tab:${tab}`, untilClosed);
  });

/** Files that were removed from the disk after they were added: reading them fails. */
function removedFiles(files: readonly File[]): File[] {
  return files.map((file) => {
    const fail = () => Promise.reject(new DOMException('The file is gone.', 'NotReadableError'));
    const slice = () => Object.assign(new Blob(['x']), { arrayBuffer: fail });
    return Object.defineProperties(new File([file], file.name, file), { slice: { value: slice } });
  });
}

/** Replaces a property of the browser during a story. */
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
  title: 'Quote form draft',
  component: QuoteForm,
  tags: ['!autodocs'],
  parameters: { docs: { story: { inline: false, iframeHeight: 900 } } },
  beforeEach: () => db.reset(),
  loaders: [() => ({ draftKey: freshKey() })],
  render: (args, { loaded }) => <FormHost {...args} draftKey={loaded['draftKey'] as string} />,
} satisfies Meta<typeof QuoteForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Waits until every photo of the list has loaded and faded in. */
const expectThumbnails = (root: HTMLElement, count: number) =>
  waitFor(
    () => {
      const images = Array.from(root.querySelectorAll<HTMLImageElement>('li img'));
      const drawn = images.filter((one) => one.naturalWidth > 0 && getComputedStyle(one).opacity === '1');
      return expect(drawn).toHaveLength(count);
    },
    { timeout: 15_000 },
  );

export const Restored: Story = {
  name: 'Draft from two days ago',
  loaders: [async () => ({ draftKey: await keepDraft() })],
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(/^We kept your draft from \w+day, \d\d:\d\d: 6 photos\.$/),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start over' })).toBeVisible();
    await expectThumbnails(canvasElement, 6);
  },
};

/** The page was closed after "Submit order", and before an answer came. */
export const RestoredAfterSubmit: Story = {
  name: 'Restored after submit',
  loaders: [
    async () => ({
      draftKey: await keepDraft({
        changes: {
          attempts: [{ content: 'a', key: 'k', outcome: 'unknown', payload: undefined, refused: [] }],
        },
      }),
    }),
  ],
  play: async ({ canvas, canvasElement }) => {
    await expect(
      await canvas.findByText(/6 photos\. You submitted it before, and it may have arrived\./),
    ).toBeVisible();
    await expectThumbnails(canvasElement, 6);
  },
};

export const StartedOver: Story = {
  ...Restored,
  name: 'Started over with undo',
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

export const SavedDraft: Story = {
  name: 'Saved draft',
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).addPhotos(await shootFiles());
    await expect(await canvas.findByText('Kept on this device')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start over' })).toBeVisible();
  },
};

export const StorageFull: Story = {
  name: 'Storage full',
  beforeEach() {
    const quota = 220_000;
    // The first photos fill the storage.
    let usage = 0;
    return pretend(navigator.storage, 'estimate', () => async () => {
      const before = usage;
      usage = quota;
      return { quota, usage: before };
    });
  },
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).addPhotos(await shootFiles());
    await expect(
      await canvas.findByText(/^4 of the photos could not be saved on this device\./),
    ).toBeVisible();
    await expect(await canvas.findAllByRole('button', { name: /^Remove/ })).toHaveLength(6);
  },
};

export const NoStorage: Story = {
  name: 'Without browser storage',
  beforeEach: () =>
    pretend(window, 'indexedDB', () => {
      throw new DOMException('The operation is insecure.', 'SecurityError');
    }),
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).addPhotos(await shootFiles());
    await expect(await canvas.findByText(/^This browser can’t save drafts\./)).toBeVisible();
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

export const BackOnline: Story = {
  name: 'Back online, not resent',
  play: async ({ canvas, canvasElement, step }) => {
    const back = goOffline();
    const { fillIn, send } = visitor(canvasElement);
    await fillIn();
    await send();
    back();
    await step('it says so, and sends nothing by itself', async () => {
      await expect(
        await canvas.findByText(
          'You’re back online. Your order has not been sent yet. Submit it again when you’re ready.',
        ),
      ).toBeVisible();
      await expect(db.orders).toHaveLength(0);
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('#SL-2048')).toBeVisible());
    await expect(db.orders).toHaveLength(1);
  },
};

/** The draft belongs to a tab that does not respond. This tab takes it over after a moment. */
export const OpenElsewhere: Story = {
  name: 'Open in another tab',
  loaders: [
    async () => {
      const tab = freshKey();
      const draftKey = await keepDraft({ changes: { owner: { tab, at: Date.now() } } });
      return { draftKey, close: await openTab(tab) };
    },
  ],
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('You have an order open in another tab.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Bring it here' })).toBeVisible();
    await expect(canvas.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(0);
  },
};

export const MovedFromAnotherTab: Story = {
  ...OpenElsewhere,
  name: 'Moved from another tab',
  play: async ({ canvas, canvasElement }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Bring it here' }));
    const line = await canvas.findByText(/^Your order from \w+day, \d\d:\d\d is here now: 6 photos\.$/);
    await expect(line).toBeVisible();
    await expectThumbnails(canvasElement, 6);
    await expect(canvas.queryByText('You have an order open in another tab.')).toBeNull();
  },
};

/** The first version was sent and got no response. Then the visitor changes a word. */
export const UnknownOutcome: Story = {
  name: 'Unknown outcome of first order',
  play: async ({ canvas, canvasElement, step }) => {
    const person = visitor(canvasElement);
    await person.order({ note: 'answer 503' });
    await expectToast('Submission Error', 'Orders are paused for maintenance.');
    await person.open('Service Details');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Special requirements' }), ' Keep the grain.');
    await person.send();
    await step('nothing is sent before the visitor chooses a version', async () => {
      const panel = await canvas.findByRole('region', { name: 'Your first version may have arrived' });
      await expect(panel).toBeVisible();
      await expect(db.orders).toHaveLength(0);
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'Your first version may have arrived' })).toHaveFocus(),
      );
    });
    await step('"Submit order" leads back to the question', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Submit order' }));
      await waitFor(() =>
        expect(canvas.getByRole('heading', { name: 'Your first version may have arrived' })).toHaveFocus(),
      );
      await expect(db.orders).toHaveLength(0);
    });
    await expect(canvas.getByRole('button', { name: 'Send the first version again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send this as its own order' })).toBeVisible();
  },
};

/** The server knows the key of the order: it still works on it, or has accepted other content under it. */
export const KeyIsKnown: Story = {
  name: 'Order the server knows',
  play: async ({ canvas, canvasElement }) => {
    const person = visitor(canvasElement);
    await person.order({ note: 'answer 409' });
    await expect(await canvas.findByText(/This order may have arrived\./)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send it as a new order' })).toBeVisible();
  },
};

/** The first version was sent again, and accepted. What the visitor has changed since is still in the form. */
export const ChangesLeft: Story = {
  name: 'Sent without later changes',
  loaders: [
    async () => {
      const payload = toPayload(sampleFields, ['first-version.jpg'], []);
      const attempt = {
        content: 'first',
        key: freshKey(),
        outcome: 'unknown',
        payload,
        refused: [],
      } as const;
      return { draftKey: await keepDraft({ changes: { attempts: [attempt] } }) };
    },
  ],
  play: async ({ canvas, canvasElement }) => {
    db.files.push({ filename: 'first-version.jpg', original: 'IMG_0001.JPG', size: 1 });
    await canvas.findByText(/^We kept your draft from/);
    await visitor(canvasElement).send();
    await userEvent.click(await canvas.findByRole('button', { name: 'Send the first version again' }));
    await expect(
      await canvas.findByText('Your order was sent without your later changes. This form still has them.'),
    ).toBeVisible();
    await expect(db.orders).toHaveLength(1);
    await expect(canvas.getByRole('button', { name: 'Start over' })).toBeVisible();
    await visitor(canvasElement).open('Upload Photos');
    await expectThumbnails(canvasElement, 6);
  },
};

export const MissingFile: Story = {
  name: 'Missing file',
  // Without storage no copy is made.
  beforeEach: NoStorage.beforeEach!,
  play: async ({ canvas, canvasElement, step }) => {
    const person = visitor(canvasElement);
    const [first, ...others] = await drawnFiles(3);
    await person.fillIn({ files: [...removedFiles([first!]), ...others] });
    await person.send();
    const panel = await canvas.findByRole('region', { name: '1 file can’t be read' });
    await expect(panel).toHaveTextContent('IMG_0001.JPG');
    await expect(db.files).toHaveLength(0);
    await step('the contact sheet flags the file', async () => {
      await person.open('Upload Photos');
      await expect(canvas.getByRole('img', { name: 'IMG_0001.JPG can’t be read anymore.' })).toBeVisible();
    });
    await expect(canvas.getByRole('button', { name: 'Choose it again: IMG_0001.JPG' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Send without it' })).toBeVisible();
  },
};

export const MissingFiles: Story = {
  ...MissingFile,
  name: 'Missing files',
  globals: { viewport: { value: 'small' } },
  play: async ({ canvas, canvasElement, step }) => {
    const person = visitor(canvasElement);
    const [readable, long, ...others] = await drawnFiles(5);
    const name = 'Anna-and-Jonas_wedding_reception-by-the-lake_first-dance_final-selection_0002.JPG';
    const lost = [new File([long!], name, long), ...others];
    await person.fillIn({ files: [readable!, ...removedFiles(lost)] });
    await person.send();
    const panel = await canvas.findByRole('region', { name: '4 files can’t be read' });
    await step('two are chosen again, and one that is none of them', async () => {
      const another = new File([readable!], 'IMG_0009.JPG', readable);
      const input = canvas.getByLabelText('Choose them again', { selector: 'input' });
      await userEvent.upload(input, [...others.slice(0, 2), another]);
      await canvas.findByRole('region', { name: '2 files can’t be read' });
      await expect(panel).toHaveTextContent(/IMG_0009\.JPG has another name or size/);
    });
    await expect(canvas.getAllByRole('button', { name: /^Choose it again/ })).toHaveLength(2);
  },
};

export const SentWithoutFile: Story = {
  ...MissingFile,
  name: 'Sent without the file',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async (context) => {
    await MissingFile.play!(context);
    await userEvent.click(context.canvas.getByRole('button', { name: 'Send without it' }));
    await waitFor(() => expect(context.canvas.getByText('#SL-2048')).toBeVisible());
    await expect(db.orders[0]?.uploadedFiles).toHaveLength(2);
  },
};

export const StoredCopySent: Story = {
  name: 'Stored copy sent',
  play: async ({ canvas, canvasElement, loaded }) => {
    const person = visitor(canvasElement);
    const files = await drawnFiles(2);
    await person.fillIn({ files: removedFiles(files) });
    await untilStored(loaded['draftKey'] as string, files.length);
    await expect(canvas.getByText('Kept on this device')).toBeVisible();
    await person.send();
    await expect(await canvas.findByText('#SL-2048')).toBeVisible();
    await expect(db.files.map(({ original }) => original)).toEqual(files.map(({ name }) => name));
  },
};

/** The server has deleted the uploaded photos. Its response names them, and they are uploaded again. */
export const ReceiptRefused: Story = {
  name: 'Receipt refused',
  loaders: [
    async () => {
      const photos = await drawnFiles(2);
      const lost = photos.map(
        (photo) => [receiptKey('photos', photo), { name: `lost-${photo.name}`, at: Date.now() }] as const,
      );
      const receipts = Object.fromEntries(lost);
      return { draftKey: await keepDraft({ photos, changes: { receipts } }) };
    },
  ],
  play: async ({ canvas, canvasElement }) => {
    const person = visitor(canvasElement);
    await canvas.findByText(/^We kept your draft from/);
    await person.send();
    await expectToast('Submission Error', 'Not uploaded: lost-IMG_0001.JPG, lost-IMG_0002.JPG.');
    await expect(db.files).toHaveLength(0);
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(canvas.getByText('#SL-2048')).toBeVisible());
    await expect(db.files).toHaveLength(2);
  },
};

export const RestoredInTheDarkroom: Story = {
  ...Restored,
  name: 'Restored in the darkroom',
  globals: { surface: 'darkroom' },
};

export const RestoredOnAPhone: Story = {
  ...Restored,
  name: 'Restored on a phone',
  globals: { viewport: { value: 'phone' } },
};
