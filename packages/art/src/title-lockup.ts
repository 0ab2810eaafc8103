import type { Face, PlacedLetter, Warp } from './lettering.ts';
import { CAP_HEIGHT, pathOf, setLine } from './lettering.ts';
import { luminance, mix } from './palettes.ts';
import type { Sketch } from './sketch.ts';
import { num } from './sketch.ts';

export type LetteringStyle = 'flat' | 'arch' | 'slant' | 'bulge';

/** The place of the title: its centre, its bottom, and its largest size. */
export interface TitleBox {
  centre: number;
  foot: number;
  width: number;
  height: number;
}

interface Line {
  letters: PlacedLetter[];
  advance: number;
  size: number;
}

const GAP = 0.16;
const LARGEST = 62;

/** Longer titles use the typeface with fewer points, on a coarser grid, because a cover has 6 kB in all. */
const SHORT = 11;

export interface Lockup {
  /** Path data in whole numbers, with `grid` steps per picture unit. */
  data: string;
  grid: number;
  /** Height of the tallest capital, in picture units. */
  tallest: number;
  /** Width of the widest line, in picture units. */
  width: number;
}

/**
 * Sets a title as one block of up to three equally wide lines, first through the font's width axis, then by size. A
 * coarser grid takes fewer bytes. Null if a glyph is missing.
 */
export function lockUp(title: string, face: Face, style: LetteringStyle, box: TitleBox, coarseness = 1): Lockup | null {
  const words = title.toLocaleUpperCase('en').split(/\s+/).filter(Boolean);
  const letters = words.join('').length;
  const cut = letters <= SHORT ? face : 'sharp';
  const lines = letters ? fitLines(words, cut, box) : null;
  if (!lines) return null;
  const heights = lines.map((line) => line.size * CAP_HEIGHT[cut]);
  const total = heights.reduce((sum, height) => sum + height * (1 + GAP), 0) - (heights[0] ?? 0) * GAP;
  const warp = warpOf(style, box, total);
  const grid = (letters <= SHORT ? 3 : letters > 20 ? 1.6 : 2) / coarseness;
  let baseline = box.foot - total;
  let data = '';
  lines.forEach((line, i) => {
    baseline += (heights[i] ?? 0) * (i ? 1 + GAP : 1);
    data += pathOf(line.letters, box.centre - (line.advance * line.size) / 2000, baseline, line.size, warp, grid);
  });
  return { data, grid, tallest: Math.max(...heights), width: Math.max(...lines.map((line) => (line.advance * line.size) / 1000)) };
}

/** Paints a title with ink, depth and light. False if a glyph is missing. */
export function drawTitle(s: Sketch, title: string, face: Face, style: LetteringStyle, box: TitleBox, coarseness = 1): boolean {
  const lockup = lockUp(title, face, style, box, coarseness);
  if (lockup) paint(s, lockup);
  return lockup !== null;
}

function paint(s: Sketch, { data, grid, tallest }: Lockup): void {
  const { palette } = s;
  const id = s.symbol(`<path d="${data}" transform="scale(${num(1 / grid, 3)})"/>`);
  const tint = [palette.main, palette.pop, palette.glow].find((colour) => luminance(colour) > 0.32) ?? palette.glow;
  const weight = Math.min(1, tallest / 34);
  const drop = Math.round(3 * weight);
  s.use(id, `stroke="${palette.night}" stroke-width="${Math.round(7 * weight * grid)}" y="${drop}"`);
  s.use(id, `fill="${mix(tint, palette.night, 0.55)}" y="${drop}"`);
  s.use(id, `fill="${s.linear([palette.light, palette.light, tint])}"`);
}

function warpOf(style: LetteringStyle, box: TitleBox, total: number): Warp {
  const half = box.width / 2;
  const across = (x: number): number => Math.min(1, Math.abs(x - box.centre) / half);
  switch (style) {
    case 'flat':
      return (x, y) => [x, y];
    case 'arch':
      return (x, y) => [x + (x - box.centre) * ((box.foot - y) / total) * 0.05, y - 8 + 12 * across(x) ** 2];
    case 'slant':
      return (x, y) => [x + (box.foot - total / 2 - y) * 0.16, y - (x - box.centre) * 0.055];
    case 'bulge':
      return (x, y) => [x, box.foot - (box.foot - y) * (1.16 - 0.3 * across(x) ** 2)];
  }
}

/** The number of lines that covers most of the box. */
function fitLines(words: readonly string[], face: Face, box: TitleBox): Line[] | null {
  let best: { lines: Line[]; area: number } | undefined;
  for (let count = 1; count <= Math.min(3, words.length); count++) {
    const texts = splitEvenly(words, count);
    const lines = setBlock(texts, face, box);
    if (!lines) return null;
    const area = lines.reduce((sum, line) => sum + line.advance * line.size ** 2, 0);
    if (!best || area > best.area) best = { lines, area };
  }
  return best?.lines ?? null;
}

function setBlock(texts: readonly string[], face: Face, box: TitleBox): Line[] | null {
  const cap = CAP_HEIGHT[face];
  const narrow = texts.map((text) => setLine(text, face, 0));
  if (narrow.some((line) => line === null)) return null;
  const widest = Math.max(...narrow.map((line) => line?.advance ?? 0));
  const tallest = box.height / (cap * (texts.length + (texts.length - 1) * GAP));
  const size = Math.min(LARGEST, tallest, (box.width * 1000) / widest);
  const lines = texts.map((text) => {
    for (let width = 1; width >= 0; width -= 0.125) {
      const line = setLine(text, face, width);
      if (line && line.advance * size <= box.width * 1000 + 1) return { ...line, size };
    }
    return { letters: [], advance: 0, size };
  });
  return growLines(lines, cap, box);
}

/** Short lines grow to the block's width as long as the block still fits its height. */
function growLines(lines: Line[], cap: number, box: TitleBox): Line[] {
  const grown = lines.map((line) => ({ ...line, size: Math.min(line.size * 1.4, (box.width * 1000) / line.advance, LARGEST * 1.1) }));
  const height = grown.reduce((sum, line) => sum + line.size * cap * (1 + GAP), 0);
  return height <= box.height * 1.1 ? grown : lines;
}

/** The split of words into `count` lines with the shortest longest line. */
function splitEvenly(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(' ')];
  let best: string[] = [];
  let shortest = Number.POSITIVE_INFINITY;
  for (let first = 1; first <= words.length - count + 1; first++) {
    const lines = [words.slice(0, first).join(' '), ...splitEvenly(words.slice(first), count - 1)];
    const longest = Math.max(...lines.map((line) => line.length));
    if (longest < shortest) [best, shortest] = [lines, longest];
  }
  return best;
}
