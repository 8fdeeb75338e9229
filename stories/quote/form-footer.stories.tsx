import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { createUploadProgress } from '../../src/photos/upload-progress.ts';
import { FormFooter } from '../../src/quote/form-footer.tsx';
import { photoKey } from '../../src/lib/photo-key.ts';
import { newOrder, type Order, type Step } from '../../src/quote/order/order-machine.ts';
import type { OrderSession } from '../../src/quote/order/order-session.ts';
import { QuoteFormContext, type QuoteFormValue } from '../../src/quote/quote-form-context.ts';
import { InTabs } from '../../src/quote/quote-form-root.tsx';
import { quoteMessages } from '../../src/quote/quote-messages.ts';
import { defaultQuote } from '../../src/quote/quote-state.ts';
import { createTimeLeft } from '../../src/quote/time-left.ts';
import { fileOf } from '../photos/sample-files.ts';

const SECOND = 1000;
const photos = Array.from({ length: 3 }, (_, at) => fileOf(`DSC_041${at}.NEF`));

/** Returns the session of an upload that has run at a constant speed for `seconds`. */
function uploading(share: number, seconds: number) {
  const progress = createUploadProgress();
  progress.start(photos);
  progress.report(share, 1);
  let now = 0;
  const timeLeft = createTimeLeft(() => now);
  timeLeft.report(0, 1);
  now = seconds * SECOND;
  timeLeft.report(share, 1);
  return { session: { progress, timeLeft, dispatch: fn() } as unknown as OrderSession };
}

const orderIn = (step: Step): Order => ({ ...newOrder(), step, quote: { ...defaultQuote, photos } });

/** Renders the footer in a form with these values and with tabs. */
const Host = (form: Partial<QuoteFormValue>) => (
  <QuoteFormContext value={form as QuoteFormValue}>
    <InTabs value={true}>
      <FormFooter />
    </InTabs>
  </QuoteFormContext>
);

const meta = {
  title: 'Form footer',
  component: Host,
  args: {
    tab: 'contact',
    goToTab: fn(),
    order: orderIn('uploading'),
    words: quoteMessages,
    ...uploading(0.4, 80),
  },
} satisfies Meta<typeof Host>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TimeLeft: Story = {
  name: 'Uploading, two minutes left',
  play: async ({ canvas, args }) => {
    await expect(canvas.getByText('about 2 minutes left')).toBeVisible();
    const button = canvas.getByRole('button', { name: 'Uploading Files...' });
    await expect(button.textContent).toBe('Uploading Files...');
    await expect(button).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(args.session?.dispatch).toHaveBeenCalledWith({ type: 'cancel' });
  },
};

export const AlmostDone: Story = {
  name: 'Uploading, a few seconds left',
  args: uploading(0.96, 120),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('a few seconds left')).toBeVisible();
  },
};

export const WithoutEstimate: Story = {
  name: 'Uploading without an estimate',
  args: uploading(0.01, 1),
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/left$/)).toBeNull();
  },
};

export const TimeLeftOnAPhone: Story = {
  ...TimeLeft,
  name: 'Time left on a phone',
  globals: { viewport: { value: 'phone' } },
};

const editing = orderIn('editing');
export const PhotosNotStored: Story = {
  name: 'Photos not stored yet',
  args: {
    order: {
      ...editing,
      storage: 'works',
      saved: { ...editing.saved, updatedAt: 1 },
      unstoredKeys: [photoKey(photos[0]!)],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Start over' })).toBeVisible();
    await expect(canvas.queryByText('Kept on this device')).toBeNull();
  },
};
