import { luminanceRatio, relativeLuminance } from './contrast.ts';
import { clamp, readColour, toHex, toRgb, type Oklch } from './oklch.ts';
import { luminanceOf } from './srgb.ts';

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
      /** The colour of the same hue that stands out from all with the least change of OKLCH lightness. */
      colour: string;
      /** Signed change of lightness, a multiple of `lightnessStep`; 0 when the colour was right. */
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

/** Lightness is searched in steps finer than those of a channel of 8 bits. */
export const lightnessStep = 1 / 4096;

/** Rounding to 8 bits lets a colour pass a little before a lighter one does; darker than this all is black to the eye. */
const roundingSteps = 12;

/** Along the hue of pure blue the edge of sRGB has a dent: chroma falls there at once, and luminance with it. */
const pureBlue = { hue: 264, within: 0.5, steps: 48 };

/**
 * The smallest shift that satisfies every surface at once; on one surface up to 4.58:1 there always is one.
 *
 * The measure of a shift is the change of OKLCH lightness, for it alone decides contrast: hue stays, and chroma stays as far
 * as sRGB reaches. Of all lightnesses that are a whole number of steps from the colour's own, none nearer would do.
 */
export function solveContrast(question: ContrastQuestion): ContrastSolution {
  const nearest = nearestColour(question);
  if (nearest !== null) return { satisfied: true, ...nearest };
  const { colour, against, ratio } = question;
  const start = readColour(colour);
  const grounds = against.map(relativeLuminance);
  const best = bestLightness(start, grounds);
  return {
    satisfied: false,
    colour: toHex({ ...start, l: best }),
    shift: best - start.l,
    conflict: smallestConflict(start, against, ratio),
  };
}

/** The solution alone: `null` where there is none. */
export function nearestColour({ colour, against, ratio }: ContrastQuestion): { colour: string; shift: number } | null {
  const grounds = against.map(relativeLuminance);
  if (stands(relativeLuminance(colour), grounds, ratio)) return { colour, shift: 0 };
  const start = readColour(colour);
  const steps = nearestSteps(start, grounds, ratio);
  if (steps === undefined) return null;
  const { l } = moved(start, steps);
  return { colour: toHex({ ...start, l }), shift: l - start.l };
}

function stands(luminance: number, grounds: readonly number[], ratio: number): boolean {
  return grounds.every((ground) => luminanceRatio(luminance, ground) >= ratio);
}

function moved(start: Oklch, steps: number): Oklch {
  return { ...start, l: clamp(start.l + steps * lightnessStep, 0, 1) };
}

/** Luminance grows with lightness, so each way there is one luminance to reach; the nearer way wins. */
function nearestSteps(start: Oklch, grounds: readonly number[], ratio: number): number | undefined {
  const up = stepsTowards(start, 1, brightGoal(start, grounds, ratio), grounds, ratio);
  const down = stepsTowards(start, -1, darkGoal(start, grounds, ratio), grounds, ratio);
  if (up === undefined || down === undefined) return up ?? down;
  return up <= -down ? up : down;
}

/** The smallest luminance above that every ground lets pass. */
function brightGoal(start: Oklch, grounds: readonly number[], ratio: number): number {
  const rising = grounds.toSorted((one, other) => one - other);
  return rising.reduce(
    (goal, ground) => (luminanceRatio(goal, ground) < ratio ? ratio * (ground + 0.05) - 0.05 : goal),
    luminanceOf(toRgb(start)),
  );
}

function darkGoal(start: Oklch, grounds: readonly number[], ratio: number): number {
  const falling = grounds.toSorted((one, other) => other - one);
  return falling.reduce(
    (goal, ground) => (luminanceRatio(goal, ground) < ratio ? (ground + 0.05) / ratio - 0.05 : goal),
    luminanceOf(toRgb(start)),
  );
}

/** Bisects to just before the goal, then takes the first step whose colour of 8 bits passes. */
function stepsTowards(start: Oklch, way: 1 | -1, goal: number, grounds: readonly number[], ratio: number): number | undefined {
  if (goal > 1 + 1e-9 || goal < -1e-9) return undefined;
  const last = Math.ceil((way === 1 ? 1 - start.l : start.l) / lightnessStep);
  const luminanceAt = (steps: number) => luminanceOf(toRgb(moved(start, way * steps)));
  let before = 0;
  let behind = last;
  while (behind - before > 1) {
    const middle = (before + behind) >> 1;
    if (way * luminanceAt(middle) < way * goal) before = middle;
    else behind = middle;
  }
  const back = Math.abs(start.h - pureBlue.hue) < pureBlue.within ? pureBlue.steps : roundingSteps;
  for (let steps = Math.max(behind - back, 0); steps <= last; steps += 1)
    if (stands(luminanceAt(steps), grounds, ratio)) return way * steps;
  return undefined;
}

function bestLightness(start: Oklch, grounds: readonly number[]): number {
  const lightnesses = Array.from({ length: 201 }, (_, index) => index / 200);
  const worst = (l: number) => {
    const luminance = luminanceOf(toRgb({ ...start, l }));
    return Math.min(...grounds.map((ground) => luminanceRatio(luminance, ground)));
  };
  return lightnesses.reduce((best, l) => (worst(l) > worst(best) ? l : best));
}

function smallestConflict(start: Oklch, against: readonly string[], ratio: number): string[] {
  return against.reduce<string[]>(
    (conflict, surface) => {
      const without = conflict.filter((each) => each !== surface);
      return without.length > 0 && nearestSteps(start, without.map(relativeLuminance), ratio) === undefined ? without : conflict;
    },
    [...new Set(against)],
  );
}
