import { expect, screen, waitFor, within } from 'storybook/test';

/** Time limit, in ms. The photographs load first. */
export const SOON = { timeout: 15_000 };

export const dialog = () => within(screen.getByRole('dialog'));
/** Returns the text that an order would contain for the marks. */
export const lines = () => document.querySelector('[data-lines]')?.textContent;

/** Waits until the photograph has loaded. Before that no mark can be placed. */
export async function whenReady() {
  const photo = await screen.findByRole('application', { name: /^Photo / }, SOON);
  await waitFor(() => expect(photo).toHaveAttribute('data-state', 'ready'), SOON);
  return photo;
}
