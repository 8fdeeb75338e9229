import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { db } from '../../mocks/db.ts';
import { ErrorBoundary, QuoteForm, Toaster } from '../../src/index.ts';
import { scenario } from '../../mocks/scenarios.ts';
import { inHost } from '../host.tsx';
import { drawnFiles } from '../photos/sample-files.ts';
import { expectToast, visitor } from '../quote/quote-steps.ts';

/** The order form, and below it a section that may break. */
function FailingPage({ broken = false }: { broken?: boolean }) {
  return (
    <>
      <div className="mx-auto max-w-[1240px]">
        <QuoteForm />
      </div>
      <ErrorBoundary level="section">{broken && <Broken />}</ErrorBoundary>
      <Toaster />
    </>
  );
}

function Broken(): never {
  throw new Error('The negative has a hole.');
}

/** Everything that can fail in an order. Each story is one step further. In the end the order is placed once. */
const meta = {
  title: 'Failure',
  component: FailingPage,
  decorators: [inHost],
  parameters: { msw: { handlers: scenario.works }, docs: { story: { inline: false, iframeHeight: 800 } } },
  beforeEach: () => db.reset(),
} satisfies Meta<typeof FailingPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
/** The form's notes select the response of the mock server to the order. */
const note = async (root: HTMLElement, text: string) => {
  await visitor(root).open('Service Details');
  const field = screen.getByRole('textbox', { name: 'Special requirements' });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

export const Missing: Story = {
  name: '1 Missing fields listed',
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).send();
    await expectToast('Service Type Required', 'Please select a service type before submitting.');
    await expect(await canvas.findByText(/things need attention/)).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Service type' })).toHaveFocus());
  },
};

export const UploadFails: Story = {
  name: '2 Failed photo upload',
  play: async (context) => {
    await Missing.play!(context);
    const { canvas, canvasElement } = context;
    const [good, bad] = await drawnFiles(2);
    if (!good || !bad) throw new Error('Two files were drawn');
    const files = [good, new File([bad], 'fail.jpg', { type: bad.type })];
    await visitor(canvasElement).fillIn({ files });
    await visitor(canvasElement).send();
    await expectToast('Upload Error', 'File upload failed');
    await expect(db.orders).toHaveLength(0);
    await expect(await canvas.findByText(/Your photos and entries are still here/)).toBeVisible();
  },
};

export const OrderFails: Story = {
  name: '3 Orders paused',
  play: async (context) => {
    await UploadFails.play!(context);
    const { canvasElement } = context;
    await visitor(canvasElement).open('Upload Photos');
    await press('Remove fail.jpg');
    await note(canvasElement, 'answer 503');
    await visitor(canvasElement).send();
    await expectToast('Submission Error', 'Orders are paused for maintenance.');
    await expect(db.orders).toHaveLength(0);
  },
};

export const Sent: Story = {
  name: '4 Successful second attempt',
  play: async (context) => {
    await OrderFails.play!(context);
    const { canvasElement } = context;
    await note(canvasElement, 'Keep the grain.');
    await visitor(canvasElement).send();
    // The response does not show whether the server has accepted the first version.
    await press('Send this as its own order');
    await expectToast('Order Submitted Successfully!', /#SL-/);
    await expect(db.orders).toHaveLength(1);
  },
};

export const SectionBreaks: Story = {
  name: '5 Broken section',
  args: { broken: true },
  beforeEach: () => {
    // React logs what a boundary has caught.
    spyOn(console, 'error').mockImplementation(() => undefined);
    spyOn(navigator, 'sendBeacon').mockReturnValue(true);
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Something went wrong' })).toBeVisible();
    await expect(canvas.getByRole('tab', { name: 'Upload Photos' })).toBeEnabled();
  },
};
