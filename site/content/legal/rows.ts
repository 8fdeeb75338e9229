import { paths } from '../../routing/paths.ts';
import type { PageRow } from '../page-row.ts';
import { policy } from '../policy.ts';

/** The day on which all of them were last read through. A page that has changed since has its own. */
const updated = '2026-11-22';

const module = './templates/legal.tsx';

export const legalRows: readonly PageRow[] = [
  {
    path: paths.privacy,
    title: 'Privacy policy',
    description:
      'What the studio learns about you when you order photo editing, why, how long it is kept, who sees it, and how to have it deleted.',
    keywords: 'delete erase photos data personal',
    module,
    content: 'legal/privacy-policy.mdx',
    updated,
  },
  {
    path: paths.terms,
    title: 'Terms of service',
    description:
      'The agreement behind an order: estimate, quote and contract, delivery, changes, payment, confidentiality and liability, in plain words.',
    module,
    content: 'legal/terms-of-service.mdx',
    updated,
  },
  {
    path: paths.cookies,
    title: 'Cookie policy',
    description:
      'One cookie, which comes when you upload photographs or sign in, and the complete list of what your browser remembers for this site.',
    module,
    content: 'legal/cookie-policy.mdx',
    parent: paths.privacy,
    updated: '2026-11-29',
  },
  {
    path: paths.dataSecurity,
    title: 'Data security',
    description:
      'What happens to a photograph from upload to erasure: encryption, who can open it, how long it stays, and what our certifications mean.',
    keywords: 'safe secure encryption virus vulnerability',
    module,
    content: 'legal/data-security.mdx',
    parent: paths.privacy,
    updated: '2026-11-29',
  },
  {
    path: paths.gdpr,
    title: 'GDPR compliance',
    description:
      'For customers in Europe and the United Kingdom: legal grounds, your rights under Articles 13 to 22, transfers, processors, complaints.',
    module,
    content: 'legal/gdpr-compliance.mdx',
    parent: paths.privacy,
    updated,
  },
  {
    path: paths.ccpa,
    title: 'CCPA notice for California',
    label: 'CCPA compliance',
    description:
      'For people in California: the categories of personal information we collect, your rights under the CCPA and how to make a request.',
    module,
    content: 'legal/ccpa-compliance.mdx',
    parent: paths.privacy,
    updated,
  },
  {
    path: paths.pipeda,
    title: 'PIPEDA: privacy in Canada',
    label: 'PIPEDA compliance',
    description:
      'For customers in Canada: the ten fair information principles of PIPEDA in order, each with what the studio does to keep to it.',
    module,
    content: 'legal/pipeda-compliance.mdx',
    parent: paths.privacy,
    updated,
  },
  {
    path: paths.refunds,
    title: 'Refund policy',
    description: `The ${policy.guarantee}-day money-back guarantee: what it covers, what you get back when you cancel, how to ask, and how soon the money arrives.`,
    keywords: 'money back guarantee cancel complaint',
    module,
    content: 'legal/refund-policy.mdx',
    parent: paths.terms,
    updated,
  },
  {
    path: paths.accessibility,
    title: 'Accessibility statement',
    label: 'Accessibility',
    description:
      'We aim for WCAG 2.2 AA. How the site is tested, which limits are known, and whom to tell when something does not work for you.',
    module,
    content: 'legal/accessibility.mdx',
    parent: paths.terms,
    updated,
  },
  {
    path: paths.copyrightPolicy,
    title: 'Copyright policy and takedowns',
    label: 'Copyright policy',
    description:
      'Found your work here without permission? What a notice under the DMCA needs, what we do with it, and how a counter-notice works.',
    module,
    content: 'legal/copyright-policy.mdx',
    parent: paths.terms,
    updated,
  },
  {
    path: paths.copyright,
    title: 'Copyright in edited photographs',
    label: 'Copyright',
    description:
      'Your originals stay yours, and so does the finished work. Who owns layers, skies and old prints, and what to do if you are not the photographer.',
    module,
    content: 'legal/copyright.mdx',
    parent: paths.terms,
    updated,
  },
  {
    path: paths.licensing,
    title: 'Licensing',
    description:
      'What you may do with delivered photographs, stock skies, free presets and templates, and the licenses of our fonts and software.',
    module,
    content: 'legal/licensing.mdx',
    parent: paths.terms,
    updated,
  },
  {
    path: paths.credits,
    title: 'Photo credits',
    description:
      'Every photograph and render on this site with its photographer or maker, its source, and the license under which it is published.',
    keywords: 'photographer source license images',
    module: './pages/credits.tsx',
    parent: paths.licensing,
  },
  {
    path: paths.digitalRights,
    title: 'Digital rights, honest editing',
    label: 'Digital rights',
    description:
      'Releases, metadata, disclosure of retouched pictures, generated content: the rights of those in a photograph and of those who see it.',
    module,
    content: 'legal/digital-rights.mdx',
    parent: paths.terms,
    updated,
  },
];
