import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { hexOf, srgbOf } from '../site/build/colors.ts';
import { readTokens, type Token } from '../stories/docs/read-tokens.ts';

const stylesheet = fileURLToPath(new URL('../src/styles/tokens.css', import.meta.url));

type Value = string | number | readonly string[] | readonly number[] | { readonly [key: string]: unknown };
type DesignToken = { $type: string; $value: Value; $description?: string };
type TokenGroup = {
  $description?: string;
  [name: string]: TokenGroup | DesignToken | string | undefined;
};

/** `oklch(l c h / alpha)` or `#abc`: alpha is the first group, the short form the second. */
const COLOR = String.raw`oklch\([\d.]+ [\d.]+ [\d.]+(?: / ([\d.]+))?\)|#([0-9a-f]{3})`;
/** The root font size that a `rem` is counted in, in px: the default of every browser. */
const ROOT_FONT_SIZE = 16;

/**
 * `tokens.css` in the Design Tokens format (Design Tokens Community Group, 2025.10), for design tools. Colors come once
 * a surface and fluid sizes once a viewport, because the format has neither. Colors are sRGB, which tools can import.
 *
 * @throws if `tokens.css` has a color, length or duration that this reader does not know.
 */
export function designTokens(css = readFileSync(stylesheet, 'utf8')): TokenGroup {
  const tokens = readTokens(css);
  const colors = [...tokens].filter(([name, { isColor }]) => isColor && !/^(color|default)-/.test(name));
  const named = (prefix: string) =>
    [...tokens]
      .filter(([name]) => name.startsWith(prefix) && !name.endsWith('*'))
      .map(([name, token]) => [name.slice(prefix.length), token] as const);
  const group = (rows: readonly (readonly [string, DesignToken])[]) => Object.fromEntries(rows);
  const described = ({ purpose }: Token) => (purpose ? { $description: purpose } : {});

  return {
    $description: 'Safelight design tokens, generated from src/styles/tokens.css.',
    color: {
      $description: 'Roles. A component takes the value of the surface that it is on.',
      ...Object.fromEntries(
        (['paper', 'darkroom'] as const).map((surface) => [
          surface,
          group(
            colors.map(([name, token]) => [
              name,
              { $type: 'color', $value: colorValue(name, tokens, surface), ...described(token) },
            ]),
          ),
        ]),
      ),
    },
    text: Object.fromEntries(
      (['phone', 'desktop'] as const).map((viewport) => [
        viewport,
        Object.fromEntries(
          named('text-')
            .filter(([name]) => !name.includes('--'))
            .map(([name, token]) => {
              const size = fontSize(token.value, viewport);
              const lineHeight = tokens.get(`text-${name}--line-height`)?.value;
              const spacing = tokens.get(`text-${name}--letter-spacing`)?.value;
              return [
                name,
                {
                  'font-size': { $type: 'dimension', $value: rem(size), ...described(token) },
                  ...(lineHeight && { 'line-height': { $type: 'number', $value: Number(lineHeight) } }),
                  ...(spacing && {
                    'letter-spacing': {
                      $type: 'dimension',
                      $value: rem(Number.parseFloat(spacing) * size),
                    },
                  }),
                } satisfies TokenGroup,
              ];
            }),
        ),
      ]),
    ),
    font: group(
      named('font-')
        .filter(([name]) => !name.startsWith('weight-'))
        .map(([name, token]) => [
          name,
          {
            $type: 'fontFamily',
            $value: token.value.split(',').map((family) => family.trim().replaceAll("'", '')),
            ...described(token),
          },
        ]),
    ),
    'font-weight': group(
      named('font-weight-').map(([name, { value }]) => [
        name,
        { $type: 'fontWeight', $value: Number(value) },
      ]),
    ),
    radius: group(
      named('radius-').map(([name, token]) => [
        name,
        { $type: 'dimension', $value: px(token.value), ...described(token) },
      ]),
    ),
    duration: group(
      [...tokens]
        .filter(([name]) => name.startsWith('motion'))
        .map(([name, token]) => [
          name === 'motion' ? 'default' : name.replace('motion-', ''),
          {
            $type: 'duration',
            $value: { value: Number.parseFloat(token.value), unit: 'ms' },
            ...described(token),
          },
        ]),
    ),
    easing: { out: { $type: 'cubicBezier', $value: numbers(tokens.get('ease-out')?.value ?? '') } },
    'z-index': group(
      named('z-').map(([name, token]) => [
        name,
        { $type: 'number', $value: Number(token.value), ...described(token) },
      ]),
    ),
  };
}

/** A color role on one surface, with references to other roles resolved. */
function colorValue(
  name: string,
  tokens: ReturnType<typeof readTokens>,
  surface: 'paper' | 'darkroom',
): { [key: string]: unknown } {
  const written = tokens.get(name)?.value ?? '';
  const reference = /^var\(--([\w-]+)\)$/.exec(written)?.[1];
  if (reference) return colorValue(reference, tokens, surface);
  const [, paper = written, darkroom = written] = /^light-dark\((.+\)|#\w+), (.+)\)$/.exec(written) ?? [];
  const match = new RegExp(`^(?:${COLOR})$`, 'i').exec(surface === 'paper' ? paper : darkroom);
  if (!match) throw new Error(`tokens.css has a color that cannot be read: --${name}: ${written}`);
  const [text, alpha, short] = match;
  const components = short
    ? short.split('').map((digit) => Number.parseInt(digit + digit, 16) / 255)
    : srgbOf(text);
  return {
    colorSpace: 'srgb',
    components: components.map((channel) => Number(channel.toFixed(4))),
    alpha: alpha === undefined ? 1 : Number(alpha),
    hex: hexOf(components),
  };
}

/** In px. A fluid size is `clamp(phone, …, desktop)`. */
function fontSize(value: string, viewport: 'phone' | 'desktop'): number {
  const sizes = [...value.matchAll(/(?<![\d.+-] ?)([\d.]+)rem(?=[,)]|$)/g)].map(([, size]) => Number(size));
  const size = viewport === 'phone' ? sizes[0] : sizes.at(-1);
  if (size === undefined) throw new Error(`tokens.css has a font size that cannot be read: ${value}`);
  return size * ROOT_FONT_SIZE;
}

const rem = (pixels: number) => ({ value: Number((pixels / ROOT_FONT_SIZE).toFixed(5)), unit: 'rem' });

function px(value: string) {
  const [, size] = /^([\d.]+)px$/.exec(value) ?? [];
  if (!size) throw new Error(`tokens.css has a length that cannot be read: ${value}`);
  return { value: Number(size), unit: 'px' };
}

const numbers = (value: string) => (value.match(/[\d.]+/g) ?? []).map(Number);
