import { create } from 'storybook/theming/create';

/**
 * Storybook's own frame in the colors of the design system. They are written out, because the frame reads
 * hex values and no custom properties: the paper roles of src/styles/tokens.css in sRGB.
 */
const paper = {
  ground: '#fcfaf6',
  sunken: '#f5f1e9',
  raised: '#ffffff',
  ink: '#1d1713',
  muted: '#564e48',
  line: '#ddd8d0',
  accent: '#d7311b',
  accentInk: '#be2612',
};

export const theme = create({
  base: 'light',
  brandTitle: 'Safelight',
  brandUrl: './',
  fontBase: '"Instrument Sans", system-ui, sans-serif',
  fontCode: '"DM Mono", ui-monospace, monospace',
  colorPrimary: paper.accent,
  colorSecondary: paper.accentInk,
  appBg: paper.sunken,
  appContentBg: paper.ground,
  appPreviewBg: paper.ground,
  appBorderColor: paper.line,
  appBorderRadius: 10,
  textColor: paper.ink,
  textMutedColor: paper.muted,
  barBg: paper.ground,
  barTextColor: paper.muted,
  barSelectedColor: paper.accentInk,
  barHoverColor: paper.accentInk,
  inputBg: paper.raised,
  inputBorder: paper.line,
  inputTextColor: paper.ink,
  inputBorderRadius: 10,
});
