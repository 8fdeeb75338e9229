import type { Page } from 'playwright-core';

/** Time limit for a story, in ms. */
const TIMEOUT = 60_000;

/** Waits until Storybook has rendered a story and its play function is done. Throws when the story fails to render. */
export async function storyFinished(page: Page, id: string): Promise<void> {
  await page.waitForFunction(
    (wanted) => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { id?: string; phase?: string } };
      };
      const { id, phase = '' } = preview?.currentRender ?? {};
      if (id !== wanted) return false;
      if (phase === 'errored') throw new Error('the story failed to render');
      return ['completed', 'finished'].includes(phase);
    },
    id,
    { timeout: TIMEOUT },
  );
}
