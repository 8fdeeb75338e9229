import { paths } from '../routing/paths.ts';
import type { Site } from './extras.ts';

/** Months until security.txt expires. RFC 9116 recommends less than a year, so that an abandoned site shows as such. */
const MONTHS_VALID = 6;

/**
 * Returns security.txt, which says where to report a vulnerability (RFC 9116).
 *
 * @param built Date of the build. Only its month counts, so that two builds of a day are the same.
 */
export function securityText({ brand, pageUrl }: Site, built: Date): string {
  const expires = new Date(Date.UTC(built.getUTCFullYear(), built.getUTCMonth() + MONTHS_VALID, 1));
  return [
    `Contact: mailto:${brand.email}`,
    `Contact: ${pageUrl({ path: paths.contact })}`,
    `Expires: ${expires.toISOString().replace('.000', '')}`,
    'Preferred-Languages: en',
    `Canonical: ${brand.url}/.well-known/security.txt`,
    `Policy: ${pageUrl({ path: paths.dataSecurity })}`,
    '',
  ].join('\n');
}

/** Returns humans.txt: who makes the site, and with what (humanstxt.org). */
export function humansText({ brand, pageUrl }: Site): string {
  return [
    '/* TEAM */',
    `Studio: ${brand.name}`,
    `Who does what: ${pageUrl({ path: paths.team })}`,
    `Contact: ${brand.email}`,
    '',
    '/* SITE */',
    'Language: English',
    'Standards: HTML, CSS, ECMAScript, WCAG 2.2 AA',
    'Made with: TypeScript, React, Vite, Tailwind CSS, Storybook',
    'Type: Newsreader, Instrument Sans, DM Mono',
    '',
  ].join('\n');
}
