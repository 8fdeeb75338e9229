/** Window widths, in px, at which `heights.json` has a height of each part: both ends of every range of the CSS. */
export const measuredWidths = [320, 360, 390, 430, 639, 640, 767, 768, 1023, 1024, 1444] as const;
