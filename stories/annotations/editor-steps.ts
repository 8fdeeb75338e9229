import { expect, screen, waitFor, within } from 'storybook/test';

/** Pictures come from the network first. */
export const SOON = { timeout: 15_000 };

export const dialog = () => within(screen.getByRole('dialog'));
/** Returns the text that an order would carry for the marks. */
export const lines = () => document.querySelector('[data-lines]')?.textContent;

/** Until the picture is there, nothing can be placed. */
export async function whenReady() {
  const photo = await screen.findByRole('application', { name: /^Photo / }, SOON);
  await waitFor(() => expect(photo).toHaveAttribute('data-state', 'ready'), SOON);
  return photo;
}
