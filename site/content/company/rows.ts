import { brand } from '../../brand.ts';
import { paths } from '../../routing/paths.ts';
import { firstCertificates } from '../facts.ts';
import type { PageRow } from '../page-row.ts';
import { policy } from '../policy.ts';
import { jobs } from './jobs.ts';

const module = './templates/prose.tsx';
/** The studio is invented, and so is everything that these pages say about it. */
const demonstration = true;

export const companyRows: readonly PageRow[] = [
  {
    path: paths.about,
    title: 'About the studio',
    label: 'About',
    description:
      'An online studio that finishes photographs by hand: what we do, how desks and editors work, what we promise and what we turn down.',
    module,
    content: 'company/about.mdx',
    demonstration,
    photo: 'canal',
  },
  {
    path: paths.team,
    title: 'The team, desk by desk',
    label: 'Team',
    description:
      'Who quotes, who edits and who checks every image a second time: the roles and desks of the studio, and in which countries they work.',
    keywords: 'staff people editors who',
    module,
    content: 'company/team.mdx',
    demonstration,
    parent: paths.about,
  },
  {
    path: paths.culture,
    title: 'How we work together',
    label: 'Culture',
    description:
      'Salaries instead of piecework, seven-hour shifts in gray rooms, difficult pictures that nobody has to edit: how a retouching studio works.',
    module,
    content: 'company/culture.mdx',
    demonstration,
    parent: paths.about,
  },
  {
    path: paths.careers,
    title: 'Careers: work as a retoucher',
    label: 'Careers',
    description: `${brand.demonstration ? 'Sample positions' : 'Positions'} for retouchers and editors with salary ranges, the five steps of hiring, and an application that you send by email.`,
    keywords: 'jobs job work hiring vacancies vacancy employment salary',
    module: './templates/listing.tsx',
    content: 'company/careers.mdx',
    demonstration,
    parent: paths.about,
  },
  {
    path: paths.caseStudies,
    title: 'Case studies: four typical jobs',
    label: 'Case studies',
    description:
      'A wedding, a house, 900 shoes and a torn print: what makes each job hard, in which order it is done, and where the time goes.',
    module,
    content: 'company/case-studies.mdx',
    demonstration,
    parent: paths.about,
  },
  {
    path: paths.press,
    title: 'Press and media kit',
    label: 'Press',
    description:
      'The studio in a sentence and in a paragraph, the rules for its logo, its colors with their values and its typefaces, and how to reach it.',
    module,
    content: 'company/press.mdx',
    demonstration,
    parent: paths.about,
  },
  {
    path: paths.awards,
    title: 'Awards and recognition',
    label: 'Awards',
    description: `What ${firstCertificates} say about a studio and what they don’t, and how to judge retouching with a test of three frames.`,
    module,
    content: 'company/awards-recognition.mdx',
    demonstration,
    parent: paths.about,
  },
  {
    path: paths.partners,
    title: 'Partner program',
    label: 'Partners',
    description:
      'For labs, agencies and platforms that pass on editing: white label, style sheets, monthly invoices, volume terms and no exclusivity.',
    keywords: 'reseller white label volume agency',
    module,
    content: 'company/partner-program.mdx',
    demonstration,
    parent: paths.about,
  },
  {
    path: paths.affiliates,
    title: 'Affiliate program',
    label: 'Affiliates',
    description: `${policy.commission} percent for recommending us to photographers, by code and without tracking cookies. Who can join, and the rules.`,
    keywords: 'referral commission recommend',
    module,
    content: 'company/affiliate-program.mdx',
    demonstration,
    parent: paths.about,
  },
  {
    path: paths.investors,
    title: 'Investor relations',
    label: 'Investors',
    description:
      'A privately held studio in one paragraph: where revenue comes from, what it costs and what could go wrong, and where to find the sample figures.',
    module,
    content: 'company/investor-relations.mdx',
    demonstration,
    parent: paths.about,
  },
  ...jobs.map(({ id, title, description, posted }): PageRow => ({
    path: paths.application(id),
    title: `Job: ${title}`,
    label: title,
    description,
    module: './templates/job.tsx',
    parent: paths.careers,
    updated: posted,
    demonstration,
    // Search engines must not offer a position that does not exist.
    indexable: !brand.demonstration,
  })),
];
