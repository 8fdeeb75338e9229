/** Every specified path is a page of its own (pages 1). The list is written out here, not read from the site's table. */
import { expect, test } from 'vitest';
import { jobs } from '../../site/content/company/jobs.ts';
import { leftOut } from '../../site/content/pages.ts';
import { ownPages, htmlAt, mainOf, textOf } from './built.ts';

/** A name without a slash is a fixed page below /services. */
const routes = `
  / /about /services /services/{slug} /blog /blog/{slug} /pricing /contact /faq /portfolio /login
  /register /verify-email /videos portrait-retouching wedding-photography real-estate
  product-photography fashion-beauty background-removal color-correction photo-restoration
  corporate-headshots ecommerce-photos event-photography beauty-retouching automotive-photography
  jewelry-photography food-photography /privacy-policy /terms-of-service /cookie-policy /refund-policy
  /data-security /accessibility /copyright-policy /legal/copyright /legal/licensing
  /legal/digital-rights /legal/ccpa-compliance /legal/pipeda-compliance /gdpr-compliance /press
  /case-studies /company/awards-recognition /company/partner-program /company/affiliate-program
  /company/investor-relations /company/team /company/culture /careers /careers/apply/{jobId}
  /file-formats /upload-guide /live-chat /support/video-tutorials /support/status-page
  /support/system-requirements /support/api-documentation /support/developer-portal
  /support/community-forum /support/knowledge-base /resources /resources/photography-tips
  /resources/editing-guides /resources/reports /resources/free /resources/templates
  /resources/webinars /resources/newsletter /resources/presets /resources/tools /resources/downloads
  /resources-training /customer-portal /dashboard /orders/new /orders/payment /admin-settings
  /erpnext-test /erpnext-dashboard /business-management /stakeholder-portal
`
  .trim()
  .split(/\s+/)
  .map((route) => ({ route: route.startsWith('/') ? route : `/services/${route}` }));

const headingOf = (html: string) => textOf(/<h1\b[\s\S]*?<\/h1>/.exec(html)?.[0] ?? '').trim();
const notFound = headingOf(htmlAt('/404'));

test('the specification has 83 route patterns', () => {
  expect(routes).toHaveLength(83);
  expect(notFound).toBeTruthy();
});

const patternOf = (route: string) => new RegExp(`^${route.replace(/\{\w+\}/, '[\\w-]+')}$`);

/** Without those that the studio leaves out. */
const kept = routes.filter(({ route }) => {
  const matches = (path: string) => patternOf(route).test(path);
  const isLeftOut = (path: string) => matches(path) || route.startsWith(`${path}/`);
  return ownPages.some(({ path }) => matches(path)) || ![...leftOut].some(isLeftOut);
});

/** Of how many pages a pattern is at least the path. A studio may have no position to fill. */
const fewest = (route: string) => (route.endsWith('{jobId}') ? jobs.length : route.includes('{') ? 3 : 1);

test.for(kept)('$route is a page of its own, for anonymous visitors (pages 1)', ({ route }) => {
  const pages = ownPages.filter(({ path }) => patternOf(route).test(path));
  expect(pages.length).toBeGreaterThanOrEqual(fewest(route));
  for (const { html, path } of pages) {
    expect(headingOf(html), path).toBeTruthy();
    expect(headingOf(html), path).not.toBe(notFound);
    expect(textOf(mainOf(html)).split(' ').length, path).toBeGreaterThan(40);
  }
});

test('the customer portal and the dashboard are the same screen (pages 4)', () => {
  const screen = (path: string) => textOf(mainOf(htmlAt(path)));
  expect(screen('/dashboard')).toBe(screen('/customer-portal'));
  expect(screen('/dashboard').length).toBeGreaterThan(200);
});

test.for([
  '/admin-settings',
  '/erpnext-test',
  '/erpnext-dashboard',
  '/business-management',
  '/stakeholder-portal',
])('%s says that its data are samples, and keeps search engines out (pages 8)', (path) => {
  const html = htmlAt(path);
  expect(html).toMatch(/<meta name="robots" content="noindex"/);
  expect(textOf(mainOf(html))).toMatch(/sample/i);
});
