import { fromBuffer } from '@capsizecss/unpack';
import { unreadableAsset } from './bundle-refused.ts';
import { memoised } from './derived-cache.ts';

export interface BrandFont {
  /** Absolute path of the source. */
  file: string;
  family: string;
  fallback: 'sans-serif' | 'serif' | 'monospace';
  weight: string;
  stretch: string | null;
  /** Address in the bundle. */
  url: string;
  content: Buffer;
}

interface Metrics {
  ascent: number;
  descent: number;
  lineGap: number;
  unitsPerEm: number;
  xWidthAvg: number;
  fullName: string;
}

/** The local face that stands in. Widths as `@capsizecss/unpack` weighs them in the metric-compatible Liberation faces. */
const standIns = {
  'sans-serif': { regular: 'Arial', bold: 'Arial Bold', width: 913 / 2048, boldWidth: 983 / 2048 },
  serif: { regular: 'Times New Roman', bold: 'Times New Roman Bold', width: 832 / 2048, boldWidth: 880 / 2048 },
  monospace: { regular: 'Courier New', bold: 'Courier New Bold', width: 1229 / 2048, boldWidth: 1229 / 2048 },
} as const;

/**
 * `@font-face` of the brand's file and of `<family> Fallback`: a local face of the same measures, so that nothing shifts when the
 * file arrives. `code` is the brand's. Throws `BundleRefused` when the file cannot be read.
 */
export async function fontFaces(code: string, font: BrandFont, cacheDir: string): Promise<string> {
  const metrics = await memoised(cacheDir, 'font-metrics.json', [font.content], () =>
    readMetrics(font.content).catch((error: unknown) => {
      throw unreadableAsset(code, font.file, error);
    }),
  );
  const stretch = font.stretch ? `font-stretch:${font.stretch};` : '';
  const face = `@font-face{font-family:${quoted(font.family)};src:url(${quoted(font.url)})format("woff2");font-weight:${font.weight};${stretch}font-display:swap}`;
  return face + fallbackFaces(font, JSON.parse(metrics.toString()) as Metrics);
}

async function readMetrics(content: Buffer): Promise<Buffer> {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg, fullName } = await fromBuffer(content);
  return Buffer.from(JSON.stringify({ ascent, descent, lineGap, unitsPerEm, xWidthAvg, fullName } satisfies Metrics));
}

function fallbackFaces(font: BrandFont, metrics: Metrics): string {
  const standIn = standIns[font.fallback];
  const measuredBold = /bold|black|heavy/i.test(metrics.fullName);
  const scale = metrics.xWidthAvg / metrics.unitsPerEm / (measuredBold ? standIn.boldWidth : standIn.width);
  const override = (value: number): string => percent(Math.abs(value) / metrics.unitsPerEm / scale);
  const measures = `size-adjust:${percent(scale)};ascent-override:${override(metrics.ascent)};descent-override:${override(metrics.descent)};line-gap-override:${override(metrics.lineGap)}`;
  const face = (local: string, weight: string): string =>
    `@font-face{font-family:${quoted(`${font.family} Fallback`)};src:local("${local}");font-weight:${weight};${measures}}`;
  return face(standIn.regular, '1 599') + face(standIn.bold, '600 1000');
}

/** A string as a stylesheet within a page holds it. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\<\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))}%`;
}
