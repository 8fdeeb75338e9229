import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render, renderHook } from 'vitest-browser-react';
import '../../../src/styles/index.css';
import { ResponseError } from '../../../src/api/errors.ts';
import { LocaleProvider } from '../../../src/lib/locale.tsx';
import { obstacles } from '../../../src/lib/obstacles.ts';
import { getToasts } from '../../../src/lib/toast-store.ts';
import { CountHint } from '../../../src/quote/count-hint.tsx';
import {
  QuoteForm,
  QuoteFormBody,
  QuoteFormCard,
  QuoteFormConfirmation,
  QuoteFormContact,
  QuoteFormDetails,
  QuoteFormFooter,
  QuoteFormReceipt,
  QuoteFormReview,
  QuoteFormTabs,
  QuoteFormUpload,
} from '../../../src/quote/quote-form.tsx';
import type { QuoteFormValue } from '../../../src/quote/quote-form-context.ts';
import { QuoteFormRoot, type QuoteFormOptions } from '../../../src/quote/quote-form-root.tsx';
import { openIndexedStore } from '../../../src/quote/order/indexed-store.ts';
import type { CreateOrder } from '../../../src/quote/order/order-deps.ts';
import type { OrderRecord } from '../../../src/quote/order/order-record.ts';
import { defaultQuote, type QuoteFields, type QuoteState } from '../../../src/quote/quote-state.ts';
import { apiError } from '../api/api-error.ts';
import { fileOf } from './file-of.ts';
import { FillInAndSubmit } from './fill-in-and-submit.tsx';
import { inForm } from './in-form.tsx';

/** Renders a form without tabs, with two photos and a contact, which is ready to be sent. */
async function renderOnePage(options: QuoteFormOptions) {
  const screen = await render(
    <QuoteFormRoot defaults={{ serviceType: 'portrait' }} {...options}>
      <QuoteFormCard>
        <QuoteFormBody>
          <QuoteFormUpload />
          <QuoteFormContact />
          <QuoteFormReview />
          <QuoteFormFooter />
        </QuoteFormBody>
      </QuoteFormCard>
    </QuoteFormRoot>,
  );
  await page.getByLabelText(/Drop photos here/).upload([fileOf('1.jpg'), fileOf('2.jpg')]);
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ana');
  await page.getByRole('textbox', { name: /^Email/ }).fill('ana@studio.example');
  return screen;
}

const never = () => new Promise<never>(() => {});

test('the advice of a form without tabs cannot change the order while it is uploaded', async () => {
  await renderOnePage({ upload: never });
  const advice = page.getByRole('region', { name: 'Before you send' });
  const setCount = advice.getByRole('button', { name: 'Set to 2' });
  await expect.element(setCount).toBeEnabled();
  await page.getByRole('button', { name: 'Submit order' }).click();
  await expect.element(page.getByRole('button', { name: 'Uploading Files...' })).toBeVisible();
  await expect.element(setCount).toBeDisabled();
});

test('a form announces that it uploads the files, and then that it submits the order (accessibility 9)', async () => {
  const upload = Promise.withResolvers<string[]>();
  await renderOnePage({ upload: () => upload.promise, createOrder: never });
  await userEvent.keyboard('{Enter}');
  const status = page.getByRole('form').getByRole('status');
  await expect.element(status.filter({ hasText: 'Uploading Files...' })).toBeInTheDocument();
  upload.resolve(['1', '2']);
  await expect.element(status.filter({ hasText: 'Submitting Order...' })).toBeInTheDocument();
});

test('a failure takes the focus that the field lost in which Enter has sent the order', async () => {
  const response = Promise.withResolvers<never>();
  await renderOnePage({ upload: () => response.promise });
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('button', { name: 'Cancel upload' })).toBeVisible();
  await expect.poll(() => document.activeElement).toBe(document.body);
  response.reject(new ResponseError('No.'));
  await expect.element(page.getByRole('heading', { name: 'Your photos did not all arrive' })).toHaveFocus();
});

test('a failure leaves the focus where the visitor has moved it', async () => {
  const response = Promise.withResolvers<never>();
  await renderOnePage({ upload: () => response.promise });
  await userEvent.keyboard('{Enter}');
  const cancel = page.getByRole('button', { name: 'Cancel upload' });
  await expect.element(cancel).toBeVisible();
  const elsewhere = document.createElement('button');
  document.body.append(elsewhere);
  onTestFinished(() => elsewhere.remove());
  elsewhere.focus();
  response.reject(new ResponseError('No.'));
  await expect.element(page.getByRole('heading', { name: 'Your photos did not all arrive' })).toBeVisible();
  expect(document.activeElement).toBe(elsewhere);
});

test('“Cancel upload” returns the focus to the field in which Enter has sent the order', async () => {
  await renderOnePage({ upload: never });
  await userEvent.keyboard('{Enter}');
  await page.getByRole('button', { name: 'Cancel upload' }).click();
  await expect.element(page.getByRole('textbox', { name: /^Email/ })).toHaveFocus();
});

test('“Choose it again” leaves the focus to the panel, and after the last file to the field of Enter', async () => {
  const screen = await renderOnePage({ upload: never });
  const moved = new DOMException('The file was moved', 'NotFoundError');
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockRejectedValue(moved);
  onTestFinished(() => void vi.restoreAllMocks());
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { name: '2 files can’t be read' })).toHaveFocus();
  const chooseAgain = async (name: string) => {
    page
      .getByRole('button', { name: `Choose it again: ${name}` })
      .element()
      .focus();
    const panel = screen.container.querySelector('section:has(> div h3)')!;
    await userEvent.upload(panel.querySelector('input:not([multiple])')!, fileOf(name));
  };
  await chooseAgain('1.jpg');
  await expect.element(page.getByRole('heading', { name: '1 file can’t be read' })).toHaveFocus();
  await chooseAgain('2.jpg');
  await expect.element(page.getByRole('textbox', { name: /^Email/ })).toHaveFocus();
});

test('the panel about unreadable files leaves the focus where the visitor has moved it', async () => {
  await renderOnePage({ upload: never });
  const reading = Promise.withResolvers<never>();
  vi.spyOn(Blob.prototype, 'arrayBuffer').mockReturnValue(reading.promise);
  onTestFinished(() => void vi.restoreAllMocks());
  await page.getByRole('button', { name: 'Submit order' }).click();
  const elsewhere = document.createElement('button');
  document.body.append(elsewhere);
  onTestFinished(() => elsewhere.remove());
  elsewhere.focus();
  reading.reject(new DOMException('The file was moved', 'NotFoundError'));
  await expect.element(page.getByRole('heading', { name: '2 files can’t be read' })).toBeVisible();
  expect(document.activeElement).toBe(elsewhere);
});

test('the number of the order takes the focus, unless the visitor has moved it out of the form', async () => {
  const answers = [Promise.withResolvers<{ id: string }>(), Promise.withResolvers<{ id: string }>()];
  const createOrder = vi.fn<CreateOrder>();
  for (const { promise } of answers) createOrder.mockReturnValueOnce(promise);
  await render(
    <QuoteFormRoot
      defaults={{ serviceType: 'portrait' }}
      upload={async () => ['1']}
      createOrder={createOrder}
    >
      <QuoteFormConfirmation />
      <QuoteFormCard>
        <FillInAndSubmit />
      </QuoteFormCard>
      <input aria-label="Chat" />
    </QuoteFormRoot>,
  );
  const submit = page.getByRole('button', { name: 'Submit' });
  const number = (id: string) => page.getByRole('heading', { name: new RegExp(`#${id}$`) });
  await submit.click();
  answers[0]!.resolve({ id: '1' });
  await expect.element(number('1')).toHaveFocus();
  await submit.click();
  await page.getByRole('textbox', { name: 'Chat' }).click();
  answers[1]!.resolve({ id: '2' });
  await expect.element(number('2')).toBeVisible();
  await expect.element(page.getByRole('textbox', { name: 'Chat' })).toHaveFocus();
});

test('“Choose it again” names unreadable photos of equal names as their lists do', async () => {
  await renderOnePage({ upload: never });
  const ofSize = (size: number) => new File(['x'.repeat(size)], '1.jpg', { type: 'image/jpeg' });
  await page.getByLabelText(/Drop photos here/).upload([ofSize(2), ofSize(3)]);
  await expect.element(page.getByRole('button', { name: 'Remove 1.jpg (3)' })).toBeVisible();
  await page.getByLabelText(/reference/i).upload([ofSize(4)]);
  const read = Blob.prototype.arrayBuffer;
  vi.spyOn(File.prototype, 'slice').mockImplementation(function (this: File) {
    const bytes = new Blob(['x']);
    // The first photo can be read.
    bytes.arrayBuffer = this.size > 1 ? () => Promise.reject(new Error('Moved')) : () => read.call(bytes);
    return bytes;
  });
  onTestFinished(() => void vi.restoreAllMocks());
  await userEvent.keyboard('{Enter}');
  const buttons = page.getByRole('button', { name: /^Choose it again/ });
  await expect.element(buttons.first()).toBeVisible();
  expect(buttons.elements().map((button) => button.getAttribute('aria-label'))).toEqual([
    'Choose it again: 1.jpg (2)',
    'Choose it again: 1.jpg (3)',
    // The only one in the list of references.
    'Choose it again: 1.jpg',
  ]);
});

test('a button of the panel that is removed leaves the focus to the submit button, or to the failure', async () => {
  const placing = Promise.withResolvers<never>();
  const createOrder = vi
    .fn<() => Promise<never>>()
    .mockRejectedValueOnce(new ResponseError('No.'))
    .mockReturnValue(placing.promise);
  await renderOnePage({ upload: async () => ['1', '2'], createOrder });
  await userEvent.keyboard('{Enter}');
  await expect
    .element(page.getByRole('region', { name: 'We have no order number for you yet' }))
    .toBeVisible();
  await page.getByRole('textbox', { name: /^Name/ }).fill('Ana Torres');
  await page.getByRole('button', { name: 'Submit order' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  const submit = page.getByRole('button', { name: 'Submit order' });
  await expect.element(submit).toHaveFocus();
  await submit.click();
  await page.getByRole('button', { name: 'Send this as its own order' }).click();
  await expect.element(page.getByRole('button', { name: 'Submitting Order...' })).toBeVisible();
  placing.reject(new ResponseError('No.'));
  const title = page.getByRole('heading', { name: 'We have no order number for you yet' });
  await expect.element(title).toHaveFocus();
});

test('every tab shows that the order is being sent', async () => {
  const createOrder = vi
    .fn<() => Promise<never>>()
    .mockRejectedValueOnce(new ResponseError('No.'))
    .mockReturnValue(never());
  await render(
    <QuoteFormRoot
      defaults={{ serviceType: 'portrait' }}
      upload={async () => ['1']}
      createOrder={createOrder}
    >
      <QuoteFormCard>
        <QuoteFormTabs>
          <QuoteFormUpload />
          <QuoteFormDetails />
          <FillInAndSubmit />
          <QuoteFormFooter />
        </QuoteFormTabs>
      </QuoteFormCard>
    </QuoteFormRoot>,
  );
  await page.getByRole('button', { name: 'Submit' }).click();
  await expect
    .element(page.getByRole('region', { name: 'We have no order number for you yet' }))
    .toBeVisible();
  await page.getByRole('tab', { name: 'Service Details' }).click();
  await page.getByRole('textbox', { name: 'Special requirements' }).fill('Keep the grain.');
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('tab', { name: 'Upload Photos' }).click();
  await page.getByRole('button', { name: 'Send the first version again' }).click();
  await expect.element(page.getByRole('button', { name: 'Submitting Order...' })).toBeVisible();
});

test('a conflict says that the order may have arrived, and can be tried again with the same key (ordering 43)', async () => {
  const createOrder = vi.fn<CreateOrder>(() => Promise.reject(apiError(409)));
  await renderOnePage({ upload: async () => ['1', '2'], createOrder });
  await page.getByRole('button', { name: 'Submit order' }).click();
  await expect.element(page.getByText(/This order may have arrived\./)).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => createOrder.mock.calls).toHaveLength(2);
  const [first, second] = createOrder.mock.calls.map(([payload, { idempotencyKey }]) => [
    payload,
    idempotencyKey,
  ]);
  expect(second).toEqual(first);
});

test('“Send it as a new order” runs the checks first', async () => {
  const createOrder = vi.fn<CreateOrder>(() => Promise.reject(apiError(409)));
  await renderOnePage({ upload: async () => ['1', '2'], createOrder });
  await page.getByRole('button', { name: 'Submit order' }).click();
  const sendAsNew = page.getByRole('button', { name: 'Send it as a new order' });
  const email = page.getByRole('textbox', { name: /^Email/ });
  await expect.element(sendAsNew).toBeVisible();
  await email.fill('');
  await sendAsNew.click();
  await expect.element(email).toHaveFocus();
  expect(createOrder).toHaveBeenCalledOnce();
  await email.fill('ana@studio.example');
  await sendAsNew.click();
  await expect.poll(() => createOrder.mock.calls).toHaveLength(2);
  const keys = createOrder.mock.calls.map(([, { idempotencyKey }]) => idempotencyKey);
  expect(new Set(keys).size).toBe(2);
});

test.each([true, false])(
  'a draft that another tab takes keeps the focus in the form, if it is there: %j',
  async (isThere) => {
    const draftKey = crypto.randomUUID();
    await render(
      <>
        <style>{'[role=tabpanel][data-state=inactive] { display: none }'}</style>
        <QuoteForm draftKey={draftKey} />
      </>,
    );
    await page.getByRole('tab', { name: 'Service Details' }).click();
    const requirements = page.getByRole('textbox', { name: /^Special requirements/ });
    await requirements.fill('brighter');
    await requirements.click();
    const database = await openIndexedStore();
    const findId = async () => {
      const records = [...(await database.records())] as [string, OrderRecord | undefined][];
      return records.find(([, record]) => record?.form === draftKey)?.[0];
    };
    await expect.poll(findId).toBeDefined();
    await database.change((await findId())!, (record) => ({
      record: { ...(record as OrderRecord), owner: { tab: 'other', at: Date.now() } },
      result: null,
    }));
    if (!isThere) (document.activeElement as HTMLElement).blur();
    window.dispatchEvent(new Event('pageshow'));
    const panel = page.getByRole('tabpanel', { name: 'Upload Photos' });
    await expect.element(panel).toBeVisible();
    await expect.element(isThere ? panel : page.elementLocator(document.body)).toHaveFocus();
  },
);

test('a pasted photo opens the first tab, and gives its panel the focus of a field in another tab', async () => {
  await render(<QuoteForm />);
  const paste = (name: string) => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(fileOf(name));
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  };
  const panel = page.getByRole('tabpanel', { name: 'Upload Photos' });
  await page.getByRole('tab', { name: 'Service Details' }).click();
  await page.getByRole('textbox', { name: 'Special requirements' }).click();
  paste('1.jpg');
  await expect.element(panel).toHaveFocus();
  const remove = page.getByRole('button', { name: 'Remove 1.jpg' });
  await expect.element(remove).toBeVisible();
  remove.element().focus();
  paste('2.jpg');
  await expect.element(page.getByRole('button', { name: 'Remove 2.jpg' })).toBeVisible();
  await expect.element(remove).toHaveFocus();
});

test('the form does not say that it is kept on this device if the storage is full', async () => {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  onTestFinished(() => void vi.restoreAllMocks());
  const screen = await render(<QuoteForm draftKey="full" />);
  const said = new Set<boolean>();
  const watch = () => said.add(screen.container.textContent.includes('Kept on this device'));
  const observer = new MutationObserver(watch);
  observer.observe(screen.container, { childList: true, subtree: true, characterData: true });
  onTestFinished(() => observer.disconnect());
  await page.getByLabelText(/Drop photos here/).upload([fileOf('1.jpg')]);
  await expect.element(page.getByText(/^This browser can’t save drafts\./)).toBeVisible();
  expect([...said]).toEqual([false]);
});

test('the buttons below the form are kept free of floating parts of the page', async () => {
  await render(<QuoteForm />);
  const next = page.getByRole('button', { name: 'Next: Service Details' }).element();
  expect(obstacles.get().some(({ element }) => element.contains(next))).toBe(true);
});

test('the hint about the image count takes the focus with the number that it has set', async () => {
  await render(<QuoteForm />);
  await page.getByLabelText(/Drop photos here/).upload([fileOf('1.jpg'), fileOf('2.jpg')]);
  const panel = (name: string) => page.getByRole('tabpanel', { name });
  const setCountIn = (name: string) => panel(name).getByRole('button', { name: 'Set to 2' });
  const lineIn = (name: string) => panel(name).getByText('2 images in the order.');
  await setCountIn('Upload Photos').click();
  await expect.element(setCountIn('Upload Photos')).not.toBeInTheDocument();
  await expect.element(lineIn('Upload Photos')).toHaveFocus();
  await page.getByRole('tab', { name: 'Service Details' }).click();
  const count = page.getByRole('spinbutton', { name: 'Number of images' });
  // A second press takes the focus as well.
  for (const other of ['5', '6']) {
    await count.fill(other);
    await setCountIn('Service Details').click();
    await expect.element(lineIn('Service Details')).toHaveFocus();
    await expect.element(count).toHaveValue(2);
  }
});

test('the hint about the image count goes with the photos, as after “Start over”', async () => {
  const photos = [fileOf('1.jpg'), fileOf('2.jpg')];
  function Host() {
    const [state, setState] = useState<QuoteState>({ ...defaultQuote, photos });
    const setCount = (imageCount: number) => setState({ ...state, fields: { ...state.fields, imageCount } });
    return (
      <>
        {inForm({ state, actions: { setCount } as QuoteFormValue['actions'] }, <CountHint />)}
        <button type="button" onClick={() => setState(defaultQuote)}>
          Start over
        </button>
      </>
    );
  }
  await render(<Host />);
  await page.getByRole('button', { name: 'Set to 2' }).click();
  const line = page.getByText(/in the order\.$/);
  await expect.element(line).toBeVisible();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect.element(line).not.toBeInTheDocument();
});

test('QuoteForm reports all fields after each change, and keeps the form if the host throws', async () => {
  const onFieldsChange = vi.fn((_fields: QuoteFields) => {
    throw new Error('The host failed.');
  });
  const reportError = vi.spyOn(globalThis, 'reportError').mockReturnValue();
  onTestFinished(() => reportError.mockRestore());
  await renderOnePage({ onFieldsChange });
  await expect
    .poll(() => onFieldsChange.mock.lastCall?.[0])
    .toMatchObject({ serviceType: 'portrait', clientName: 'Ana', clientEmail: 'ana@studio.example' });
  expect(reportError).toHaveBeenCalled();
  await expect.element(page.getByRole('textbox', { name: /^Email/ })).toHaveValue('ana@studio.example');
});

test('QuoteForm writes the size of its photos for the locale of its LocaleProvider', async () => {
  await render(
    <LocaleProvider locale="de-DE">
      <QuoteForm />
    </LocaleProvider>,
  );
  const photo = new File([new Uint8Array(1.5 * 1024 ** 2)], '1.jpg', { type: 'image/jpeg' });
  await page.getByLabelText(/Drop photos here/).upload(photo);
  await expect.element(page.getByText(/1,5 MB/)).toBeVisible();
});

test.each([
  ['a count of `NaN`', { serviceType: 'portrait', imageCount: NaN }, [{ imageCount: 2 }]],
  ['`null` as the service', { serviceType: null }, []],
  ['`null` instead of values', null, []],
])('QuoteForm takes %s for no value of its host', async (_name, values, sent) => {
  const createOrder = vi.fn<CreateOrder>(async () => ({ id: 'A-1' }));
  const defaults = values as unknown as QuoteFormOptions['defaults'];
  const screen = await render(
    <QuoteFormRoot defaults={defaults} upload={async () => ['stored-1']} createOrder={createOrder}>
      <QuoteFormCard>
        <FillInAndSubmit />
      </QuoteFormCard>
    </QuoteFormRoot>,
  );
  await screen.getByRole('button', { name: 'Submit' }).click();
  const said = sent.length > 0 ? 'Order Submitted Successfully!' : 'Service Type Required';
  await expect.poll(() => getToasts().map(({ title }) => title)).toContain(said);
  expect(createOrder.mock.calls.map(([payload]) => payload)).toMatchObject(sent);
});

test('a service that the host does not offer, as of an earlier draft, counts as not chosen', async () => {
  const createOrder = vi.fn<CreateOrder>(never);
  const screen = await render(
    <QuoteFormRoot
      services={[{ id: 'portrait', title: 'Portraits' }]}
      defaults={{ serviceType: 'wedding' }}
      upload={() => Promise.resolve(['1.jpg'])}
      createOrder={createOrder}
    >
      <QuoteFormReceipt />
      <FillInAndSubmit />
    </QuoteFormRoot>,
  );
  await expect.element(page.getByText('No service chosen yet.')).toBeVisible();
  await screen.getByRole('button', { name: 'Submit' }).click();
  await expect.poll(() => getToasts()[0]?.title).toBe('Service Type Required');
  expect(createOrder).not.toHaveBeenCalled();
});

test('the open tab stays open if it is pressed again before another one has opened', async () => {
  const screen = await render(<QuoteForm />);
  const tab = (name: string) => screen.getByRole('tab', { name });
  const press = (name: string) =>
    tab(name)
      .element()
      .dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true }));
  // Ends when React has rendered both presses.
  const { act } = await renderHook(() => null);
  await act(() => {
    press('Service Details');
    press('Upload Photos');
  });
  await expect.element(tab('Upload Photos')).toHaveFocus();
  expect(tab('Upload Photos').element().ariaSelected).toBe('true');
});
