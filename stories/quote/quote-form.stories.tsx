import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { db } from '../../mocks/db.ts';
import { scenario } from '../../mocks/scenarios.ts';
import {
  QuoteForm,
  QuoteFormActions,
  QuoteFormBody,
  QuoteFormCard,
  QuoteFormContact,
  QuoteFormDetails,
  QuoteFormFooter,
  QuoteFormNotices,
  QuoteFormPreferences,
  QuoteFormReceipt,
  QuoteFormRoot,
  QuoteFormTabs,
  QuoteFormUpload,
  Toaster,
  type QuoteFormProps,
} from '../../src/index.ts';
import { OnePage } from '../docs/samples/quote-form-one-page.tsx';
import { drawnFiles, fileOf, shootFiles } from '../photos/sample-files.ts';
import { rightToLeft } from '../host.tsx';
import { QuoteActions } from '../../src/quote/lazy-parts.tsx';
import { FormHost } from './form-host.tsx';
import { playgroundArgTypes, QuoteFormPlayground, type PlaygroundProps } from './quote-form-playground.tsx';
import { expectToast, sentInVain, visitor } from './quote-steps.ts';
import { checkContact, checkCount, checkDetails, checkPreferences, checkUpload } from './tab-checks.ts';

const objectProps = [
  'defaults',
  'services',
  'officeHours',
  'printOptions',
  'sample',
  'draftKey',
  'upload',
  'createOrder',
  'aside',
  'noscript',
  'messages',
  'pickerMessages',
  'receiptMessages',
  'deliveryMessages',
  'className',
  'style',
  'ref',
] satisfies (keyof QuoteFormProps)[];

const meta = {
  title: 'Quote form',
  component: QuoteForm,
  tags: ['!autodocs'],
  args: { onSubmitted: fn() },
  // The playground has a control for each value that can be set by hand.
  argTypes: Object.fromEntries(objectProps.map((name) => [name, { control: false }])),
  parameters: { docs: { story: { inline: false, iframeHeight: 900 } } },
  beforeEach: () => db.reset(),
  render: (args) => <FormHost {...args} />,
} satisfies Meta<typeof QuoteForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const failed = 'Failed to submit order. Please try again.';
const unreachable = 'The server could not be reached. Check your connection and try again.';

export const Playground: StoryObj<PlaygroundProps> = {
  args: {
    serviceType: '',
    qualityLevel: 'pro',
    turnaround: 'standard',
    imageCount: 1,
    rushOrder: false,
    photos: 0,
    locale: 'en-US',
  },
  argTypes: playgroundArgTypes,
  render: (args) => <QuoteFormPlayground {...args} />,
};

export const OnOnePage: Story = {
  name: 'On one page',
  render: ({ onSubmitted }) => (
    <>
      <OnePage onSubmitted={onSubmitted} />
      <Toaster />
    </>
  ),
  play: async ({ canvas, canvasElement, args, step }) => {
    const submit = canvas.getByRole('button', { name: 'Submit order' });
    await canvas.findByRole('combobox', { name: 'Service type' });
    await canvas.findByRole('textbox', { name: 'Email' });
    await step('there are no tabs, and each section has its heading', async () => {
      await expect(canvas.queryAllByRole('tab')).toHaveLength(0);
      const [, ...names] = canvas
        .getAllByRole('region')
        .map((section) => section.getAttribute('aria-labelledby'));
      await expect(names.length).toBeGreaterThan(2);
      await expect(canvas.getByRole('heading', { name: 'Contact & Delivery' })).toBeVisible();
    });
    await step('a failed check focuses its field', async () => {
      await userEvent.click(submit);
      await expectToast('Service Type Required', 'Please select a service type before submitting.');
      await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Service type' })).toHaveFocus());
      await userEvent.click(canvas.getByRole('link', { name: 'Add at least one photo.' }));
      await waitFor(() => expect(visitor(canvasElement).mainInput).toHaveFocus());
    });
    await step('the order is placed, and its number shown', async () => {
      const person = visitor(canvasElement);
      await person.addPhotos();
      await canvas.findByText(/^3 photos ·/);
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Service type' }), 'Wedding');
      await userEvent.click(canvas.getByRole('textbox', { name: 'Name' }));
      await userEvent.paste('Ana');
      await userEvent.click(canvas.getByRole('textbox', { name: 'Email' }));
      await userEvent.paste('ana@studio.example');
      await userEvent.keyboard('{Enter}');
      await expect(await canvas.findByText('#SL-2048')).toBeVisible();
      await expect(args.onSubmitted).toHaveBeenCalledOnce();
    });
  },
};

export const EstimateInTheLastTab: Story = {
  name: 'Estimate in the last tab',
  args: { defaults: { serviceType: 'portrait' } },
  // Loads the code first: Storybook presses in React's `act`, in which a suspended component is not rendered again.
  beforeEach: async () => void (await QuoteActions.load()),
  render: (args) => (
    <QuoteFormRoot {...args} className="max-w-2xl">
      <QuoteFormCard>
        <QuoteFormTabs>
          <QuoteFormBody>
            <QuoteFormNotices />
            <QuoteFormUpload />
            <QuoteFormDetails />
            <QuoteFormPreferences />
            <QuoteFormContact>
              <QuoteFormReceipt level={4} />
              <QuoteFormActions issuer={{ name: 'Northlight Studio' }} />
            </QuoteFormContact>
            <QuoteFormFooter />
          </QuoteFormBody>
        </QuoteFormTabs>
      </QuoteFormCard>
    </QuoteFormRoot>
  ),
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).open('Contact & Delivery');
    await expect(canvas.getByRole('heading', { name: 'Estimate' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'Print or save as PDF' })).toBeVisible();
  },
};

export const UploadPhotos: Story = { name: 'Upload photos', play: checkUpload };

export const ServiceDetails: Story = {
  name: 'Service details',
  args: { defaults: { serviceType: 'portrait' } },
  play: checkDetails,
};

export const Preferences: Story = { play: checkPreferences };

export const ContactAndDelivery: Story = { name: 'Contact and delivery', play: checkContact };

export const ImageCountFromPhotos: Story = {
  name: 'Image count from photos',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: checkCount,
};

export const ValuesAfterChangingTabs: Story = {
  name: 'Values after changing tabs', // (ordering 1)
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const { chooseService, introduce, open } = visitor(canvasElement);
    await chooseService('Wedding');
    await introduce();
    await open('Upload Photos');
    await open('Service Details');
    await expect(canvas.getByRole('combobox', { name: 'Service type' })).toHaveValue('wedding');
    await open('Contact & Delivery');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Torres');
  },
};

export const FocusAfterChangingTabs: Story = {
  name: 'Focus after changing tabs',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next: Service Details' }));
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Service Details' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Upload Photos' })).toHaveFocus());
  },
};

export const EnterBeforeLastTab: Story = {
  name: 'Enter before the last tab',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).open('Service Details');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Number of images' }), '{Enter}');
    await expect(document.querySelector('[data-variant]')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: /needs? attention/ })).toBeNull();
  },
};

export const EverythingMissing: Story = {
  name: 'Everything missing',
  play: async ({ canvas, canvasElement, step }) => {
    await visitor(canvasElement).send();
    await step('the first check decides the toast, the tab and the focus', async () => {
      await expectToast('Service Type Required', 'Please select a service type before submitting.');
      const service = await canvas.findByRole('combobox', { name: 'Service type' });
      await waitFor(() => expect(service).toHaveFocus());
      await expect(service).toHaveAccessibleDescription('Choose a service type.');
      await expect(service).toBeInvalid();
    });
    await step('the other tabs with a failure are marked; the open one shows it at its field', async () => {
      const marked = () =>
        canvas
          .getAllByRole('tab')
          .filter((tab) => tab.dataset['progress'] === 'error')
          .map((tab) => within(tab).getByText(/\w{4}/, { ignore: '[hidden]' }).textContent);
      await expect(marked()).toEqual(['Upload Photos', 'Contact & Delivery']);
      await expect(canvas.getByRole('tab', { name: 'Upload Photos' })).toHaveAccessibleDescription(
        'Needs attention',
      );
      await userEvent.click(canvas.getByRole('tab', { name: 'Upload Photos' }));
      // The form opens a tab in a transition, which a busy machine renders later.
      await waitFor(() => expect(marked()).toEqual(['Service Details', 'Contact & Delivery']));
    });
    await step('the summary lists all four and leads to each (ordering 21)', async () => {
      await expect(canvas.getByRole('heading', { name: '4 things need attention' })).toBeVisible();
      await userEvent.click(canvas.getByRole('link', { name: 'Enter your email address.' }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
      // The field has the focus, and the address of the page stays.
      await expect(location.hash).toBe('');
      await userEvent.click(canvas.getByRole('link', { name: 'Add at least one photo.' }));
      await waitFor(() => expect(visitor(canvasElement).mainInput).toHaveFocus());
    });
    await step('nothing was sent (ordering 20)', () => expect(db.files).toHaveLength(0));
  },
};

export const ContactMissing: Story = {
  name: 'Contact missing',
  args: { defaults: { serviceType: 'portrait' } },
  play: async ({ canvas, canvasElement }) => {
    const { introduce, send } = visitor(canvasElement);
    await introduce('   ', 'ana@studio');
    // Leaving the field shows no message, which would move the button away from the pointer.
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toBeValid();
    await send();
    await expectToast('Contact Information Required', 'Please fill in your name and email address.');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAccessibleDescription(
      /Enter an email address like name@example\.com/,
    );
  },
};

export const PhotosMissing: Story = {
  name: 'Photos missing',
  args: { defaults: { serviceType: 'portrait' } },
  play: async ({ canvasElement }) => {
    const { addReferences, introduce, send, mainInput } = visitor(canvasElement);
    await addReferences([fileOf('look.nef')]);
    await introduce();
    await send();
    await expectToast('Photos Required', 'Please upload at least one photo before submitting.');
    await waitFor(() => expect(mainInput).toHaveFocus());
    await expect(db.files).toHaveLength(0);
  },
};

// (ordering 8)
export const DeadlineInThePast: Story = {
  name: 'Deadline in the past',
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).open('Contact & Delivery');
    await userEvent.type(canvas.getByLabelText(/^Project deadline/), '2020-02-29');
    await expect(await canvas.findByText(/^This day has passed\./)).toBeVisible();
  },
};

export const UploadingFiles: Story = {
  name: 'Uploading files', // (ordering 31)
  parameters: { msw: { handlers: scenario.uploadNeverAnswers } },
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).order();
    const button = await canvas.findByRole('button', { name: 'Uploading Files...' });
    await expect(button.textContent).toBe('Uploading Files...');
    await expect(button).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel upload' })).toBeVisible();
  },
};

export const CanceledUpload: Story = {
  name: 'Canceled upload',
  parameters: { msw: { handlers: scenario.uploadNeverAnswers } },
  play: async (context) => {
    await UploadingFiles.play!(context);
    const { canvas } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(await canvas.findByText(/^Upload canceled\. Nothing was sent/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit order' })).toBeEnabled();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Torres');
  },
};

export const SubmittingOrder: Story = {
  name: 'Submitting order', // (ordering 31)
  parameters: { msw: { handlers: scenario.orderNeverAnswers } },
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).order();
    await expect(await canvas.findByRole('button', { name: 'Submitting Order...' })).toBeDisabled();
  },
};

export const UploadRefused: Story = {
  name: 'Upload refused',
  play: async ({ canvas, canvasElement }) => {
    const { order, open } = visitor(canvasElement);
    await order({ files: [fileOf('too-large.nef'), fileOf('DSC_0412.NEF')] });
    await expectToast('Upload Error', 'File upload failed');
    await expect(canvas.getByRole('region', { name: 'Your photos did not all arrive' })).toHaveTextContent(
      'This photo is larger than 50 MB.',
    );
    await expect(canvas.getByRole('button', { name: 'Submit order' })).toBeEnabled();
    await expect(db.orders).toHaveLength(0);
    await open('Upload Photos');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const UploadOffline: Story = {
  name: 'Upload without a connection',
  parameters: { msw: { handlers: scenario.uploadLosesConnection } },
  play: async ({ canvasElement }) => {
    await visitor(canvasElement).order();
    await expectToast('Upload Error', unreachable);
    await expect(db.orders).toHaveLength(0);
  },
};

export const OrderRefused: Story = {
  name: 'Refused, corrected and sent',
  play: async ({ canvas, canvasElement, step }) => {
    const { order, open } = visitor(canvasElement);
    await order({ note: 'answer 400' });
    await expectToast('Submission Error', 'We could not read the special requirements.');
    await expect(db.files).toHaveLength(3);
    await step('everything is kept, and the button works again', async () => {
      await expect(canvas.getByRole('button', { name: 'Submit order' })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Torres');
    });
    await step(
      'corrected and sent again, the photos are uploaded again: a refusal ends their receipts',
      async () => {
        await open('Service Details');
        await userEvent.clear(canvas.getByRole('textbox', { name: 'Special requirements' }));
        await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
        await expect(await canvas.findByText('#SL-2048')).toBeVisible();
        await expect(db.files).toHaveLength(6);
        await expect(db.orders).toHaveLength(1);
      },
    );
  },
};

export const FailedOrderWithoutMessage: Story = {
  name: 'Failed order without message',
  parameters: { msw: { handlers: scenario.orderFailsSilently } },
  play: sentInVain('Submission Error', failed),
};

export const OrderOffline: Story = {
  name: 'Order without a connection',
  parameters: { msw: { handlers: scenario.orderLosesConnection } },
  play: sentInVain('Submission Error', failed, unreachable),
};

export const AutomaticRetry: Story = {
  name: 'Automatic retry',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).order({ note: 'answer 503 once' });
    await expect(await canvas.findByText('#SL-2048')).toBeVisible();
    await expect(db.files).toHaveLength(3);
    await expect(db.orders).toHaveLength(1);
  },
};

export const Received: Story = {
  name: 'Received, then another order',
  play: async ({ canvas, canvasElement, args, step }) => {
    const { fillIn, send, addReferences, mainInput } = visitor(canvasElement);
    await fillIn();
    await addReferences([fileOf('look.nef')]);
    await send();
    await expectToast(
      'Order Submitted Successfully!',
      "Your order #SL-2048 has been received. We'll send you a confirmation email shortly.",
    );
    await step('the number stays on the page and takes the focus (ordering 34)', async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { name: /#SL-2048/ })).toHaveFocus());
      await expect(args.onSubmitted).toHaveBeenCalledOnce();
      await expect(db.orders[0]).toMatchObject({
        imageCount: 4,
        customerName: 'Ana Torres',
        currency: 'USD',
      });
      await expect(db.orders[0]?.referenceFiles).toHaveLength(1);
    });
    await step('form and both lists are back to their defaults', async () => {
      await expect(canvas.queryAllByRole('button', { name: /^Remove/ })).toHaveLength(0);
      await expect(canvasElement.querySelector<HTMLSelectElement>('select')).toHaveValue('');
      await expect(canvasElement.querySelector('input[type=number]')).toHaveValue(1);
      await expect(canvasElement.querySelector('input[type=email]')).toHaveValue('');
    });
    await step('another one begins at the picker', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Start another order' }));
      await waitFor(() => expect(mainInput.isConnected ? mainInput : document.activeElement).toHaveFocus());
      await expect(canvas.queryByText('#SL-2048')).toBeNull();
    });
  },
};

export const ReceivedAtRest: Story = {
  name: 'Received',
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).order({ files: await shootFiles() });
    await expect(await canvas.findByText('#SL-2048')).toBeVisible();
  },
};

export const DoubleClick: Story = {
  name: 'Double click',
  tags: ['!dev', '!autodocs'],
  parameters: { chromatic: { disableSnapshot: true } },
  play: async ({ canvas, canvasElement }) => {
    const { fillIn } = visitor(canvasElement);
    await fillIn();
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Submit order' });
    button.focus();
    button.click();
    button.click();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('#SL-2048')).toBeVisible();
    await expect(db.orders).toHaveLength(1);
    await expect(db.files).toHaveLength(3);
  },
};

export const ThreeHundredPhotos: Story = {
  name: 'Three hundred photos',
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).addPhotos(await drawnFiles(300));
    await expect(await canvas.findByText(/^300 photos · /)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  name: 'Right to left',
  decorators: [rightToLeft],
  play: async ({ canvas }) => {
    const [first, second] = canvas.getAllByRole('tab').map((tab) => tab.getBoundingClientRect().left);
    await expect(first).toBeGreaterThan(second ?? 0);
  },
};

export const InTheDarkroom: Story = {
  ...ServiceDetails,
  name: 'In the darkroom',
  globals: { surface: 'darkroom' },
};

export const OnAPhone: Story = {
  ...UploadPhotos,
  name: 'On a phone',
  globals: { viewport: { value: 'phone' } },
};

export const MissingOnASmallPhone: Story = {
  ...ContactMissing,
  name: 'Missing on a small phone',
  globals: { viewport: { value: 'small' } },
};
