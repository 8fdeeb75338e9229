/** The part of subset-font (which ships no types, and whose published ones are older) that fonts.ts uses. */
declare module 'subset-font' {
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      keepFeatures?: string[];
      noHinting?: boolean;
      preserveNameIds?: number[];
      variationAxes?: { [axis: string]: number | { min: number; max: number } | undefined };
    },
  ): Promise<Buffer>;
}
