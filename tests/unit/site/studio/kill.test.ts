/**
 * Kills the server with SIGKILL between any two steps. A short version runs with the other tests. The long one is
 * `KILLS=200 npx vitest run --project unit tests/unit/site/studio/kill.test.ts`.
 */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, expect } from 'vitest';
import type { OrderPayload } from '../../../../src/api/contract.ts';
import { forkStudio } from '../../../killable-server.ts';
import { wasKilled } from '../../../platform.ts';
import { hashOf } from '../../../hash-of.ts';
import { randomFrom } from '../../../random.ts';
import { createVisitor, jpeg, test } from './studio-fixture.ts';

const KILLS = Number(process.env['KILLS'] ?? 6);
/** Seed of the random steps, so that a failing run can be repeated, as in property tests (tests/property-seed.ts). */
const SEED = Number(process.env['SEED'] ?? 20_261_121);
/** Number of steps of a start and a few orders. A process that does not reach its step is killed by the parent. */
const STEPS = 290;

type Submission = { key: string; photos: File[]; references: File[]; id?: string };

const studios: { kill: () => Promise<void> }[] = [];
afterEach(() => Promise.all(studios.map((studio) => studio.kill())));

let submissionCount = 0;
function submission(): Submission {
  const key = `submission-${++submissionCount}`;
  const files = (kind: string, count: number) =>
    Array.from({ length: count }, (_, index) =>
      jpeg(`${kind} ${index}.jpg`, `${key} ${kind} ${index}`.repeat(500)),
    );
  return {
    key,
    photos: files('photo', 1 + (submissionCount % 3)),
    references: files('reference', submissionCount % 2),
  };
}

/** Sends an order as the form does: the uploads first, and under the same keys at each retry. Sets the order's `id`. */
async function submit(origin: string, order: Submission): Promise<void> {
  const visitor = createVisitor(origin);
  const uploadedFiles = await visitor.upload(order.photos, order.key);
  const referenceFiles =
    order.references.length > 0 ? await visitor.upload(order.references, `${order.key}-references`) : [];
  const { status, text, json } = await visitor.order(
    { uploadedFiles, referenceFiles, customerName: order.key },
    order.key,
  );
  if (status !== 200) throw new Error(`${status}: ${text}`);
  order.id = (json as { id: string }).id;
}

async function expectComplete(data: string, submissions: readonly Submission[]): Promise<void> {
  const folders = await readdir(join(data, 'orders'));
  for (const folder of folders) {
    const at = (...path: string[]) => join(data, 'orders', folder, ...path);
    const payload = JSON.parse(await readFile(at('order.json'), 'utf8')) as OrderPayload & { id: string };
    expect(await readFile(at('brief.txt'), 'utf8')).toContain(`Order ${payload.id}`);
    const sent = submissions.find(({ key }) => key === payload.customerName)!;
    const hashes = async (files: File[]) =>
      Promise.all(files.map(async (file) => hashOf(await file.bytes())));
    const saved = async (names: string[]) =>
      Promise.all(names.map(async (name) => hashOf(await readFile(name))));
    expect(await saved(sent.photos.map(({ name }) => at(name)))).toEqual(await hashes(sent.photos));
    expect(await saved(sent.references.map(({ name }) => at('references', name)))).toEqual(
      await hashes(sent.references),
    );
  }
  const numbers = folders.map((folder) => folder.split('-', 1)[0]);
  const confirmed = submissions.flatMap(({ id }) => id ?? []);
  expect(numbers, 'every confirmed order').toEqual(expect.arrayContaining(confirmed));
  const customers = folders.map((folder) => folder.replace(/^\d+-/, ''));
  expect(new Set(customers).size, 'no order twice').toBe(customers.length);
}

test(
  `the server stores every confirmed order completely and once despite ${KILLS} kills`,
  async ({ data }) => {
    const submissions: Submission[] = [];
    const random = randomFrom(SEED);
    let killed = 0;
    const start = async (killAt: number) => {
      const studio = await forkStudio(data, { site: 'bare', killAt });
      studios.push(studio);
      return studio;
    };
    for (let round = 0; round < KILLS; round++) {
      const killAt = 1 + random.below(STEPS);
      const { child, origin, kill } = await start(killAt);
      if (origin) {
        const open = submissions.filter(({ id }) => !id);
        const fresh = [submission(), submission()];
        submissions.push(...fresh);
        // A later round repeats the orders that the kill interrupts.
        await Promise.allSettled([...open, ...fresh].map((order) => submit(origin, order)));
      }
      await kill();
      expect(wasKilled(child), `round ${round}, step ${killAt}`).toBe(true);
      killed++;
    }
    const { origin, kill } = await start(0);
    await expectComplete(data, submissions);
    for (const order of submissions.filter(({ id }) => !id)) await submit(origin!, order);
    expect(await readdir(join(data, 'orders'))).toHaveLength(submissions.length);
    await expectComplete(data, submissions);
    for (const name of ['incoming', 'staging']) expect(await readdir(join(data, name))).toEqual([]);
    await kill();
    expect(killed).toBe(KILLS);
  },
  30_000 + KILLS * 4000,
);
