import { readFile } from 'node:fs/promises';
// oxlint-disable-next-line import/default -- Node reads its CommonJS file, the linter the module that it names for bundlers
import opentype, { type Font, type Glyph, type PathCommand } from 'opentype.js';
import { decompress } from 'wawoff2';
import { fontFile, fonts as fontNames } from './fonts.ts';
import type { Point } from './pen.ts';
import { Pen } from './pen.ts';

export type Face = 'sharp' | 'round';
type Axes = Record<string, number>;

interface VariableFont extends Font {
  variation: { set(axes: Axes): void };
}

/** One letter at 1000 units per em, y down, baseline at 0. */
interface Outline {
  commands: readonly PathCommand[];
  advance: number;
  glyph: Glyph;
  font: VariableFont;
}

/** The boldest instance of each font, at a fraction of its width axis. 0 is the narrowest. */
const AXES: Record<Face, (width: number) => Axes> = {
  sharp: (width) => ({ wght: 900, wdth: 62 + width * 38 }),
  round: (width) => ({ wght: 800, wdth: 75 + width * 25, opsz: 60 }),
};

/** Capital height as a fraction of the em, for the line height. */
export const CAP_HEIGHT: Record<Face, number> = { sharp: 0.69, round: 0.7 };

/** Condensed capitals with a heavy outline need more space between words than the font provides. */
const WORD_SPACE = 90;

const fonts: Record<Face, readonly VariableFont[]> = { sharp: await loadFonts('sharp'), round: await loadFonts('round') };
const outlines = new Map<string, Outline | undefined>();

/** opentype.js reads TrueType, but the packages ship WOFF2. */
async function loadFonts(face: Face): Promise<readonly VariableFont[]> {
  const loaded: VariableFont[] = [];
  for (const file of fontNames[face]) {
    const font = await decompress(await readFile(fontFile(file)));
    loaded.push(opentype.parse(new Uint8Array(font).buffer) as VariableFont);
  }
  return loaded;
}

function outlineOf(character: string, face: Face, width: number): Outline | undefined {
  const key = `${face}${width}${character}`;
  if (outlines.has(key)) return outlines.get(key);
  const font = fonts[face].find((candidate) => candidate.charToGlyphIndex(character) > 0);
  let outline: Outline | undefined;
  if (font) {
    font.variation.set(AXES[face](width));
    const glyph = font.charToGlyph(character);
    const commands = glyph.getPath(0, 0, 1000, {}, font).commands;
    outline = { commands, glyph, font, advance: ((glyph.advanceWidth ?? 0) * 1000) / font.unitsPerEm };
  }
  outlines.set(key, outline);
  return outline;
}

/**
 * Whether every character of `text` has a glyph. A title without all glyphs is omitted, because it would show boxes.
 */
export function canLetter(text: string, face: Face): boolean {
  return text.trim() !== '' && [...text].every((character) => outlineOf(character, face, 1) !== undefined);
}

export interface PlacedLetter {
  x: number;
  outline: Outline;
}

/** A line at 1000 units per em, kerned. `width` runs from 0 (narrowest) to 1. Null if a glyph is missing. */
export function setLine(text: string, face: Face, width: number): { letters: PlacedLetter[]; advance: number } | null {
  const letters: PlacedLetter[] = [];
  let x = 0;
  let previous: Outline | undefined;
  for (const character of text) {
    const outline = outlineOf(character, face, width);
    if (!outline) return null;
    if (previous && previous.font === outline.font) {
      x += (outline.font.getKerningValue(previous.glyph, outline.glyph) * 1000) / outline.font.unitsPerEm;
    }
    letters.push({ x, outline });
    x += outline.advance + (character === ' ' ? WORD_SPACE : 0);
    previous = outline;
  }
  return { letters, advance: x };
}

/** Bends a point of the lettering. Both are in the units of the picture. */
export type Warp = (x: number, y: number) => readonly [number, number];

/**
 * Path data of placed letters in whole numbers, with `grid` steps per picture unit. Curves are quadratic, as in
 * TrueType.
 */
export function pathOf(letters: readonly PlacedLetter[], x: number, baseline: number, size: number, warp: Warp, grid: number): string {
  const scale = size / 1000;
  const pen = new Pen();
  for (const letter of letters) {
    const place = (px: number, py: number): Point => {
      const [wx, wy] = warp(x + (letter.x + px) * scale, baseline + py * scale);
      return [Math.round(wx * grid), Math.round(wy * grid)];
    };
    for (const command of letter.outline.commands) {
      if (command.type === 'M') pen.move(place(command.x, command.y));
      else if (command.type === 'L') pen.straight(place(command.x, command.y));
      else if (command.type === 'Q') pen.curve(place(command.x1, command.y1), place(command.x, command.y));
    }
  }
  return pen.finish();
}
