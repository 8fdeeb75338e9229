import { serviceNames } from '../../src/pricing/names.ts';
import { isServiceId } from '../../src/pricing/price-table.ts';
import { paths } from '../routing/paths.ts';
import { shownGroups } from './is-shown.ts';
import { guidePath } from './services/guide-path.ts';

/** Services in the footer, as far as they are offered. */
const services = ['portrait', 'wedding', 'real-estate', 'product', 'jewelry'].filter(isServiceId);

/** The links of each column, by their labels. */
const columns: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Services: {
    'All services': paths.services,
    ...Object.fromEntries(services.map((id) => [serviceNames[id], guidePath(id)])),
  },
  Company: {
    About: paths.about,
    Team: paths.team,
    Careers: paths.careers,
    Press: paths.press,
    Awards: paths.awards,
    Partners: paths.partners,
  },
  Support: {
    'Live chat': paths.liveChat,
    'File formats': paths.fileFormats,
    'Upload guide': paths.uploadGuide,
    'Knowledge base': paths.knowledgeBase,
    Status: paths.status,
    API: paths.apiDocumentation,
  },
  Legal: {
    Privacy: paths.privacy,
    Terms: paths.terms,
    Cookies: paths.cookies,
    Refunds: paths.refunds,
    GDPR: paths.gdpr,
    Accessibility: paths.accessibility,
  },
  Resources: {
    Tips: paths.tips,
    Guides: paths.guides,
    Presets: paths.presets,
    Webinars: paths.webinars,
    Downloads: paths.downloads,
    Blog: paths.blog,
  },
};

/** The five columns of the footer, without links to pages that the brand leaves out. */
export const footerColumns = shownGroups(
  Object.entries(columns).map(([title, links]) => ({
    title,
    links: Object.entries(links).map(([label, href]) => ({ label, href })),
  })),
);
