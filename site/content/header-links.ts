import type { FrameLink, FrameLinkGroup } from '../../src/layout/frame.ts';
import { paths } from '../routing/paths.ts';
import { isShown, shownGroups } from './is-shown.ts';

/** The main links, in the specified order (pages 21). The Services button before them belongs to the header itself. */
export const mainLinks: readonly FrameLink[] = [
  { label: 'Portfolio', href: paths.portfolio },
  { label: 'Pricing', href: paths.pricing },
  { label: 'About', href: paths.about },
  { label: 'Contact', href: paths.contact },
  { label: 'FAQ', href: paths.faq },
  { label: 'Resources', href: paths.resources },
].filter(isShown);

/** The header's second row of links, with their badges (pages 23). */
export const moreLinks: readonly FrameLinkGroup[] = shownGroups([
  {
    title: 'Clients',
    links: [
      { label: 'Login', href: paths.portal },
      { label: 'Live chat', href: paths.liveChat, badge: '24/7' },
      { label: 'Stakeholder portal', href: paths.stakeholders, badge: 'Business' },
    ],
  },
  {
    title: 'Operations',
    links: [
      { label: 'Admin settings', href: paths.admin, badge: 'Admin' },
      { label: 'Business management', href: paths.business },
      { label: 'ERPNext test', href: paths.erpTest },
    ],
  },
]);

export const getStarted: FrameLink = { label: 'Get Started', href: paths.register };
