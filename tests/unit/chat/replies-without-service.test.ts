import { expect, test, vi } from 'vitest';
import { replyTo } from '../../../src/chat/replies.ts';

// A studio that has removed one of the services that the chat quotes.
vi.mock('../../../src/pricing/price-table.ts', async (load) => {
  const file = await load<typeof import('../../../src/pricing/price-table.ts')>();
  const serviceIds = file.serviceIds.filter((id) => id !== 'real-estate');
  return { ...file, serviceIds, isServiceId: (id: unknown) => serviceIds.some((known) => known === id) };
});

test.each(['price?', 'I shoot weddings', 'portraits', 'Do you edit real estate?', 'a listing'])(
  'the reply to "%s" quotes no service that a studio has removed',
  (message) => {
    const { topic, text } = replyTo(message);
    expect(topic).not.toBe('real-estate');
    expect(text).not.toMatch(/real estate|undefined/);
  },
);

test('the other services keep their quotes', () => {
  expect(replyTo('I shoot weddings').text).toBe(
    'For weddings: wedding from $3 an image. In other work, portrait retouching from $6.',
  );
});
