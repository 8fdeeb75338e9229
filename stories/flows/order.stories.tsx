import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { db } from '../../mocks/db.ts';
import { scenario } from '../../mocks/scenarios.ts';
import { QuoteForm } from '../../src/quote/quote-form.tsx';
import { Toaster } from '../../src/ui/toast.tsx';
import { shootFiles } from '../photos/sample-files.ts';
import { expectToast, visitor } from '../quote/quote-steps.ts';

/** The order form alone. */
function OrderPage() {
  return (
    <>
      <div className="mx-auto max-w-[1240px]">
        <QuoteForm />
      </div>
      <Toaster />
    </>
  );
}

/** One order. Each story is one step further. */
const meta = {
  title: 'Order',
  component: OrderPage,
  parameters: { msw: { handlers: scenario.works } },
  beforeEach: () => db.reset(),
} satisfies Meta<typeof OrderPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AddPhotos: Story = {
  name: '1 Photos added',
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).addPhotos(await shootFiles());
    await expect(await canvas.findByText(/^6 photos · /)).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Set to 6' }, { timeout: 15_000 }));
  },
};

export const ChooseService: Story = {
  name: '2 Service with price',
  play: async (context) => {
    await AddPhotos.play!(context);
    const { canvas, canvasElement } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Service Details' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Service type' }), 'portrait');
    await userEvent.click(canvas.getByRole('radio', { name: 'Priority' }));
    // 3 × 2 × 1.2 × 6 = 43.2, in whole dollars (estimate 2).
    await waitFor(() => expect(canvasElement).toHaveTextContent('$43'));
  },
};

export const ChooseLook: Story = {
  name: '3 Look chosen',
  play: async (context) => {
    await ChooseService.play!(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Preferences' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Moody & Dramatic' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Warmer tones' }));
  },
};

export const LeaveContact: Story = {
  name: '4 Contact details entered',
  play: async (context) => {
    await ChooseLook.play!(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Contact & Delivery' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Ana Torres');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ana@studio.example');
    await userEvent.type(canvas.getByLabelText(/^Project deadline/), '2031-05-04');
  },
};

export const Send: Story = {
  name: '5 Order number',
  play: async (context) => {
    await LeaveContact.play!(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Submit order' }));
    await expectToast('Order Submitted Successfully!', /#SL-2048/);
    await expect(canvas.getByRole('heading', { name: /#SL-2048/ })).toBeVisible();
    await expect(db.orders[0]).toMatchObject({
      serviceType: 'portrait',
      turnaroundTime: 'priority',
      imageCount: 6,
      stylePreferences: ['Moody & Dramatic'],
      colorPreferences: ['Warmer tones'],
      projectDeadline: '2031-05-04',
    });
  },
};
