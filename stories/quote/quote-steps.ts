import { expect, userEvent, waitFor, within } from 'storybook/test';
import { drawnFiles } from '../photos/sample-files.ts';
import { quoteMessages } from '../../src/quote/quote-messages.ts';

/** The steps of a visitor in the form, for stories and flows. */
export function visitor(root: HTMLElement) {
  const page = within(root);
  const [mainInput, referenceInput] = Array.from(root.querySelectorAll<HTMLInputElement>('input[type=file]'));

  const open = async (tab: string) => {
    const button = page.getByRole('tab', { name: tab });
    const panel = root.querySelector(`#${CSS.escape(button.getAttribute('aria-controls')!)}`)!;
    // The code of the later tabs loads on demand.
    await waitFor(() => expect(panel.querySelector('input, select, textarea')).not.toBeNull(), {
      timeout: 20_000,
    });
    await userEvent.click(button);
    await waitFor(() => expect(panel).toBeVisible());
  };
  const addPhotos = async (files?: File[]) => userEvent.upload(mainInput!, files ?? (await drawnFiles(3)));
  const addReferences = (files: File[]) => userEvent.upload(referenceInput!, files);
  const chooseService = async (name = 'Portrait retouching') => {
    await open('Service Details');
    await userEvent.selectOptions(page.getByRole('combobox', { name: 'Service type' }), name);
  };
  const introduce = async (name = 'Ana Torres', email = 'ana@studio.example') => {
    await open('Contact & Delivery');
    if (name) await paste(page.getByRole('textbox', { name: 'Name' }), name);
    if (email) await paste(page.getByRole('textbox', { name: 'Email' }), email);
  };
  /** Everything that an order needs. `note` and the file names may be sentinels of the mock server. */
  const fillIn = async ({ note = '', files }: { note?: string; files?: File[] } = {}) => {
    await addPhotos(files);
    await chooseService();
    if (note) await paste(page.getByRole('textbox', { name: 'Special requirements' }), note);
    await introduce();
  };
  const send = async () => {
    await open('Contact & Delivery');
    await userEvent.click(page.getByRole('button', { name: 'Submit order' }));
  };
  /** Fills the form in and submits it. */
  const order = async (what?: Parameters<typeof fillIn>[0]) => {
    await fillIn(what);
    await send();
  };
  return {
    mainInput: mainInput!,
    referenceInput: referenceInput!,
    open,
    addPhotos,
    addReferences,
    chooseService,
    introduce,
    fillIn,
    send,
    order,
  };
}

/** Pastes a text at once. Each typed key would render the form again, in every story that sends it. */
async function paste(field: HTMLElement, text: string): Promise<void> {
  await userEvent.click(field);
  await userEvent.paste(text);
}

/** Checks the text of the toast. It is rendered in the body, outside of the story's root. */
export async function expectToast(title: string, description: string | RegExp): Promise<void> {
  await waitFor(
    async () => {
      const toast = document.querySelector('[data-variant]');
      await expect(toast).toHaveTextContent(title);
      await expect(toast).toHaveTextContent(description);
    },
    { timeout: 5000 },
  );
}

/** Returns a story of an order that fails, which ends with this toast. */
export const sentInVain =
  (title: string, description: string, reason = 'Your photos and entries are still here.') =>
  async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await visitor(canvasElement).order();
    await expectToast(title, description);
    const panel = await within(canvasElement).findByRole('region', {
      name: quoteMessages.failed.createOrder,
    });
    await expect(panel).toHaveTextContent(reason);
    // The toast already has this text.
    await expect(panel).not.toHaveTextContent(description);
  };
