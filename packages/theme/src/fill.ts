import { contrastRatio } from './contrast.ts';
import { readColour, toHex } from './oklch.ts';
import { nearestColour, solveContrast } from './solve-contrast.ts';

/** A filled shape and the text on it, `#rrggbb` each. */
export interface Fill {
  colour: string;
  on: string;
}

export interface FillGoal {
  /** The colour of the text on it. */
  required: number;
  mayMove: boolean;
  /** Uses black if the dark text in the fill's hue is not readable. */
  isBlack: boolean;
}

const white = '#ffffff';
const black = '#000000';

/** The nearest colour with enough contrast on all backgrounds. */
export function visibleOn(colour: string, grounds: readonly string[], ratio: number): string {
  return solveContrast({ colour, against: grounds, ratio }).colour;
}

/**
 * White if it is readable or nearly so, otherwise a dark tone of the fill's hue. If neither is readable, the fill
 * moves.
 */
export function makeFill(colour: string, { required, mayMove, isBlack }: FillGoal): Fill {
  if (contrastRatio(white, colour) >= required) return { colour, on: white };
  const textOn = (fill: string) => darkOn(fill, required, isBlack);
  const dark = textOn(colour);
  if (!mayMove) {
    const on = dark ?? black;
    return { colour, on: contrastRatio(on, colour) > contrastRatio(white, colour) ? on : white };
  }
  const forWhite = nearestColour({ colour, against: [white], ratio: required });
  if (forWhite !== null && Math.abs(forWhite.shift) <= 0.05) return { colour: forWhite.colour, on: white };
  if (dark !== null) return { colour, on: dark };
  const forBlack = nearestColour({ colour, against: [black], ratio: required });
  if (forBlack !== null && (forWhite === null || Math.abs(forBlack.shift) < Math.abs(forWhite.shift)))
    return { colour: forBlack.colour, on: textOn(forBlack.colour) ?? black };
  return { colour: forWhite?.colour ?? colour, on: white };
}

/** Secondary text on a fill: a step from its text towards the fill. */
export function softened({ colour, on }: Fill): string {
  const text = readColour(on);
  const ground = readColour(colour);
  return toHex({ l: text.l + (ground.l - text.l) * 0.22, c: Math.min(ground.c, 0.04), h: ground.h });
}

/** A dark tone of the fill's hue. With `isBlack`, a tone that would have to move becomes black. */
function darkOn(colour: string, required: number, isBlack: boolean): string | null {
  const { c, h } = readColour(colour);
  const start = toHex({ l: 0.22, c: Math.min(c, 0.05), h });
  if (isBlack && contrastRatio(start, colour) < required) return contrastRatio(black, colour) >= required ? black : null;
  return nearestColour({ colour: start, against: [colour], ratio: required })?.colour ?? null;
}
