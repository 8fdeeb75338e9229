import { create } from 'storybook/theming/create';

/**
 * Roles of paper in src/styles/tokens.css, in sRGB. They are copied, because Storybook computes with its colors and so
 * takes no custom properties, and its two builds cannot read a file. tests/unit/site/build/colors.test.ts compares them.
 */
export const paper = {
  ground: '#fcfaf6',
  sunken: '#f5f1e9',
  ink: '#1d1713',
  muted: '#564e48',
  line: '#ddd8d0',
  accent: '#d7311b',
  'accent-ink': '#be2612',
};

/** The look of Storybook's own frame, and of its docs pages. */
export const theme = create({
  base: 'light',
  brandTitle: 'Safelight',
  brandUrl: './',
  fontBase: '"Instrument Sans", system-ui, sans-serif',
  fontCode: '"DM Mono", ui-monospace, monospace',
  colorPrimary: paper.accent,
  colorSecondary: paper['accent-ink'],
  appBg: paper.sunken,
  appContentBg: paper.ground,
  appPreviewBg: paper.ground,
  appBorderColor: paper.line,
  appBorderRadius: 10,
  textColor: paper.ink,
  textMutedColor: paper.muted,
  barBg: paper.ground,
  barTextColor: paper.muted,
  barSelectedColor: paper['accent-ink'],
  barHoverColor: paper['accent-ink'],
  inputBg: '#ffffff',
  inputBorder: paper.line,
  inputTextColor: paper.ink,
  inputBorderRadius: 10,
});
