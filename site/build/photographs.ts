import { readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Plugin, ViteDevServer } from 'vite';
import {
  imagetools,
  resolveConfigs,
  type ImageConfig,
  type OutputFormat,
  type ProcessedImage,
  type TransformFactory,
} from 'vite-imagetools';
import type { Photograph } from '../../src/photos/photograph.ts';
import { hexOf } from './colors.ts';

/** Cache folder that site, Storybook and tests share, whatever the working directory. */
const cacheFolder = fileURLToPath(new URL('../../node_modules/.cache/imagetools', import.meta.url));

/**
 * AVIF for pages. The largest size also as WebP, for feeds, crawlers and `src`. Qualities were chosen by eye on skin and
 * on a night sky. AVIF at effort 3 is within 4 % of the size at effort 6, in a third of the time.
 */
const formats = {
  avif: { quality: '47', effort: '3' },
  webp: { quality: '74', effort: '4' },
} as const;

/** Further crops, by the name of their directive: ratio, and widths in pixels. */
const crops: Readonly<Record<string, { ratio: string; widths: string[] }>> = {
  card: { ratio: '10x7', widths: ['384', '640'] },
  square: { ratio: '1x1', widths: ['320', '400', '640'] },
};

/**
 * Vite plugin: `import car from 'some-package/car.jpg?w=320;640&crop=10x7,50,40&as=photo'` gives a
 * `Photograph` without its words (`mocks/photo-modules.d.ts` has the type).
 *
 * - `w`: widths in pixels, divided by `;`. Nothing is enlarged.
 * - `crop`: a ratio, then where to cut as in CSS `object-position` (percent across, percent down), then
 *   optionally how much of the largest possible cut to keep (percent; less is closer). Cutting here
 *   and not in CSS means that no visitor downloads what the crop hides.
 * - `card`, `square`: where to cut a further crop, which has a ratio and widths of its own.
 */
export function photographs(): Plugin {
  const plugin: Plugin = imagetools({
    include: /^[^?]+\.(jpe?g|png)\?(?:.*&)?as=photo$/,
    exclude: [],
    cache: { dir: cacheFolder },
    defaultDirectives: new URLSearchParams({ format: Object.keys(formats).join(';') }),
    resolveConfigs: configsOf,
    extendTransforms: (builtins) => [crop, ...builtins, encodeOnce],
    extendOutputFormats: (builtins) => ({ ...builtins, photo }),
  });
  return { ...plugin, configureServer: sendCached };
}

/**
 * Sends photographs as the build writes them, from the cache. imagetools (12.0) would encode them again for every request,
 * with other settings.
 */
function sendCached({ middlewares }: ViteDevServer): void {
  middlewares.use('/@imagetools', async ({ url = '' }, response, next) => {
    const image = await readFile(join(cacheFolder, basename(url))).catch(() => null);
    if (!image) return next();
    // A WebP file begins with the name of its container.
    const format = image.toString('latin1', 0, 4) === 'RIFF' ? 'webp' : 'avif';
    response.setHeader('Content-Type', `image/${format}`).end(image);
  });
}

/**
 * Returns the pattern of a file's name in `assets`. AVIF and WebP files are named by their hash alone: the bundler writes
 * photographs with the same content once, under the name that it finds first, and the builds for client and server may find
 * different ones first. Short names also make the HTML smaller.
 */
export function assetFileNames({ names }: { names: string[] }): string {
  return names.some((name) => /\.(?:avif|webp)$/.test(name))
    ? 'assets/[hash:10][extname]'
    : 'assets/[name]-[hash:6][extname]';
}

/** Returns the files to make: those of the photograph itself, which are named `own`, and those of each further crop. */
const configsOf: typeof resolveConfigs = (entries, outputFormats) => {
  const own = new Map(entries).set('name', ['own']);
  const further = Object.entries(crops).flatMap(([name, { ratio, widths }]) => {
    const position = own.get(name);
    return position
      ? [
          new Map(own)
            .set('name', [name])
            .set('w', widths)
            .set('crop', [`${ratio},${position[0]}`]),
        ]
      : [];
  });
  return [own, ...further].flatMap((group) =>
    resolveConfigs([...group], outputFormats)
      .filter(isUsed)
      .map(withQuality),
  );
};

/** Whether a page, a feed or a crawler can ask for the file: any AVIF, and the widest WebP. */
function isUsed({ format, w }: ImageConfig, _index: number, all: ImageConfig[]): boolean {
  return format === 'avif' || !all.some((other) => Number(other['w']) > Number(w));
}

function withQuality(config: ImageConfig): ImageConfig {
  return { ...config, ...formats[config.format as keyof typeof formats] };
}

const crop: TransformFactory = ({ crop: cut }) => {
  if (typeof cut !== 'string') return undefined;
  return (state, image) => {
    const area = cropArea(cut, state.info.autoOriented);
    const { width, height } = area;
    // imagetools starts every later step from `autoOriented`.
    Object.assign(state.info, { width, height, autoOriented: { width, height } });
    return image.autoOrient().extract(area);
  };
};

/** Encodes an image once: imagetools writes the result to a file, and `dominantColor` reads the same bytes. */
const encodeOnce: TransformFactory = () => (_state, image) => {
  const encode = image.toBuffer.bind(image);
  let encoded: ReturnType<typeof encode> | undefined;
  return Object.assign(image, { toBuffer: () => (encoded ??= encode({ resolveWithObject: true })) });
};

/** Parses a `crop` directive into a rectangle. Throws if it is malformed. */
export function cropArea(cut: string, { width, height }: { width: number; height: number }) {
  const [, across, down, x, y, keep = '100'] = /^(\d+)x(\d+),(\d+),(\d+)(?:,(\d+))?$/.exec(cut) ?? [];
  if (!across || !down || !x || !y) throw new Error(`crop=${cut}: expected e.g. 10x7,50,40 or 10x7,50,40,80`);
  const ratio = Number(across) / Number(down);
  const wide = Math.round((Math.min(width, height * ratio) * Number(keep)) / 100);
  const high = Math.min(height, Math.round(wide / ratio));
  return {
    left: Math.round(((width - wide) * Number(x)) / 100),
    top: Math.round(((height - high) * Number(y)) / 100),
    width: wide,
    height: high,
  };
}

const photo: OutputFormat = () => async (images) => {
  const named = Map.groupBy(images, ({ config }) => config['name'] ?? '');
  const files = await Promise.all([...named].map(async ([name, of]) => [name, await describe(of)] as const));
  const { own, ...further } = Object.fromEntries(files);
  return { ...own, ...further };
};

async function describe(images: readonly ProcessedImage[]): Promise<Omit<Photograph, 'alt'>> {
  const inOrder = images.toSorted((a, b) => a.info.width - b.info.width);
  const smallest = inOrder[0];
  const largest = inOrder.findLast((image) => image.transforms.format === 'webp');
  if (!smallest || !largest) throw new Error('as=photo got no image to describe');
  return {
    src: largest.src,
    width: largest.info.width,
    height: largest.info.height,
    tone: await dominantColor(smallest),
    // Every browser that supports `light-dark()`, which the colors need, also decodes AVIF.
    srcSet: srcSet(inOrder.filter((image) => image.transforms.format === 'avif')),
  };
}

/** Returns the `srcset`. Widths above that of the source are reduced to it, and appear once. */
function srcSet(images: readonly ProcessedImage[]): string {
  const byWidth = new Map(images.map((image) => [image.info.width, image.src]));
  return [...byWidth].map(([width, src]) => `${src} ${width}w`).join(', ');
}

/**
 * Returns the color to show until the image loads. It is always read from the encoded file. The source differs from the
 * cached file by a shade, and then the server's and the client's build would disagree about a style, which is a
 * hydration error. imagetools reports `quality` only for an image that is not cached yet: it must be encoded first.
 */
async function dominantColor({ image, transforms }: ProcessedImage): Promise<string> {
  const isNew = transforms.quality !== undefined;
  const encoded = isNew ? sharp((await image.toBuffer({ resolveWithObject: true })).data) : image;
  const { r, g, b } = (await encoded.stats()).dominant;
  return hexOf([r, g, b].map((channel) => channel / 255));
}
