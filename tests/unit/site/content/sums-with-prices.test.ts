/** Two articles calculate with the prices. A studio that changes a price rewrites them, or leaves out their pages. */
import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { estimate } from '../../../../src/pricing/estimate.ts';
import { qualityNames, serviceNames, turnaroundNames } from '../../../../src/pricing/names.ts';
import {
  basePrices,
  marketingTiers,
  qualityMultipliers,
  serviceIds,
  turnarounds,
  type ServiceId,
  type Turnaround,
} from '../../../../src/pricing/price-table.ts';
import { inWords } from '../../../../site/content/counts.ts';
import { leftOut } from '../../../../site/content/pages.ts';
import { paths } from '../../../../site/routing/paths.ts';

const textOf = (article: string) => readFile(`site/content/resources/${article}.mdx`, 'utf8');
const inLowerCase = (count: number) => inWords(count).toLowerCase();

/** Dollars of an order in Pro quality. */
function price(serviceType: ServiceId, turnaround: Turnaround, imageCount: number, rushOrder = false) {
  return estimate({ serviceType, turnaround, imageCount, rushOrder, qualityLevel: 'pro' })?.total ?? NaN;
}

test.skipIf(leftOut.has(paths.reports))('the first report has the base prices and the tiers', async () => {
  const report = await textOf('reports');
  const prices = serviceIds.map((id) => basePrices[id]).toSorted((one, other) => one - other);
  const half = prices.length / 2;
  const median = ((prices[Math.ceil(half) - 1] ?? NaN) + (prices[Math.floor(half)] ?? NaN)) / 2;
  const mean = prices.reduce((sum, each) => sum + each, 0) / prices.length;
  expect(report).toContain(
    `The ${inLowerCase(prices.length)} base prices run from $${prices[0]} to $${prices.at(-1)} an image.`,
  );
  expect(report).toContain(`The middle of the list is $${median};`);
  expect(report).toContain(`at $${mean.toFixed(2)},`);

  const rows = [...report.matchAll(/^\| \$(\d+)(?:–(\d+))? \| (\d+) \| (.*) \|$/gm)];
  const listed = rows.flatMap(([row, from, to = from, count, names = '']) => {
    const here = serviceIds.filter((id) => basePrices[id] >= Number(from) && basePrices[id] <= Number(to));
    expect(here, row).toHaveLength(Number(count));
    for (const id of here) expect(names.toLowerCase()).toContain(firstName(serviceNames[id]));
    return here;
  });
  expect(listed.toSorted()).toEqual(serviceIds.toSorted());

  const steps = serviceIds.map((id) => marketingTiers[id].premium / marketingTiers[id].basic);
  const fourfold = inLowerCase(steps.filter((step) => step === 4).length);
  expect(report).toContain(
    `Premium costs four times as much as Basic in ${fourfold} of ${inLowerCase(steps.length)} services`,
  );
  expect(serviceIds[steps.indexOf(Math.max(...steps))]).toBe('background-removal');
  expect(report).toContain(`background removal, at ${inLowerCase(Math.max(...steps))} times`);
  expect(serviceIds[steps.indexOf(Math.min(...steps))]).toBe('architectural');
  expect(report).toContain(`The smallest, ${Math.min(...steps).toFixed(1)} times, is in architectural work`);
});

test.skipIf(leftOut.has(paths.reports))('the second report has the estimates of its orders', async () => {
  const report = await textOf('reports');
  expect(report).toContain(
    `Forty ${serviceNames.wedding.toLowerCase()} frames in ${qualityNames.pro} quality`,
  );
  const wedding = (turnaround: Turnaround, rushOrder = false) => price('wedding', turnaround, 40, rushOrder);
  const rows = turnarounds.map(
    ({ id, hours }) => `| ${turnaroundNames[id]}, ${hours} | $${wedding(id)} | $${wedding(id, true)} |`,
  );
  expect(report).toContain(`| --- | --- | --- |\n${rows.join('\n')}\n\n`);

  const day = wedding('priority') - wedding('standard');
  expect(day * 5).toBe(wedding('standard'));
  expect(report).toContain(`you pay $${day} for about 24 hours`);
  expect(wedding('standard', true)).toBe(wedding('rush'));
  expect(report).toContain(`both come to $${wedding('rush')}.`);
  expect(wedding('express', true)).toBe(3 * wedding('standard'));
  const split = price('wedding', 'express', 10) + price('wedding', 'standard', 30);
  expect(report).toContain(`make $${split} instead of $${wedding('express')}.`);
});

test.skipIf(leftOut.has(paths.tools))('the tools compare an hour of work with the estimate', async () => {
  const pro = price('portrait', 'standard', 40);
  const tools = (await textOf('tools')).replaceAll('\u00a0', ' ');
  const factors = `${basePrices.portrait} × ${qualityMultipliers.pro} × 40`;
  expect(tools).toContain(`40 portraits in Pro quality is ${factors} = $${pro},`);
  const minutes = ((pro / 45) * 60) / 40;
  expect(tools).toContain(`The break-even for that set lies at ${inLowerCase(minutes)} minutes a frame.`);
});

/** First word of a name: "real" of "Real estate". Lists shorten names: "Restoration". */
function firstName(name: string) {
  return name.toLowerCase().split(' ')[0] ?? name;
}
