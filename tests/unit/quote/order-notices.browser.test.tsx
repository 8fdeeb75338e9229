import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { newOrder } from '../../../src/quote/order/order-machine.ts';
import { SendPanel } from '../../../src/quote/order-notices.tsx';
import type { OrderSession } from '../../../src/quote/order/order-session.ts';
import { quoteMessages } from '../../../src/quote/quote-messages.ts';
import { defaultQuote } from '../../../src/quote/quote-state.ts';
import { fileOf } from './file-of.ts';

test('two unreadable files of one name are two rows, and each is chosen again by itself', async () => {
  const photos = [fileOf('DSC_1.jpg'), fileOf('DSC_1.jpg', { size: 2 })];
  const session = { edit: vi.fn(), dispatch: vi.fn() } as unknown as OrderSession;
  const panel = (unreadable: File[]) => (
    <SendPanel
      order={{ ...newOrder({ ...defaultQuote, photos }), unreadable }}
      session={session}
      words={quoteMessages}
      onSubmit={() => {}}
    />
  );
  const screen = await render(panel(photos));
  const inputs = () => [...screen.container.querySelectorAll('input')];
  const [, second] = inputs();
  await screen.rerender(panel(photos.slice(1)));
  expect(inputs()).toEqual([second]);
});
