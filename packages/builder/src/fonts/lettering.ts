import { inspectFont } from '@livery/brand';
import { create, type Font } from 'fontkitten';
import subsetFont from 'subset-font';
import { missingGlyphs } from './font-coverage.ts';

export interface Lettering {
  /** Path data of the lines, the first baseline at 0, y downwards. */
  path: string;
  /** Width of the widest line. */
  width: number;
  /** The chosen font size. */
  size: number;
  lines: number;
}

export interface LetteringSpec {
  font: Buffer;
  weight: number;
  /** In descending order; the first that fits is chosen. */
  sizes: number[];
  maxWidth: number;
  maxLines: (size: number) => number;
  /** Distance of baselines, over the size. */
  leading: number;
  /** Letter spacing, over the size. */
  spacing: number;
}

/**
 * Renders a text as outlines, so that a picture looks the same on a machine without the font. Null if the font lacks a
 * glyph, or if the text fits in no size.
 */
export async function setLettering(text: string, spec: LetteringSpec): Promise<Lettering | null> {
  const face = await openFace(text, spec);
  if (!face) return null;
  const advance = (part: string, size: number): number =>
    face.glyphsForString(part).reduce((sum, glyph) => sum + (glyph.advanceWidth / face.unitsPerEm + spec.spacing) * size, 0);
  const sentences = text.split(/(?<=[.!?…])\s+/);
  for (const size of spec.sizes) {
    const lines = breakLines(sentences, (part) => advance(part, size) <= spec.maxWidth);
    if (!lines || lines.length > spec.maxLines(size)) continue;
    const path = lines.map((line, index) => outline(face, line, { size, spacing: spec.spacing, y: index * size * spec.leading })).join('');
    return { path, width: Math.max(...lines.map((line) => advance(line, size))), size, lines: lines.length };
  }
  return null;
}

async function openFace(text: string, { font, weight }: LetteringSpec): Promise<Font | null> {
  if ((await missingGlyphs(font, text.replaceAll(/\s/g, ''))).length > 0) return null;
  const variationAxes = inspectFont(font)?.axes['wght'] === undefined ? {} : { wght: weight };
  const instance = await subsetFont(font, text, { targetFormat: 'truetype', variationAxes });
  // The box of a glyph without outline is read behind the last table when it is the last one.
  const opened = create(Buffer.concat([instance, Buffer.alloc(16)]));
  return 'glyphsForString' in opened ? opened : null;
}

/** Wraps each sentence separately; null if a single word is too wide. */
function breakLines(sentences: string[], fits: (part: string) => boolean): string[] | null {
  const lines: string[] = [];
  for (const sentence of sentences) {
    let line = '';
    for (const word of sentence.split(/\s+/).filter((part) => part !== '')) {
      if (!fits(word)) return null;
      const longer = `${line} ${word}`.trim();
      if (fits(longer)) line = longer;
      else {
        lines.push(line);
        line = word;
      }
    }
    if (line !== '') lines.push(line);
  }
  return lines;
}

function outline(face: Font, line: string, { size, spacing, y }: { size: number; spacing: number; y: number }): string {
  const scale = size / face.unitsPerEm;
  let x = 0;
  return face
    .glyphsForString(line)
    .map((glyph) => {
      const placed = glyph.path.transform(scale, 0, 0, -scale, x, y).toSVG();
      x += glyph.advanceWidth * scale + spacing * size;
      return placed;
    })
    .join('');
}
