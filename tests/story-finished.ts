import type { Page } from 'playwright-core';

/** A story that has not rendered after this long, in ms, never will. */
const PATIENCE = 60_000;

/** What a story asks for itself; the toolbar could not change it either. */
export type Own = { viewport?: string | undefined; surface?: string | undefined };

/**
 * Waits until Storybook has rendered a story and its play function is done.
 *
 * @returns what the story asks for: a viewport, which only Storybook's frame would apply, and a surface.
 * @throws when the story fails to render.
 */
export async function storyFinished(page: Page, id: string): Promise<Own> {
  const handle = await page.waitForFunction(
    (wanted) => {
      type Globals = { viewport?: { value?: string } | string; surface?: string };
      type Render = { id?: string; phase?: string; story?: { storyGlobals?: Globals } };
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: Render };
      };
      const render = preview?.currentRender;
      if (render?.id !== wanted) return null;
      if (render.phase === 'errored') throw new Error('the story failed to render');
      if (!['completed', 'finished'].includes(render.phase ?? '')) return null;
      const { viewport, surface } = render.story?.storyGlobals ?? {};
      return { viewport: typeof viewport === 'string' ? viewport : viewport?.value, surface };
    },
    id,
    { timeout: PATIENCE },
  );
  return (await handle.jsonValue()) ?? {};
}
