import { paths } from '../../routing/paths.ts';
import { pageRow, textRows } from '../make-rows.ts';
import type { PageRow } from '../page-row.ts';
import { policy } from '../policy.ts';

const legal = textRows('legal', {
  module: './templates/legal.tsx',
  // The day on which all of them were last read through. A page that has changed since has its own.
  updated: '2026-11-22',
});

export const legalRows: readonly PageRow[] = [
  legal(paths.privacy, {
    title: 'Privacy policy',
    description:
      'What the studio learns about you when you order photo editing, why, how long it is kept, who sees it, and how to have it deleted.',
    keywords: 'delete erase photos data personal',
    updated: '2026-11-29',
  }),
  legal(paths.terms, {
    title: 'Terms of service',
    description:
      'The agreement behind an order: estimate, quote and contract, delivery, changes, payment, confidentiality and liability, in plain words.',
  }),
  legal(paths.cookies, {
    title: 'Cookie policy',
    description:
      'No cookies, neither for advertising nor for orders and sign-ins, and the complete list of what your browser remembers for this site.',
    parent: paths.privacy,
    updated: '2026-11-29',
  }),
  legal(paths.dataSecurity, {
    title: 'Data security',
    description:
      'What happens to a photograph from upload to erasure: encryption, who can open it, how long it stays, and what our certifications mean.',
    keywords: 'safe secure encryption virus vulnerability',
    parent: paths.privacy,
    updated: '2026-11-29',
  }),
  legal(paths.gdpr, {
    title: 'GDPR compliance',
    description:
      'For customers in Europe and the United Kingdom: legal grounds, your rights under Articles 13 to 22, transfers, processors, complaints.',
    parent: paths.privacy,
  }),
  legal(paths.ccpa, {
    title: 'CCPA notice for California',
    label: 'CCPA compliance',
    description:
      'For people in California: the categories of personal information we collect, your rights under the CCPA and how to make a request.',
    parent: paths.privacy,
  }),
  legal(paths.pipeda, {
    title: 'PIPEDA: privacy in Canada',
    label: 'PIPEDA compliance',
    description:
      'For customers in Canada: the ten fair information principles of PIPEDA in order, each with what the studio does to keep to it.',
    parent: paths.privacy,
  }),
  legal(paths.refunds, {
    title: 'Refund policy',
    description: `The ${policy.guarantee}-day money-back guarantee: what it covers, what you get back when you cancel, how to ask, and how soon the money arrives.`,
    keywords: 'money back guarantee cancel complaint',
    parent: paths.terms,
  }),
  legal(paths.accessibility, {
    title: 'Accessibility statement',
    label: 'Accessibility',
    description:
      'We aim for WCAG 2.2 AA. How the site is tested, which limits are known, and whom to tell when something does not work for you.',
    parent: paths.terms,
  }),
  legal(paths.copyrightPolicy, {
    title: 'Copyright policy and takedowns',
    label: 'Copyright policy',
    description:
      'Found your work here without permission? What a notice under the DMCA needs, what we do with it, and how a counter-notice works.',
    parent: paths.terms,
  }),
  legal(paths.copyright, {
    title: 'Copyright in edited photographs',
    label: 'Copyright',
    description:
      'Your originals stay yours, and so does the finished work. Who owns layers, skies and old prints, and what to do if you are not the photographer.',
    parent: paths.terms,
  }),
  legal(paths.licensing, {
    title: 'Licensing',
    description:
      'What you may do with delivered photographs, stock skies, free presets and templates, and the licenses of our fonts and software.',
    parent: paths.terms,
  }),
  pageRow(paths.credits, {
    title: 'Photo credits',
    description:
      'Every photograph and render on this site with its photographer or maker, its source, and the license under which it is published.',
    keywords: 'photographer source license images',
    parent: paths.licensing,
  }),
  legal(paths.digitalRights, {
    title: 'Digital rights, honest editing',
    label: 'Digital rights',
    description:
      'Releases, metadata, disclosure of retouched pictures, generated content: the rights of those in a photograph and of those who see it.',
    parent: paths.terms,
  }),
];
