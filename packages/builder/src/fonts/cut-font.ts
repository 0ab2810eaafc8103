import { inspectFont } from '@livery/brand';
import { create } from 'fontkitten';
import subsetFont from 'subset-font';
import type { FontWeights } from './font-weights.ts';

/** A file with fewer unused glyphs was cut before. Packing it again takes a second and saves one percent. */
const idleShare = 0.1;

/** A WOFF2 with only these glyphs and weights, or the original file if the result is hardly smaller. */
export async function cutFont(font: Buffer, glyphs: string, weights: FontWeights): Promise<Buffer> {
  const axis = inspectFont(font)?.axes['wght'];
  const [min, max] = [Math.max(weights.min, axis?.min ?? 0), Math.min(weights.max, axis?.max ?? 0)];
  const isNarrower = axis !== undefined && min <= max && (min > axis.min || max < axis.max);
  if (!isNarrower && hasFewIdle(font, glyphs)) return font;
  const variationAxes = isNarrower ? { wght: min === max ? min : { min, max } } : {};
  const cut = await subsetFont(font, glyphs, { targetFormat: 'woff2', variationAxes });
  return cut.length < font.length ? cut : font;
}

function hasFewIdle(font: Buffer, glyphs: string): boolean {
  const face = create(font);
  if (!('characterSet' in face)) return false;
  const wanted = new Set([...glyphs].map((character) => character.codePointAt(0)));
  return face.characterSet.filter((code) => !wanted.has(code)).length <= face.characterSet.length * idleShare;
}
