import { expect, test, vi } from 'vitest';
import { checkLinks, sentencesToRead } from '../../../../site/build/left-out.ts';
import type { Page } from '../../../../site/content/page-row.ts';

vi.mock('../../../../src/pricing/price-table.ts', async (load) => {
  const file = await load<typeof import('../../../../src/pricing/price-table.ts')>();
  return { ...file, isServiceId: (id: string) => id !== 'jewelry' };
});

const built = (content: Page['content'], html: string) => ({
  page: {
    path: '/a',
    title: '',
    description: '',
    module: './templates/prose.tsx',
    content,
    trail: [],
    subPages: [],
    related: [],
  } as Page,
  html,
});

test('checkLinks names file and line of each link to a page that is left out', () => {
  const pages = [built('company/culture.mdx', '<a class="a" href="/careers#open">Jobs</a>')];
  expect(() => checkLinks(pages, new Set(['/careers']))).toThrow(
    /site\/content\/company\/culture\.mdx:\d+ links to \/careers\./,
  );
  expect(() => checkLinks(pages, new Set(['/blog']))).not.toThrow();
});

test('checkLinks does not name prose whose page lacks the link', () => {
  const pages = [
    built('company/culture.mdx', '<a href="/careers">Jobs</a>'),
    built('company/team.mdx', '<a href="/about">About</a>'),
  ];
  expect(() => checkLinks(pages, new Set(['/careers']))).toThrow(/^(?!.*team\.mdx)/s);
});

test('checkLinks names the file of a link whose line it does not find', () => {
  const pages = [built('company/about.mdx', '<a href="/nowhere-else">A</a>')];
  expect(() => checkLinks(pages, new Set(['/nowhere-else']))).toThrow(
    'site/content/company/about.mdx links to /nowhere-else.',
  );
});

test('sentencesToRead lists the sentences that name a service that is not offered', () => {
  const about = built(
    'company/about.mdx',
    '<main><p>Portraits. The jewelry desk knows <em>how</em> platinum differs from white gold.</p><p>Clients say.</p></main>',
  );
  expect(sentencesToRead([about, about])).toEqual([
    expect.stringMatching(
      /^site\/content\/company\/about\.mdx(?::\d+)?: The jewelry desk knows how platinum differs from white gold\.$/,
    ),
  ]);
});
