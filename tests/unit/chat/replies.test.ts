import { expect, onTestFinished, test } from 'vitest';
import { serviceNames } from '../../../src/pricing/names.ts';
import { basePrices, serviceIds } from '../../../src/pricing/price-table.ts';
import { replyTo } from '../../../src/chat/replies.ts';
import { assertPresent } from '../assert-present.ts';

/** Returns the reply to each message, in order. */
function conversation(messages: readonly string[]): string[] {
  const repliedTopics: string[] = [];
  return messages.map((message) => {
    const { topic, text } = replyTo(message, repliedTopics);
    repliedTopics.push(topic);
    return text;
  });
}

const facts: [string, RegExp][] = [
  ['the real estate price (chat 7)', /real estate from \$2\b/],
  ['the wedding price (chat 7)', /wedding from \$3\b/],
  ['the portrait price (chat 7)', /portrait retouching from \$6\b/],
  ['the file formats (chat 7)', /JPEG, PNG, RAW up to 50MB each/],
  [
    'the turnaround times and the extra fee (chat 7)',
    /Standard 24-48 hours, Rush 12-24, Express 6-12, Urgent 2-6, with an extra fee for rush/,
  ],
];

test.each(facts)('four messages without a question receive %s', (_name, fact) => {
  for (const messages of [
    ['a', 'b', 'c', 'd'],
    ['Hello', 'Thanks', 'Message 3', '?!'],
    ['1', '2', '3', '4'],
  ]) {
    expect(conversation(messages).join('\n')).toMatch(fact);
  }
});

test('replyTo repeats a general reply only after all four (chat 7)', () => {
  const replies = conversation(['a', 'b', 'c', 'd', 'e']);
  expect(new Set(replies).size).toBe(4);
  expect(replies[4]).toBe(replies[0]);
});

test('replyTo skips a topic that a question already received (chat 7)', () => {
  const replies = conversation(['Which formats do you take?', 'a', 'b', 'c']);
  expect(new Set(replies).size).toBe(4);
});

test.each([
  ['How fast can you do 40 headshots?', 'turnaround'],
  ['Can I get it by tomorrow?', 'turnaround'],
  ['What is the fee for RUSH', 'turnaround'],
  ['When do you deliver?', 'turnaround'],
  ['How fast do you deliver RAW?', 'turnaround'],
  ['How many hours does it take?', 'turnaround'],
  ['Do you deliver RAW?', 'formats'],
  ['Do you take CR3 raw files?', 'formats'],
  ['How large can a file be', 'formats'],
  ['price?', 'prices'],
  ['how much is real-estate', 'real-estate'],
  ['I shoot weddings', 'wedding'],
  ['retouching prices', 'portrait'],
  ['headshot', 'portrait'],
  ['product retouching', 'product'],
  ['What does a Restoration cost?', 'restoration'],
  ['How do I order?', 'ordering'],
  ['Are you a robot', 'person'],
  ['Can I talk to a person?', 'person'],
  ['How do I speak with someone?', 'person'],
  ['What are your hours?', 'hours'],
  ['What are your office hours?', 'hours'],
  ['Can I get a refund', 'guarantee'],
] as const)('replyTo answers "%s" with the topic %s', (message, topic) => {
  expect(replyTo(message).topic).toBe(topic);
});

test('replyTo quotes a service without its own reply from the price table', () => {
  const own = ['portrait', 'wedding', 'real-estate'];
  for (const id of serviceIds.filter((service) => !own.includes(service)))
    expect(replyTo(serviceNames[id]).text).toBe(
      `${serviceNames[id]} starts at $${basePrices[id]} an image, in Basic quality. The estimate beside the order form adds up the rest.`,
    );
});

test('replyTo refers to the contacts in the footer, which phones show as well', () => {
  expect(replyTo('Are you a robot').text).toContain(
    'the phone number or the email address at the end of the page',
  );
});

test('replyTo uses the host’s hours and guarantee, or the specified defaults', () => {
  const facts = { hours: 'Tue-Sat 7AM-3PM CET', guarantee: '19-day $-back promise' };
  expect(replyTo('opening hours', [], facts).text).toContain('Support is there Tue-Sat 7AM-3PM CET.');
  expect(replyTo('can I talk to a human', [], facts).text).toContain('Tue-Sat 7AM-3PM CET');
  expect(replyTo('refund', [], facts).text).toContain('there is a 19-day $-back promise.');
  expect(replyTo('opening hours').text).toContain('Mon-Fri 9AM-6PM EST');
  expect(replyTo('refund', [], { hours: 'x' }).text).toContain('a 30-day money-back guarantee.');
  expect(replyTo('opening hours', [], { hours: undefined })).toEqual(replyTo('opening hours'));
});

test.each([
  ['Bebé', 'How much is bebé?', 'bebés'],
  ['Água', 'água', 'fláguas'],
  ['C++ (new)', 'Do you do c++ (new) photos?', 'c'],
])('replyTo finds a service called “%s” as a word', (name, question, other) => {
  const id = assertPresent(serviceIds.at(-1));
  const before = { ...serviceNames };
  onTestFinished(() => void Object.assign(serviceNames, before));
  Object.assign(serviceNames, { [id]: name });
  expect(replyTo(question).topic).toBe(id);
  expect(replyTo(other).topic).not.toBe(id);
});
