import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { db } from '../../mocks/db.ts';
import { scenario } from '../../mocks/scenarios.ts';
import { serviceIds } from '../../src/pricing/price-table.ts';
import { QuoteForm } from '../../src/quote/quote-form.tsx';
import { colorPreferences, contactTimes, stylePreferences } from '../../src/quote/quote-options.ts';
import { drawnFiles, fileOf, shootFiles } from '../photos/sample-files.ts';
import { rightToLeft } from '../host.tsx';
import { FormHost } from './form-host.tsx';
import { expectToast, visitor } from './quote-steps.ts';

const meta = {
  component: QuoteForm,
  tags: ['!autodocs'],
  args: { onSubmitted: fn() },
  argTypes: { defaults: { control: 'object' } },
  parameters: { docs: { story: { inline: false, iframeHeight: 900 } }, msw: { handlers: scenario.works } },
  beforeEach: () => db.reset(),
  render: (args) => <FormHost {...args} />,
} satisfies Meta<typeof QuoteForm>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const UploadPhotos: Story = {
  play: async ({ canvas, canvasElement }) => {
    const tabs = canvas.getAllByRole('tab').map((tab) => tab.textContent?.replace(/^\d/, ''));
    await expect(tabs).toEqual(['Upload Photos', 'Service Details', 'Preferences', 'Contact & Delivery']);
    const { addPhotos, mainInput, referenceInput } = visitor(canvasElement);
    for (const input of [mainInput, referenceInput]) {
      await expect(input).toHaveAttribute('multiple');
      await expect(input.accept).toMatch(/^image\/\*,/);
    }
    await addPhotos(await shootFiles());
    await expect(await canvas.findByText(/^6 photos · /)).toBeVisible();
  },
};

export const ServiceDetails: Story = {
  args: { defaults: { serviceType: 'portrait' } },
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).open('Service Details');
    const services = canvas.getByRole<HTMLSelectElement>('combobox', { name: 'Service type' });
    await expect(Array.from(services.options, ({ value }) => value).slice(1)).toEqual([...serviceIds]);
    await expect(canvas.getByRole('radio', { name: 'Pro' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Pro' })).toHaveAccessibleDescription(/popular/);
    for (const [name, says] of [
      ['Standard', /48-72h/],
      ['Priority', /24-48h.*\+20%/],
      ['Rush', /12-24h.*\+50%/],
      ['Express', /6-12h.*\+100%/],
    ] as const) {
      await expect(canvas.getByRole('radio', { name })).toHaveAccessibleDescription(says);
    }
    await expect(canvas.getByRole('radio', { name: 'Standard' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Rush order' })).not.toBeChecked();
  },
};

export const Preferences: Story = {
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).open('Preferences');
    for (const name of [...stylePreferences, ...colorPreferences]) {
      await expect(canvas.getByRole('checkbox', { name })).not.toBeChecked();
    }
    const [moody, film] = ['Moody & Dramatic', 'Vintage/Film look'].map((name) =>
      canvas.getByRole('checkbox', { name }),
    );
    await userEvent.click(moody!);
    await userEvent.click(film!);
    await userEvent.click(film!);
    await expect(moody).toBeChecked();
    await expect(film).not.toBeChecked();
  },
};

export const ContactAndDelivery: Story = {
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).open('Contact & Delivery');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeRequired();
    const email = canvas.getByRole('textbox', { name: 'Email' });
    await expect(email).toBeRequired();
    await expect(email).toHaveAttribute('type', 'email');
    await expect(canvas.getByRole('textbox', { name: /^Phone/ })).not.toBeRequired();
    await expect(canvas.getByRole('radio', { name: 'Email' })).toBeChecked();
    const times = canvas.getByRole<HTMLSelectElement>('combobox', { name: /^Best time to reach you/ });
    await expect(Array.from(times.options, ({ value }) => value).slice(1)).toEqual([...contactTimes]);
    await expect(canvas.getByLabelText(/^Project deadline/)).toHaveAttribute('type', 'date');
  },
};

export const CountAndHint: Story = {
  name: 'Three photos make 4, and one click makes 3',
  play: async ({ canvas, canvasElement }) => {
    const { addPhotos, open } = visitor(canvasElement);
    await addPhotos();
    await expect(await canvas.findByText('3 photos added. 4 images in the order.')).toBeInTheDocument();
    await open('Service Details');
    const count = canvas.getByRole('spinbutton', { name: 'Number of images' });
    await expect(count).toHaveValue(4);
    await expect(count).toHaveAttribute('min', '1');
    await expect(
      canvas.getByText(/You added 3 photos; the count says 4\./, { selector: '[data-state=active] *' }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Set to 3' }));
    await expect(count).toHaveValue(3);
    await expect(canvas.queryByText(/the count says/)).toBeNull();

    // 305: emptied, it counts as 1 at once; the field settles when it is left, so "12" can be typed.
    await userEvent.clear(count);
    await expect(
      canvas.getByText(/You added 3 photos; the count says 1\./, { selector: '[data-state=active] *' }),
    ).toBeVisible();
    await userEvent.type(count, '12');
    await expect(count).toHaveValue(12);
    await userEvent.clear(count);
    await userEvent.tab();
    await expect(count).toHaveValue(1);
  },
};

export const ValuesSurviveTheTabs: Story = {
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

export const WayOn: Story = {
  name: 'The way on gives its panel the focus',
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Service Details' }));
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Service Details' })).toHaveFocus());
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(canvas.getByRole('tabpanel', { name: 'Upload Photos' })).toHaveFocus());
  },
};

export const EnterSendsNothingBeforeTheLastTab: Story = {
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).open('Service Details');
    await userEvent.type(canvas.getByRole('spinbutton', { name: 'Number of images' }), '{Enter}');
    await expect(document.querySelector('[data-variant]')).toBeNull();
    await expect(canvas.queryByRole('heading', { name: /missing/ })).toBeNull();
  },
};

export const EverythingMissing: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    await visitor(canvasElement).send();
    await step('322/323 the first check decides the toast, the tab and the focus', async () => {
      await expectToast('Service Type Required', 'Please select a service type before submitting.');
      const service = canvas.getByRole('combobox', { name: 'Service type' });
      await waitFor(() => expect(service).toHaveFocus());
      await expect(service).toHaveAccessibleDescription('Choose a service type');
      await expect(service).toBeInvalid();
    });
    await step('363 the summary lists all four and leads to each', async () => {
      await expect(canvas.getByRole('heading', { name: '4 things are missing' })).toBeVisible();
      await userEvent.click(canvas.getByRole('link', { name: 'Enter your email address' }));
      await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveFocus());
      await userEvent.click(canvas.getByRole('link', { name: 'Add at least one photo' }));
      await waitFor(() => expect(visitor(canvasElement).mainInput).toHaveFocus());
    });
    await step('329 nothing was sent', () => expect(db.files).toHaveLength(0));
  },
};

export const ContactMissing: Story = {
  args: { defaults: { serviceType: 'portrait' } },
  play: async ({ canvas, canvasElement }) => {
    const { introduce, send } = visitor(canvasElement);
    await introduce('   ', 'ana@studio');
    // Leaving the field reports nothing: a message that came in now would push the button from under the pointer.
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

export const DeadlineInThePast: Story = {
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).open('Contact & Delivery');
    await userEvent.type(canvas.getByLabelText(/^Project deadline/), '2020-02-29');
    await expect(await canvas.findByText(/^This day has passed\./)).toBeVisible();
  },
};

export const UploadingFiles: Story = {
  parameters: { msw: { handlers: scenario.uploadNeverAnswers } },
  play: async ({ canvas, canvasElement }) => {
    const { fillIn, send } = visitor(canvasElement);
    await fillIn();
    await send();
    const button = await canvas.findByRole('button', { name: 'Uploading Files...' });
    await expect(button.textContent).toBe('Uploading Files...');
    await expect(button).toBeDisabled();
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Cancel upload' })).toBeVisible();
  },
};

export const CanceledUpload: Story = {
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
  parameters: { msw: { handlers: scenario.orderNeverAnswers } },
  play: async ({ canvas, canvasElement }) => {
    const { fillIn, send } = visitor(canvasElement);
    await fillIn();
    await send();
    await expect(await canvas.findByRole('button', { name: 'Submitting Order...' })).toBeDisabled();
  },
};

export const UploadRefused: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { fillIn, send, open } = visitor(canvasElement);
    await fillIn({ files: [fileOf('too-large.nef'), fileOf('DSC_0412.NEF')] });
    await send();
    await expectToast('Upload Error', 'File upload failed');
    await expect(canvas.getByRole('heading', { name: 'Upload Error' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Submit order' })).toBeEnabled();
    await expect(db.orders).toHaveLength(0);
    await open('Upload Photos');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
  },
};

export const UploadLosesTheConnection: Story = {
  parameters: { msw: { handlers: scenario.uploadLosesConnection } },
  play: async ({ canvasElement }) => {
    const { fillIn, send } = visitor(canvasElement);
    await fillIn();
    await send();
    await expectToast(
      'Upload Error',
      'The server could not be reached. Check your connection and try again.',
    );
    await expect(db.orders).toHaveLength(0);
  },
};

export const OrderRefused: Story = {
  play: async ({ canvas, canvasElement, step }) => {
    const { fillIn, send, open } = visitor(canvasElement);
    await fillIn({ note: 'answer 400' });
    await send();
    await expectToast('Submission Error', 'We could not read the special requirements.');
    await expect(db.files).toHaveLength(3);
    await step('359/360 everything is kept, and the button works again', async () => {
      await expect(canvas.getByRole('button', { name: 'Submit order' })).toBeEnabled();
      await expect(canvas.getByRole('button', { name: 'Try again' })).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Ana Torres');
    });
    await step('361 corrected and sent again, no photo is uploaded twice', async () => {
      await open('Service Details');
      await userEvent.clear(canvas.getByRole('textbox', { name: 'Special requirements' }));
      await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
      await expect(await canvas.findByText('#SL-2048')).toBeVisible();
      await expect(db.files).toHaveLength(3);
      await expect(db.orders).toHaveLength(1);
    });
  },
};

export const OrderFailsWithoutWords: Story = {
  parameters: { msw: { handlers: scenario.orderFailsSilently } },
  play: async ({ canvasElement }) => {
    const { fillIn, send } = visitor(canvasElement);
    await fillIn();
    await send();
    await expectToast('Submission Error', 'Failed to submit order. Please try again.');
  },
};

export const OrderLosesTheConnection: Story = {
  parameters: { msw: { handlers: scenario.orderLosesConnection } },
  play: async ({ canvasElement }) => {
    const { fillIn, send } = visitor(canvasElement);
    await fillIn();
    await send();
    await expectToast(
      'Submission Error',
      'The server could not be reached. Check your connection and try again.',
    );
  },
};

export const OneRetryByItself: Story = {
  play: async ({ canvas, canvasElement }) => {
    const { fillIn, send } = visitor(canvasElement);
    await fillIn({ note: 'answer 503 once' });
    await send();
    await expect(await canvas.findByText('#SL-2048', undefined, { timeout: 4000 })).toBeVisible();
    await expect(db.files).toHaveLength(3);
    await expect(db.orders).toHaveLength(1);
  },
};

export const Received: Story = {
  play: async ({ canvas, canvasElement, args, step }) => {
    const { fillIn, send, addReferences, mainInput } = visitor(canvasElement);
    await fillIn();
    await addReferences([fileOf('look.nef')]);
    await send();
    await expectToast(
      'Order Submitted Successfully!',
      "Your order #SL-2048 has been received. We'll send you a confirmation email shortly.",
    );
    await step('364 the number stays on the page and takes the focus', async () => {
      await waitFor(() => expect(canvas.getByRole('heading', { name: /#SL-2048/ })).toHaveFocus());
      await expect(args.onSubmitted).toHaveBeenCalledOnce();
      await expect(db.orders[0]).toMatchObject({
        imageCount: 4,
        customerName: 'Ana Torres',
        currency: 'USD',
      });
      await expect(db.orders[0]?.referenceFiles).toHaveLength(1);
    });
    await step('352/353 form and both lists are back to their defaults', async () => {
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
  play: async ({ canvas, canvasElement }) => {
    const { fillIn, send } = visitor(canvasElement);
    await fillIn({ files: await shootFiles() });
    await send();
    await expect(await canvas.findByText('#SL-2048')).toBeVisible();
  },
};

export const DoubleClick: Story = {
  name: 'A double click sends one order',
  play: async ({ canvas, canvasElement }) => {
    const { fillIn } = visitor(canvasElement);
    await fillIn();
    const button = canvas.getByRole<HTMLButtonElement>('button', { name: 'Submit order' });
    button.click();
    button.click();
    await expect(await canvas.findByText('#SL-2048')).toBeVisible();
    await expect(db.orders).toHaveLength(1);
    await expect(db.files).toHaveLength(3);
  },
};

export const ThreeHundredPhotos: Story = {
  play: async ({ canvas, canvasElement }) => {
    await visitor(canvasElement).addPhotos(await drawnFiles(300));
    await expect(await canvas.findByText(/^300 photos · /)).toBeVisible();
  },
};

export const RightToLeft: Story = {
  decorators: [rightToLeft],
};

export const InTheDarkroom: Story = { ...ServiceDetails, globals: { surface: 'darkroom' } };

export const OnAPhone: Story = { ...UploadPhotos, globals: { viewport: { value: 'phone' } } };

export const MissingOnASmallPhone: Story = { ...ContactMissing, globals: { viewport: { value: 'small' } } };
