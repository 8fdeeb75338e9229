import { brand } from '../../brand.ts';
import { paths } from '../../routing/paths.ts';
import { firstCertificates } from '../facts.ts';
import { textRows } from '../make-rows.ts';
import type { PageRow } from '../page-row.ts';
import { policy } from '../policy.ts';
import { jobs } from './jobs.ts';

const company = textRows('company', {
  module: './templates/prose.tsx',
  parent: paths.about,
  // The studio is invented, and so is everything that these pages say about it.
  demonstration: true,
});

export const companyRows: readonly PageRow[] = [
  company(paths.about, {
    title: 'About the studio',
    label: 'About',
    description:
      'An online studio that finishes photographs by hand: what we do, how desks and editors work, what we promise and what we turn down.',
    photo: 'canal',
  }),
  company(paths.team, {
    title: 'The team, desk by desk',
    label: 'Team',
    description:
      'Who quotes, who edits and who checks every image a second time: the roles and desks of the studio, and in which countries they work.',
    keywords: 'staff people editors who',
  }),
  company(paths.culture, {
    title: 'How we work together',
    label: 'Culture',
    description:
      'Salaries instead of piecework, seven-hour shifts in gray rooms, difficult pictures that nobody has to edit: how a retouching studio works.',
  }),
  company(paths.careers, {
    title: 'Careers: work as a retoucher',
    label: 'Careers',
    description: `${brand.demonstration ? 'Sample positions' : 'Positions'} for retouchers and editors with salary ranges, the five steps of hiring, and an application that you send by email.`,
    keywords: 'jobs job work hiring vacancies vacancy employment salary',
    module: './templates/listing.tsx',
  }),
  company(paths.caseStudies, {
    title: 'Case studies: four typical jobs',
    label: 'Case studies',
    description:
      'A wedding, a house, 900 shoes and a torn print: what makes each job hard, in which order it is done, and where the time goes.',
  }),
  company(paths.press, {
    title: 'Press and media kit',
    label: 'Press',
    description:
      'The studio in a sentence and in a paragraph, the rules for its logo, its colors with their values and its typefaces, and how to reach it.',
  }),
  company(paths.awards, {
    title: 'Awards and recognition',
    label: 'Awards',
    description: `What ${firstCertificates} say about a studio and what they don’t, and how to judge retouching with a test of three frames.`,
  }),
  company(paths.partners, {
    title: 'Partner program',
    label: 'Partners',
    description:
      'For labs, agencies and platforms that pass on editing: white label, style sheets, monthly invoices, volume terms and no exclusivity.',
    keywords: 'reseller white label volume agency',
  }),
  company(paths.affiliates, {
    title: 'Affiliate program',
    label: 'Affiliates',
    description: `${policy.commission} percent for recommending us to photographers, by code and without tracking cookies. Who can join, and the rules.`,
    keywords: 'referral commission recommend',
  }),
  company(paths.investors, {
    title: 'Investor relations',
    label: 'Investors',
    description:
      'A privately held studio in one paragraph: where revenue comes from, what it costs and what could go wrong, and where to find the sample figures.',
  }),
  ...jobs.map(({ id, title, description, posted }): PageRow => ({
    path: paths.application(id),
    title: `Job: ${title}`,
    label: title,
    description,
    module: './templates/job.tsx',
    parent: paths.careers,
    updated: posted,
    demonstration: true,
    // Search engines must not offer a position that does not exist.
    indexable: !brand.demonstration,
  })),
];
