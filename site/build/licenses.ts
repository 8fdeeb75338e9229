import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fontPackages } from './fonts.ts';

const require = createRequire(import.meta.url);

/** The file with the licenses of all third-party code, in the built site and in the package. */
export const NOTICES = 'third-party-notices.txt';

/** Packages whose code is part of the stylesheet: Tailwind's reset and the definitions of its classes. */
export const IN_STYLESHEET = ['tailwindcss'];

/** Packages of the site's files that Vite does not list: its own helpers, and what only a worker loads. */
export const NOT_LISTED = ['vite', 'rolldown', 'libheif-js', '@jsquash/jxl'];

/**
 * Licenses of the libraries that are compiled into a package, whose own license file lacks them. The LGPL of libheif also
 * asks for the text of the GPL and for the place of the source code.
 */
const compiledIn: Readonly<Record<string, () => Promise<string>>> = {
  'libheif-js': async () =>
    'libheif.wasm contains libheif and libde265. Their source code is at https://github.com/strukturag/libheif and ' +
    `https://github.com/strukturag/libde265.\n\n${await readFile(require.resolve('libheif-js/libheif-wasm/LICENSE'), 'utf8')}`,
  '@jsquash/jxl': () => readFile(join(import.meta.dirname, 'jxl-licenses.txt'), 'utf8'),
};

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
  const file = join(dirname(manifest), name === 'vite' ? 'LICENSE.md' : 'LICENSE');
  // Vite's file continues with the licenses of all packages that Vite itself is built from.
  const [own] = (await readFile(file, 'utf8')).split('\n# Licenses of bundled dependencies');
  const text = `${own}\n${(await compiledIn[name]?.()) ?? ''}`.trim();
  return { name, version, license, text };
}
