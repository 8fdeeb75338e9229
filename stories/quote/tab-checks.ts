import type { StoryContext } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { serviceIds } from '../../src/pricing/price-table.ts';
import { colorPreferences, contactTimes, stylePreferences } from '../../src/quote/quote-options.ts';
import { shootFiles } from '../photos/sample-files.ts';
import { visitor } from './quote-steps.ts';

/* Checks of each tab of an untouched form. */

type Context = Pick<StoryContext, 'canvas' | 'canvasElement'>;

/** Checks both pickers: their file types, and the list of what was added. */
export async function checkUpload({ canvas, canvasElement }: Context) {
  const tabs = canvas.getAllByRole('tab').map((tab) => tab.textContent?.replace(/^\d/, ''));
  await expect(tabs).toEqual(['Upload Photos', 'Service Details', 'Preferences', 'Contact & Delivery']);
  const { addPhotos, mainInput, referenceInput } = visitor(canvasElement);
  for (const input of [mainInput, referenceInput]) {
    await expect(input).toHaveAttribute('multiple');
    await expect(input.accept).toMatch(/^image\/\*,/);
  }
  await addPhotos(await shootFiles());
  await expect(await canvas.findByText(/^6 photos · /)).toBeVisible();
}

/** Checks the lists of services and levels, and their defaults. */
export async function checkDetails({ canvas, canvasElement }: Context) {
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
}

/** Checks that no style or color is chosen at first, nor after two presses. */
export async function checkPreferences({ canvas, canvasElement }: Context) {
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
}

/** Checks which fields are required, which are optional, and when the call time is asked for. */
export async function checkContact({ canvas, canvasElement }: Context) {
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
}

/** Checks the count: three photos suggest 4 and one press makes it 3. An empty count is 1. */
export async function checkCount({ canvas, canvasElement }: Context) {
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

  // An empty field counts as 1 at once. The field shows the 1 only when it is left, so that "12" can be typed.
  await userEvent.clear(count);
  await expect(
    canvas.getByText(/You added 3 photos; the count says 1\./, { selector: '[data-state=active] *' }),
  ).toBeVisible();
  await userEvent.type(count, '12');
  await expect(count).toHaveValue(12);
  await userEvent.clear(count);
  await userEvent.tab();
  await expect(count).toHaveValue(1);
}
