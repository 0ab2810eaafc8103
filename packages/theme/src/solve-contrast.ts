import { luminanceRatio, relativeLuminance } from './contrast.ts';
import { clamp, readColour, toHex, toRgb, type Oklch } from './oklch.ts';
import { luminanceOf } from './srgb.ts';

export interface ContrastQuestion {
  /** The colour to move, `#rrggbb`. */
  colour: string;
  /** The colours from which it must stand out, `#rrggbb` each. */
  against: readonly string[];
  ratio: number;
}

export type ContrastSolution =
  | {
      satisfied: true;
      /**
       * The colour of the same hue that has enough contrast with all of them and the smallest change of OKLCH
       * lightness.
       */
      colour: string;
      /** Signed change of lightness, a multiple of `lightnessStep`. 0 if the colour was right. */
      shift: number;
    }
  | {
      satisfied: false;
      /** The colour with the best worst-case ratio. */
      colour: string;
      shift: number;
      /** A minimal part of `against` that no single colour satisfies. */
      conflict: string[];
    };

/** Finer than the steps of an 8-bit channel. */
export const lightnessStep = 1 / 4096;

/** Below this lightness everything looks black, and rounding to 8 bits makes contrast jump. */
const roundingSteps = 12;

/** At the hue of pure blue, the edge of sRGB has a dent where chroma and luminance drop suddenly. */
const pureBlue = { hue: 264, within: 0.5, steps: 48 };

/**
 * The smallest shift that satisfies every surface at once. On a single surface there always is one up to 4.58:1.
 *
 * A shift is measured in OKLCH lightness, because lightness alone decides contrast. Hue stays, and chroma stays as far
 * as sRGB allows. No nearer lightness, in whole steps from the original, would pass.
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

/** Only the solution, or `null`. */
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

/** Luminance grows with lightness, so there is one target in each direction. The nearer one wins. */
function nearestSteps(start: Oklch, grounds: readonly number[], ratio: number): number | undefined {
  const up = stepsTowards(start, 1, brightGoal(start, grounds, ratio), grounds, ratio);
  const down = stepsTowards(start, -1, darkGoal(start, grounds, ratio), grounds, ratio);
  if (up === undefined || down === undefined) return up ?? down;
  return up <= -down ? up : down;
}

/** The smallest luminance above the colour's that passes on every ground. */
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

/** Bisects to just before the goal, then takes the first step whose 8-bit colour passes. */
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
