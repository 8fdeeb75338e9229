import { prerender } from 'react-dom/static';
import { expect, test, vi } from 'vitest';
import { lazyComponent } from '../../../src/lib/lazy-component.tsx';

// A retry would keep the render waiting for ever. The limit is in ms.
test.each(['rendered', 'used'] as const)(
  'on a server, a `%s` component whose module throws fails the render, without a retry',
  { timeout: 5000 },
  async (when) => {
    const error = new Error('The module threw.');
    const load = vi.fn<() => Promise<{ Form: () => null }>>().mockRejectedValue(error);
    const Section = lazyComponent(load, 'Form', { when });
    const onError = vi.fn<(error: unknown) => void>();
    await prerender(<Section />, { onError });
    expect(onError.mock.calls[0]?.[0]).toBe(error);
    expect(load).toHaveBeenCalledOnce();
  },
);

test('on a server, a component is rendered once its module has loaded', async () => {
  const Section = lazyComponent(async () => ({ Form: () => <p>Form</p> }), 'Form');
  const { prelude } = await prerender(<Section />);
  expect(await new Response(prelude).text()).toContain('<p>Form</p>');
});
