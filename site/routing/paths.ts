/**
 * Every path of the product, by name (pages 1). A link to a name that does not exist does not compile.
 * `content/pages.ts` says which of them have a page.
 */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  blog: '/blog',
  pricing: '/pricing',
  contact: '/contact',
  faq: '/faq',
  portfolio: '/portfolio',
  login: '/login',
  register: '/register',
  verifyEmail: '/verify-email',
  videos: '/videos',

  privacy: '/privacy-policy',
  terms: '/terms-of-service',
  cookies: '/cookie-policy',
  refunds: '/refund-policy',
  dataSecurity: '/data-security',
  accessibility: '/accessibility',
  copyrightPolicy: '/copyright-policy',
  copyright: '/legal/copyright',
  licensing: '/legal/licensing',
  credits: '/credits',
  digitalRights: '/legal/digital-rights',
  ccpa: '/legal/ccpa-compliance',
  pipeda: '/legal/pipeda-compliance',
  gdpr: '/gdpr-compliance',

  press: '/press',
  caseStudies: '/case-studies',
  awards: '/company/awards-recognition',
  partners: '/company/partner-program',
  affiliates: '/company/affiliate-program',
  investors: '/company/investor-relations',
  team: '/company/team',
  culture: '/company/culture',
  careers: '/careers',

  fileFormats: '/file-formats',
  uploadGuide: '/upload-guide',
  liveChat: '/live-chat',
  videoTutorials: '/support/video-tutorials',
  status: '/support/status-page',
  systemRequirements: '/support/system-requirements',
  apiDocumentation: '/support/api-documentation',
  developers: '/support/developer-portal',
  forum: '/support/community-forum',
  knowledgeBase: '/support/knowledge-base',

  resources: '/resources',
  tips: '/resources/photography-tips',
  guides: '/resources/editing-guides',
  reports: '/resources/reports',
  freeResources: '/resources/free',
  templates: '/resources/templates',
  webinars: '/resources/webinars',
  newsletter: '/resources/newsletter',
  presets: '/resources/presets',
  tools: '/resources/tools',
  downloads: '/resources/downloads',
  training: '/resources-training',

  portal: '/customer-portal',
  dashboard: '/dashboard',
  newOrder: '/orders/new',
  payment: '/orders/payment',
  admin: '/admin-settings',
  erpTest: '/erpnext-test',
  erpDashboard: '/erpnext-dashboard',
  business: '/business-management',
  stakeholders: '/stakeholder-portal',

  /** The page of a service, by its id in the catalog or the slug of a fixed page. */
  service: (slug: string) => `/services/${slug}`,
  article: (slug: string) => `/blog/${slug}`,
  application: (jobId: string) => `/careers/apply/${jobId}`,
  /** The order form with a service chosen, and a tier if one is named. */
  orderOf: (service: string, tier?: string) => `/?service=${service}${tier ? `&tier=${tier}` : ''}#upload`,
  /** A section of the home page. */
  onHome: (anchor: string) => `/#${anchor}`,
} as const;

/** Returns the canonical form of a page's path: in lower case, without a slash at the end. */
export function properPath(path: string): string {
  return path.toLowerCase().replace(/(.)\/+$/, '$1');
}
