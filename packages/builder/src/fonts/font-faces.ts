import { fromBuffer } from '@capsizecss/unpack';
import { inspectFont } from '@livery/brand';
import { unreadableAsset } from '../material/bundle-refused.ts';
import { memoised } from '../material/derived-cache.ts';
import type { FontWeights } from './font-weights.ts';

export interface BrandFont {
  /** Absolute path of the source. */
  file: string;
  family: string;
  fallback: 'sans-serif' | 'serif' | 'monospace';
  /** The weights that pages use. */
  weights: FontWeights;
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
  /** Without the weight axis: the metrics are those of the weight that pages use. */
  hasOneWeight: boolean;
  /** The weight in the file. */
  weight: number;
}

/** The local fallback face. Widths as `@capsizecss/unpack` measures them in the metric-compatible Liberation faces. */
const standIns = {
  'sans-serif': { regular: 'Arial', bold: 'Arial Bold', width: 913 / 2048, boldWidth: 983 / 2048 },
  serif: { regular: 'Times New Roman', bold: 'Times New Roman Bold', width: 832 / 2048, boldWidth: 880 / 2048 },
  monospace: { regular: 'Courier New', bold: 'Courier New Bold', width: 1229 / 2048, boldWidth: 1229 / 2048 },
} as const;

/**
 * `@font-face` rules for the brand's file and for `<family> Fallback`: a local font with the same metrics, so that
 * nothing shifts when the file arrives. `code` is the brand's. Throws `BundleRefused` if the file cannot be read.
 */
export async function fontFaces(code: string, font: BrandFont, cacheDir: string): Promise<string> {
  const metrics = await memoised(cacheDir, 'font-metrics.json', [font.content], () =>
    readMetrics(font.content).catch((error: unknown) => {
      throw unreadableAsset(code, font.file, error);
    }),
  );
  const measured = JSON.parse(metrics.toString()) as Metrics;
  const stretch = font.stretch ? `font-stretch:${font.stretch};` : '';
  const face = `@font-face{font-family:${quoted(font.family)};src:url(${quoted(font.url)})format("woff2");font-weight:${range(declaredWeights(font.weights, measured))};${stretch}font-display:swap}`;
  return face + fallbackFaces(font, measured);
}

async function readMetrics(content: Buffer): Promise<Buffer> {
  const { ascent, descent, lineGap, unitsPerEm, xWidthAvg, fullName } = await fromBuffer(content);
  const facts = inspectFont(content);
  const hasOneWeight = facts?.axes['wght'] === undefined;
  const weight = facts?.weight ?? 400;
  return Buffer.from(JSON.stringify({ ascent, descent, lineGap, unitsPerEm, xWidthAvg, fullName, hasOneWeight, weight } satisfies Metrics));
}

/** A file of one weight must not declare a range. The browser would assume that it has bold and not synthesise it. */
function declaredWeights(weights: FontWeights, { hasOneWeight, weight }: Metrics): FontWeights {
  return hasOneWeight && weights.min < weights.max ? { min: weight, max: weight } : weights;
}

/** From this weight on, the fallback is the bold local face. */
const bold = 600;

/** The measured weight: the only one, or regular for a variable font unless its name says otherwise. */
function fallbackFaces({ family, fallback, weights }: BrandFont, metrics: Metrics): string {
  const standIn = standIns[fallback];
  const isBold = (metrics.hasOneWeight && weights.min >= bold) || /bold|black|heavy/i.test(metrics.fullName);
  const scale = metrics.xWidthAvg / metrics.unitsPerEm / (isBold ? standIn.boldWidth : standIn.width);
  const override = (value: number): string => percent(Math.abs(value) / metrics.unitsPerEm / scale);
  const measures = `size-adjust:${percent(scale)};ascent-override:${override(metrics.ascent)};descent-override:${override(metrics.descent)};line-gap-override:${override(metrics.lineGap)}`;
  const face = (local: string, from: number, to: number): string =>
    `@font-face{font-family:${quoted(`${family} Fallback`)};src:local("${local}");font-weight:${range({ min: from, max: to })};${measures}}`;
  if (weights.min >= bold) return face(standIn.bold, 1, 1000);
  if (weights.max < bold) return face(standIn.regular, 1, 1000);
  return face(standIn.regular, 1, bold - 1) + face(standIn.bold, bold, 1000);
}

function range({ min, max }: FontWeights): string {
  return min === max ? String(min) : `${min} ${max}`;
}

/** Escapes a string for an inline stylesheet. */
function quoted(text: string): string {
  return `"${text.replaceAll(/["\\<\n]/g, (sign) => `\\${sign.charCodeAt(0).toString(16)} `)}"`;
}

function percent(ratio: number): string {
  return `${Number((ratio * 100).toFixed(2))}%`;
}
