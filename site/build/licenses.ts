import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fontPackages } from './fonts.ts';

const require = createRequire(import.meta.url);

/** The file with the licenses of all third-party code, in the built site and in the package. */
export const NOTICES = 'third-party-notices.txt';

/** Packages whose code is part of the stylesheet: Tailwind's reset and the definitions of its classes. */
export const IN_STYLESHEET = ['tailwindcss'];

/** Packages that only a worker loads, so that Vite does not list them (site/orders/decoder-worker.ts). */
export const IN_WORKERS = ['libheif-js', '@jsquash/jxl'];

/** Returns the text of OFL.txt, published beside the fonts: the license of each, with its copyright notice. */
export async function fontLicenses(): Promise<string> {
  const texts = await Promise.all(fontPackages.map(licenseOf));
  return `${texts.map(({ name, text }) => `${name}\n\n${text}`).join(`\n\n${'='.repeat(78)}\n\n`)}\n`;
}

/** Returns the notices for packages that Vite does not list, in the form that it writes for modules. */
export async function noticesOf(packages: readonly string[]): Promise<string> {
  const texts = await Promise.all(packages.map(licenseOf));
  return texts
    .map(({ name, version, license, text }) => `## ${name} - ${version} (${license})\n\n${text}\n`)
    .join('\n');
}

/**
 * Returns the notices with a text for each package that publishes no license file: Vite writes only a heading for it. The
 * MIT License has to be passed on with its text, which other notices contain.
 *
 * @throws if such a package is under another license.
 */
export function completeNotices(notices: string): string {
  const [terms = ''] = /Permission is hereby granted, free of charge[\s\S]*?SOFTWARE\./.exec(notices) ?? [];
  const withoutText = /^(## (\S+) - \S+ \((.*)\))\s*(?=^## |(?![\s\S]))/gm;
  return notices.replaceAll(withoutText, (_, heading: string, name: string, license: string) => {
    if (license !== 'MIT' || !terms) throw new Error(`${name} (${license}) has no license text`);
    return `${heading}\n\nCopyright (c) the authors of ${name}\n\n${terms}\n\n`;
  });
}

async function licenseOf(name: string) {
  const manifest = require.resolve(`${name}/package.json`);
  const { version, license } = JSON.parse(await readFile(manifest, 'utf8')) as {
    version: string;
    license: string;
  };
  const text = (await readFile(join(dirname(manifest), 'LICENSE'), 'utf8')).trim();
  return { name, version, license, text };
}
