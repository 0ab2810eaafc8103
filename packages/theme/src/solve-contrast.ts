import { contrastRatio } from './contrast.ts';
import { readColour, toHex, type Oklch } from './oklch.ts';

export interface ContrastQuestion {
  /** What to move: `#rrggbb`. */
  colour: string;
  /** What it must stand out from, all at once: `#rrggbb` each. */
  against: readonly string[];
  ratio: number;
}

export type ContrastSolution =
  | {
      satisfied: true;
      /** The nearest colour in OKLCH lightness that stands out from all; hue stays, chroma gives way where sRGB ends. */
      colour: string;
      /** Signed change of lightness; 0 when the colour was right. */
      shift: number;
    }
  | {
      satisfied: false;
      /** The colour whose worst ratio is best. */
      colour: string;
      shift: number;
      /** A smallest set of `against` that no one colour satisfies. */
      conflict: string[];
    };

/** The smallest lightness shift that satisfies every surface at once; on one surface up to 4.58:1 there always is one. */
export function solveContrast({ colour, against, ratio }: ContrastQuestion): ContrastSolution {
  if (worstRatio(colour, against) >= ratio) return { satisfied: true, colour, shift: 0 };
  const start = readColour(colour);
  const nearest = nearestLightness(start, against, ratio);
  if (nearest !== undefined) return { satisfied: true, colour: toHex({ ...start, l: nearest }), shift: nearest - start.l };
  const best = bestLightness(start, against);
  return {
    satisfied: false,
    colour: toHex({ ...start, l: best }),
    shift: best - start.l,
    conflict: smallestConflict(start, against, ratio),
  };
}

/**
 * Luminance grows with lightness, so the lightnesses that a surface refuses are one interval. The nearest good lightness is
 * then the upper or the lower end of some surface's interval.
 */
function nearestLightness(start: Oklch, against: readonly string[], ratio: number): number | undefined {
  return against
    .flatMap((surface) => [edge(start, surface, ratio, 'above'), edge(start, surface, ratio, 'below')])
    .filter((lightness) => lightness !== undefined)
    .filter((lightness) => worstRatio(toHex({ ...start, l: lightness }), against) >= ratio)
    .sort((a, b) => Math.abs(a - start.l) - Math.abs(b - start.l))[0];
}

function edge(start: Oklch, surface: string, ratio: number, side: 'above' | 'below'): number | undefined {
  const own = readColour(surface).l;
  let good = side === 'above' ? 1 : 0;
  let bad = own;
  const isGood = (l: number) => contrastRatio(toHex({ ...start, l }), surface) >= ratio;
  if (!isGood(good)) return undefined;
  for (let step = 0; step < 16; step += 1) {
    const middle = (good + bad) / 2;
    if (isGood(middle)) good = middle;
    else bad = middle;
  }
  return good;
}

function bestLightness(start: Oklch, against: readonly string[]): number {
  const lightnesses = Array.from({ length: 201 }, (_, index) => index / 200);
  const worst = (l: number) => worstRatio(toHex({ ...start, l }), against);
  return lightnesses.reduce((best, l) => (worst(l) > worst(best) ? l : best));
}

function smallestConflict(start: Oklch, against: readonly string[], ratio: number): string[] {
  return against.reduce<string[]>(
    (conflict, surface) => {
      const without = conflict.filter((each) => each !== surface);
      return without.length > 0 && nearestLightness(start, without, ratio) === undefined ? without : conflict;
    },
    [...new Set(against)],
  );
}

function worstRatio(colour: string, against: readonly string[]): number {
  return Math.min(...against.map((surface) => contrastRatio(colour, surface)));
}
