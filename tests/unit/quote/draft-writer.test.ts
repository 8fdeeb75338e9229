import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createDraftWriter } from '../../../src/quote/draft/draft-writer.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** A writer whose writes take a second each. `changes` is what there is to write. */
function slow() {
  const log: string[] = [];
  const draft = { changes: 1, fails: false };
  const writer = createDraftWriter({
    async write() {
      log.push('write');
      draft.changes = 0;
      await new Promise((resolve) => setTimeout(resolve, 1000));
      if (draft.fails) throw new Error('full');
    },
    isBehind: () => draft.changes > 0,
    onFailure: () => log.push('failed'),
    onRest: () => log.push('rest'),
  });
  return { writer, log, draft };
}

test('many changes make one write, a moment after the first', async () => {
  const { writer, log } = slow();
  for (let key = 0; key < 10; key++) writer.soon();
  expect([log, writer.hasWork()]).toEqual([[], true]);
  await vi.advanceTimersByTimeAsync(500);
  expect([log, writer.hasWork()]).toEqual([['write'], true]);
  await vi.advanceTimersByTimeAsync(1000);
  expect([log, writer.hasWork()]).toEqual([['write', 'rest'], false]);
});

test('what changes during a write is written after it, never beside it', async () => {
  const { writer, log, draft } = slow();
  writer.soon();
  await vi.advanceTimersByTimeAsync(500);
  draft.changes = 1;
  writer.soon();
  writer.flush();
  await vi.advanceTimersByTimeAsync(500);
  expect(log).toEqual(['write']);
  const rested = vi.fn();
  void writer.rest().then(rested);
  await vi.advanceTimersByTimeAsync(500);
  expect(log).toEqual(['write', 'write']);
  expect(rested).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(log).toEqual(['write', 'write', 'rest']);
  expect(rested).toHaveBeenCalledOnce();
});

test('only what waits for its moment is written at once, and not what was taken back', async () => {
  const { writer, log } = slow();
  writer.flush();
  expect(log).toEqual([]);
  writer.soon();
  writer.flush();
  expect(log).toEqual(['write']);
  await vi.advanceTimersByTimeAsync(1500);
  writer.soon();
  writer.soon();
  writer.cancel();
  await vi.advanceTimersByTimeAsync(5000);
  expect([log, writer.hasWork()]).toEqual([['write', 'rest'], false]);
});

test('a write that fails is told, and the next change is written again', async () => {
  const { writer, log, draft } = slow();
  draft.fails = true;
  writer.soon();
  await vi.advanceTimersByTimeAsync(1500);
  expect(log).toEqual(['write', 'failed', 'rest']);
  writer.soon();
  await vi.advanceTimersByTimeAsync(500);
  expect(log).toHaveLength(4);
});
