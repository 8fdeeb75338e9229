import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { brand } from '../brand.ts';
import type { Page } from '../content/page-row.ts';
import { socialImageOf } from '../routing/page-url.ts';
import { readOrMake } from './read-or-make.ts';
import { colorOf } from './colors.ts';
import { DIST } from './dist.ts';
import { truetypeOf } from './fonts.ts';
import { type Lettering, openFont } from './lettering.ts';

/** Size of a card, in px: the ratio that social networks ask for, at twice the size that they show. */
const CARD = { width: 1200, height: 630 };
const MARGIN = 72;
/** Area of the photograph, in px. */
const PHOTO_AREA = { left: 704, top: 112, width: 424, height: 446 };
/** Width of the film around the photograph, in px. */
const FRAME = 16;
/** Sizes of the headline, in px. The first one that fits is used. */
const SIZES = [88, 76, 66, 58];
/** Maximum size of the headline, in px. `fullWidth`: without a photograph. */
const TITLE = { width: 580, height: 300, fullWidth: 940 };
/** JPEG quality, chosen by eye on skin and lettering. A card has about 40 KB with a photograph, 20 KB without. */
const QUALITY = 74;

/** Returns a color of the card in sRGB, because an image has no stylesheet. */
const inDarkroom = (role: string) => colorOf(role, 'darkroom').hex;

/** The arrow before the section, centered on its height. It is drawn, because the subset of DM Mono has no arrow. */
const ARROW = {
  path: '<path d="M1 0h16m-6-6 6 6-6 6" fill="none" stroke="currentColor" stroke-width="1.6"/>',
};

type Faces = Readonly<Record<'display' | 'mono', ReturnType<typeof openFont>>>;

type Write = (name: string, content: Buffer) => Promise<void>;

/**
 * Draws the card that is shown where a page is shared: its title, its section, and its photograph. Only the site's
 * fonts are used, so that every machine draws the same. Cards are cached by text, photograph and design: the fonts, sharp’s
 * versions, and the content of the files that draw and of the tokens.
 */
export async function writeSocialImages(pages: readonly Page[], write: Write): Promise<void> {
  const display = await truetypeOf('newsreader-display.woff2');
  const mono = await truetypeOf('dm-mono.woff2');
  const faces = { display: openFont(display), mono: openFont(mono) };
  const design = createHash('sha256').update(display).update(mono).update(JSON.stringify(sharp.versions));
  for (const file of ['social-images.ts', 'lettering.ts', 'colors.ts', '../../src/styles/tokens.css'])
    design.update(await readFile(join(import.meta.dirname, file)));
  const designKey = design.digest('hex');
  await Promise.all(
    pages.map(async (page) => {
      const texts = textsOf(page);
      const photo = page.photograph && (await readFile(join(DIST, 'site', page.photograph.src)));
      const key = createHash('sha256')
        .update(JSON.stringify({ designKey, texts }))
        .update(photo ?? '')
        .digest('hex');
      const card = await readOrMake('social-images', key, () => drawCard(faces, texts, photo));
      await write(socialImageOf(page).slice(1), card);
    }),
  );
}

type Texts = { name: string; title: string; section: string };

/** Returns the texts of a card. The home page shows the tagline in place of a title. */
function textsOf(page: Page): Texts {
  const above = page.trail.at(-1)?.label ?? brand.name;
  return {
    name: brand.name,
    title: page.path === '/' ? brand.tagline : page.title,
    section: page.path === '/' || above === 'Home' ? 'Photo editing' : above,
  };
}

async function drawCard(faces: Faces, { name, title, section }: Texts, photo?: Buffer): Promise<Buffer> {
  const studio = faces.display(name, { size: 44, tracking: -0.02 });
  const line = faces.mono(section.toUpperCase(), { size: 20, tracking: 0.04 });
  const edge = faces.mono(`${name.toUpperCase()} 400`, { size: 15, tracking: 0.04 });
  const headline = headlineOf(faces, title, photo ? TITLE.width : TITLE.fullWidth);
  const headlineTop = CARD.height - MARGIN - headline.height;
  const lettering = [
    svgGroup(studio, MARGIN + 46, MARGIN - 4, inDarkroom('ink')),
    svgGroup(ARROW, MARGIN, headlineTop - 46 + line.height / 2, inDarkroom('muted')),
    svgGroup(line, MARGIN + 32, headlineTop - 46, inDarkroom('muted')),
    svgGroup(headline, MARGIN, headlineTop, inDarkroom('ink')),
    photo
      ? svgGroup(edge, PHOTO_AREA.left, PHOTO_AREA.top - FRAME - 12 - edge.height / 2, inDarkroom('film'))
      : '',
  ];
  const overlays = photo
    ? [{ input: await cropPhoto(photo), left: PHOTO_AREA.left, top: PHOTO_AREA.top }]
    : [];
  return sharp(Buffer.from(cardSvg(photo !== undefined, lettering.join(''))))
    .composite(overlays)
    .flatten()
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toBuffer();
}

function svgGroup({ path }: Pick<Lettering, 'path'>, left: number, top: number, color: string): string {
  return `<g transform="translate(${left} ${top})" fill="${color}" color="${color}">${path}</g>`;
}

function headlineOf({ display }: Faces, title: string, width: number): Lettering {
  for (const size of SIZES) {
    const set = display(title, { size, width, tracking: -0.025 });
    if (set.height <= TITLE.height && set.width <= width) return set;
  }
  throw new Error(`“${title}” is too long for a social card.`);
}

/** Returns the part of a photograph that sharp finds most striking, with round corners. */
async function cropPhoto(photo: Buffer): Promise<Buffer> {
  const { width, height } = PHOTO_AREA;
  const corners = `<svg width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="5"/></svg>`;
  return sharp(photo)
    .resize({ width, height, position: sharp.strategy.attention })
    .composite([{ input: Buffer.from(corners), blend: 'dest-in' }])
    .png()
    .toBuffer();
}

/** The card: background with a glow, logo, frame of the photograph, text. */
function cardSvg(framed: boolean, lettering: string): string {
  const { width, height } = CARD;
  const film = `<rect x="${PHOTO_AREA.left - FRAME}" y="${PHOTO_AREA.top - FRAME - 34}" width="${PHOTO_AREA.width + 2 * FRAME}" height="${PHOTO_AREA.height + 2 * FRAME + 34}" rx="14" fill="${inDarkroom('sunken')}" stroke="${inDarkroom('line')}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><radialGradient id="glow" cx="1" cy="0" r=".85"><stop offset="0" stop-color="${inDarkroom('accent')}" stop-opacity=".42"/><stop offset="1" stop-color="${inDarkroom('accent')}" stop-opacity="0"/></radialGradient><radialGradient id="lamp"><stop offset=".3" stop-color="${inDarkroom('accent')}" stop-opacity=".7"/><stop offset="1" stop-color="${inDarkroom('accent')}" stop-opacity="0"/></radialGradient></defs><rect width="${width}" height="${height}" fill="${inDarkroom('ground')}"/><rect width="${width}" height="${height}" fill="url(#glow)"/><circle cx="${MARGIN + 14}" cy="${MARGIN + 20}" r="30" fill="url(#lamp)"/><circle cx="${MARGIN + 14}" cy="${MARGIN + 20}" r="13" fill="${inDarkroom('accent')}"/>${framed ? film : ''}${lettering}</svg>`;
}
