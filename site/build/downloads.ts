import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import sharp from 'sharp';
import type { Plugin } from 'vite';
import {
  checkSubProcessors,
  dataProcessingAgreement,
  nonDisclosureAgreement,
  subProcessors,
} from '../content/legal/documents.ts';
import { formatSize } from '../../src/lib/format-size.ts';
import { toCsv } from '../../src/lib/csv.ts';
import { applyLook, cubeOf, looks, type Look } from '../../src/looks/looks.ts';

/**
 * The photograph that shows the looks: walls, water, sky and lamps in one image. 3:2. It is not read from `#photos`,
 * which only Vite can load.
 */
const SAMPLE = createRequire(new URL('../../package.json', import.meta.url)).resolve('#look-sample');
const SAMPLE_SIZE = { width: 720, height: 480 };

type Download = { name: string; source: string };

/**
 * Returns a table of `content/resources` with the byte order mark and the line ends that Excel expects. A spreadsheet that
 * has saved the table may have added both.
 */
function table(name: string): Download {
  const file = readFileSync(new URL(`../content/resources/${name}`, import.meta.url));
  // The decoder leaves out the mark.
  const text = new TextDecoder().decode(file);
  return { name, source: `\uFEFF${text.replaceAll(/\r?\n/g, '\r\n')}` };
}

/** Every download with its name. */
const files: readonly Download[] = [
  table('shot-list.csv'),
  table('photo-brief.csv'),
  { name: 'data-processing-agreement.txt', source: dataProcessingAgreement },
  { name: 'non-disclosure-agreement.txt', source: nonDisclosureAgreement },
  { name: 'sub-processors.csv', source: toCsv(subProcessors) },
  ...looks.map((look) => ({ name: `${look.id}.cube`, source: cubeOf(look) })),
];

/** Size of each download, as pages show it, by its name. */
export const downloadSizes = Object.fromEntries(
  files.map(({ name, source }) => [name, formatSize(Buffer.byteLength(source))]),
);

/** Vite plugin: writes the files that visitors can download to `/downloads`, and an image of each look to `/looks`. */
export function downloads(): Plugin {
  return {
    name: 'safelight-downloads',
    async generateBundle() {
      if (this.environment.name !== 'client') return;
      checkSubProcessors();
      for (const { name, source } of files)
        this.emitFile({ type: 'asset', fileName: `downloads/${name}`, source });
      const samples = await Promise.all([undefined, ...looks].map(sampleOf));
      for (const { name, source } of samples)
        this.emitFile({ type: 'asset', fileName: `looks/${name}.webp`, source });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const [, folder, name] = /^\/(downloads|looks)\/([\w-]+(?:\.\w+)?)/.exec(request.url ?? '') ?? [];
        const file = folder === 'downloads' && files.find((one) => one.name === name);
        if (file) return void response.end(file.source);
        if (folder !== 'looks') return next();
        const look = looks.find(({ id }) => `${id}.webp` === name);
        sampleOf(look).then(
          ({ source }) => response.setHeader('Content-Type', 'image/webp').end(source),
          next,
        );
      });
    },
  };
}

/** Returns the sample photograph with a look applied, as an editing program would, or unchanged without one. */
async function sampleOf(look: Look | undefined) {
  const { data, info } = await sharp(SAMPLE)
    .resize(SAMPLE_SIZE)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (look) {
    const pixel = (at: number) => (data[at] ?? 0) / 255;
    for (let at = 0; at < data.length; at += 3)
      data.set(
        applyLook(look, [pixel(at), pixel(at + 1), pixel(at + 2)]).map((value) => Math.round(value * 255)),
        at,
      );
  }
  const image = sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } });
  return { name: look?.id ?? 'as-shot', source: await image.webp({ quality: 78 }).toBuffer() };
}
