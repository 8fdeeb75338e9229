import type { FrameLinkGroup } from '../../src/layout/frame.ts';
import { serviceNames } from '../../src/pricing/names.ts';
import { isServiceId } from '../../src/pricing/price-table.ts';
import { paths } from '../routing/paths.ts';
import { shownGroups } from './is-shown.ts';
import { guidePath } from './services/guide-path.ts';

/** Services in the footer, as far as they are offered. */
const services = ['portrait', 'wedding', 'real-estate', 'product', 'jewelry'].filter(isServiceId);

/** The five columns of the footer, without links to pages that the brand leaves out. */
export const footerColumns: readonly FrameLinkGroup[] = shownGroups([
  {
    title: 'Services',
    links: [
      { label: 'All services', href: paths.services },
      ...services.map((id) => ({ label: serviceNames[id], href: guidePath(id) })),
    ],
  },
  {
    title: 'Company',
    links: [
      { label: 'About', href: paths.about },
      { label: 'Team', href: paths.team },
      { label: 'Careers', href: paths.careers },
      { label: 'Press', href: paths.press },
      { label: 'Awards', href: paths.awards },
      { label: 'Partners', href: paths.partners },
    ],
  },
  {
    title: 'Support',
    links: [
      { label: 'Live chat', href: paths.liveChat },
      { label: 'File formats', href: paths.fileFormats },
      { label: 'Upload guide', href: paths.uploadGuide },
      { label: 'Knowledge base', href: paths.knowledgeBase },
      { label: 'Status', href: paths.status },
      { label: 'API', href: paths.apiDocumentation },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Privacy', href: paths.privacy },
      { label: 'Terms', href: paths.terms },
      { label: 'Cookies', href: paths.cookies },
      { label: 'Refunds', href: paths.refunds },
      { label: 'GDPR', href: paths.gdpr },
      { label: 'Accessibility', href: paths.accessibility },
    ],
  },
  {
    title: 'Resources',
    links: [
      { label: 'Tips', href: paths.tips },
      { label: 'Guides', href: paths.guides },
      { label: 'Presets', href: paths.presets },
      { label: 'Webinars', href: paths.webinars },
      { label: 'Downloads', href: paths.downloads },
      { label: 'Blog', href: paths.blog },
    ],
  },
]);
