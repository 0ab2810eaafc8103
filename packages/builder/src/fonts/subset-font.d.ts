declare module 'subset-font' {
  /** Cuts a font down to the glyphs of `text`, shaping included; a number pins a variation axis, a range limits it. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'truetype';
      variationAxes?: Record<string, number | { min: number; max: number }>;
    },
  ): Promise<Buffer>;
}
