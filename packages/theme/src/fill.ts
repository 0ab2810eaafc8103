import { contrastRatio } from './contrast.ts';
import { readColour, toHex } from './oklch.ts';
import { nearestColour, solveContrast } from './solve-contrast.ts';

/** A filled shape and the text on it, `#rrggbb` each. */
export interface Fill {
  colour: string;
  on: string;
}

export interface FillGoal {
  /** Of the text on it. */
  required: number;
  mayMove: boolean;
  /** Where a dark of the fill's hue does not do, the text is black instead of a darker one. */
  isBlack: boolean;
}

const white = '#ffffff';
const black = '#000000';

/** The nearest colour that is seen as a shape on all grounds. */
export function visibleOn(colour: string, grounds: readonly string[], ratio: number): string {
  return solveContrast({ colour, against: grounds, ratio }).colour;
}

/** White where it reads or nearly reads, else a dark of the fill's own hue; what neither reaches moves the fill. */
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

/** A second voice on a fill: its text, a step towards the fill. */
export function softened({ colour, on }: Fill): string {
  const text = readColour(on);
  const ground = readColour(colour);
  return toHex({ l: text.l + (ground.l - text.l) * 0.22, c: Math.min(ground.c, 0.04), h: ground.h });
}

/** A dark of the fill's hue; where that must be moved, `isBlack` takes black at once. */
function darkOn(colour: string, required: number, isBlack: boolean): string | null {
  const { c, h } = readColour(colour);
  const start = toHex({ l: 0.22, c: Math.min(c, 0.05), h });
  if (isBlack && contrastRatio(start, colour) < required) return contrastRatio(black, colour) >= required ? black : null;
  return nearestColour({ colour: start, against: [colour], ratio: required })?.colour ?? null;
}
