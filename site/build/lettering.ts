import * as harfbuzz from 'harfbuzzjs';
import type { Buffer as Bytes } from 'node:buffer';

/** Text as an outline. The path begins at the top left corner of the ink. */
export type Lettering = { path: string; width: number; height: number };

type LetterStyle = {
  /** In pixels. */
  size: number;
  /** Longest line in pixels. Longer text is broken between words. Default: one line. */
  width?: number;
  /** Added between letters, as a share of the size. */
  tracking?: number;
};

/**
 * Returns a function that sets text in a font, as SVG paths: with the font's kerning, and without the fonts or the text
 * engine of the machine, so that every system draws the same.
 *
 * @param truetype The bytes of a TrueType font. The returned function throws if it lacks a character of the text.
 */
export function openFont(truetype: Bytes): (text: string, style: LetterStyle) => Lettering {
  const face = new harfbuzz.Face(new harfbuzz.Blob(new Uint8Array(truetype).buffer));
  const font = new harfbuzz.Font(face);
  return (text, { size, width = Infinity, tracking = 0 }) => {
    const scale = size / face.upem;
    const lines = breakLines(
      text,
      (line) => shape(font, line, tracking * face.upem).advance * scale <= width,
    );
    const parts: string[] = [];
    const ink = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
    lines.forEach((line, index) => {
      const baseline = index * size;
      for (const { id, cluster, x, y } of shape(font, line, tracking * face.upem).glyphs) {
        // Glyph 0 is drawn where the font has none.
        if (id === 0) throw missing(String.fromCodePoint(line.codePointAt(cluster) ?? 0), text);
        const box = font.glyphExtents(id);
        if (!box?.width) continue;
        const left = x * scale;
        parts.push(
          `<path transform="translate(${left} ${baseline - y * scale}) scale(${scale} ${-scale})" d="${font.glyphToPath(id)}"/>`,
        );
        ink.left = Math.min(ink.left, left + box.xBearing * scale);
        ink.right = Math.max(ink.right, left + (box.xBearing + box.width) * scale);
        ink.top = Math.min(ink.top, baseline - (y + box.yBearing) * scale);
        ink.bottom = Math.max(ink.bottom, baseline - (y + box.yBearing + box.height) * scale);
      }
    });
    return {
      path: `<g transform="translate(${-ink.left} ${-ink.top})">${parts.join('')}</g>`,
      width: ink.right - ink.left,
      height: ink.bottom - ink.top,
    };
  };
}

/** Places the letters of one line, in units of the font. `cluster` is the index of a letter in the line. */
function shape(font: harfbuzz.Font, line: string, tracking: number) {
  const buffer = new harfbuzz.Buffer();
  buffer.addText(line);
  buffer.guessSegmentProperties();
  harfbuzz.shape(font, buffer);
  const positions = buffer.getGlyphPositions();
  let advance = 0;
  const glyphs = buffer.getGlyphInfos().map(({ codepoint: id, cluster }, index) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[index] ?? {};
    const glyph = { id, cluster, x: advance + xOffset, y: yOffset };
    advance += xAdvance + tracking;
    return glyph;
  });
  return { glyphs, advance };
}

function missing(character: string, text: string): Error {
  return new Error(
    `The font lacks “${character}” of “${text}”. Add it to \`displayCharacters\` in site/build/fonts.ts, or change the text if the font’s package has no such character.`,
  );
}

/** Breaks a text into lines with as many words as fit. A single word that is too long gets its own line. */
function breakLines(text: string, fits: (line: string) => boolean): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ')) {
    const longer = line ? `${line} ${word}` : word;
    if (!line || fits(longer)) line = longer;
    else {
      lines.push(line);
      line = word;
    }
  }
  return [...lines, line];
}
