import { contrastRatio, requiredRatio } from './contrast.ts';
import type { ColourRole, ModeSeeds, SeedName, SeedShift } from './derive-colours.ts';
import type { Surfaces } from './derive-surfaces.ts';
import { readColour, toHex, type Oklch } from './oklch.ts';
import { solveContrast } from './solve-contrast.ts';

export type FillRole = Extract<
  ColourRole,
  | 'action'
  | 'actionHover'
  | 'actionActive'
  | 'onAction'
  | 'accent'
  | 'onAccent'
  | 'accentSoft'
  | 'onAccentSoft'
  | 'second'
  | 'onSecond'
  | 'positive'
  | 'onPositive'
  | 'warning'
  | 'onWarning'
  | 'negative'
  | 'onNegative'
  | 'band'
  | 'onBand'
  | 'onBandSoft'
>;

interface Fill {
  colour: string;
  on: string;
}

const white = '#ffffff';

/** A filled shape must be seen as a shape, whatever its text does. */
const presence = 1.4;

/** Fills and the text on them. */
export function deriveFills(seeds: ModeSeeds, surfaces: Surfaces): { roles: Record<FillRole, string>; shifts: SeedShift[] } {
  const { mode, spec, primary } = seeds;
  const isLight = mode === 'light';
  const required = requiredRatio('text', spec.contrast.level);
  const canMove = spec.contrast.onConflict === 'adjust';
  const visible = (colour: string) =>
    solveContrast({ colour, against: [surfaces.ground, surfaces.surface, surfaces.raised], ratio: presence }).colour;
  const fill = (start: Oklch, canMoveFill = true) => makeFill(visible(toHex(start)), required, canMoveFill);

  const action = fill(lit(primary, mode), canMove);
  const steps = makeSteps(action, required);
  const accent = fill(seeds.accent === undefined ? quietAccent(seeds) : lit(seeds.accent, mode), canMove || seeds.accent === undefined);
  const second = fill(seeds.second === undefined ? complement(seeds) : lit(seeds.second, mode), canMove || seeds.second === undefined);
  const positive = fill({ l: isLight ? 0.56 : 0.74, c: 0.15, h: 152 });
  const warning = fill({ l: 0.8, c: 0.16, h: 78 });
  const negative = fill({ l: isLight ? 0.56 : 0.66, c: 0.2, h: 25 });
  const band = makeFill(toHex(bandStart(seeds)), required, canMove || seeds.band === undefined);
  const soft = softAccent(seeds, accent.colour);
  const onSoft = solveContrast({
    colour: toHex({ ...readColour(accent.colour), l: isLight ? 0.38 : 0.86 }),
    against: [soft],
    ratio: required,
  });
  const onBandSoft = solveContrast({ colour: softened(band), against: [band.colour], ratio: required });

  const shiftOf = (seed: SeedName, role: FillRole, to: string): SeedShift[] => {
    const from = spec.seeds[seed];
    return from === undefined || toHex(readColour(from)) === to ? [] : [{ mode, seed, role, from, to }];
  };
  return {
    roles: {
      action: action.colour,
      ...steps,
      onAction: action.on,
      accent: accent.colour,
      onAccent: accent.on,
      accentSoft: soft,
      onAccentSoft: onSoft.colour,
      second: second.colour,
      onSecond: second.on,
      positive: positive.colour,
      onPositive: positive.on,
      warning: warning.colour,
      onWarning: warning.on,
      negative: negative.colour,
      onNegative: negative.on,
      band: band.colour,
      onBand: band.on,
      onBandSoft: onBandSoft.colour,
    },
    shifts: [
      ...shiftOf('primary', 'action', action.colour),
      ...shiftOf('accent', 'accent', accent.colour),
      ...shiftOf('second', 'second', second.colour),
      ...shiftOf('band', 'band', band.colour),
    ],
  };
}

/** A brand's colour at night is lit, and a little less loud. */
function lit(seed: Oklch, mode: ModeSeeds['mode']): Oklch {
  if (mode === 'light' || seed.l >= 0.62) return seed;
  return { ...seed, l: 0.62, c: seed.c * 0.95 };
}

/** Without an accent of its own a brand marks what is chosen in ink, so that the action stays the one loud thing. */
function quietAccent({ mode, neutral }: ModeSeeds): Oklch {
  return mode === 'light'
    ? { ...neutral, l: 0.34, c: Math.min(neutral.c * 1.6, 0.06) }
    : { ...neutral, l: 0.9, c: Math.min(neutral.c, 0.03) };
}

function complement({ mode, primary }: ModeSeeds): Oklch {
  return { l: mode === 'light' ? 0.55 : 0.72, c: Math.min(primary.c, 0.11), h: (primary.h + 150) % 360 };
}

function bandStart({ mode, band, neutral }: ModeSeeds): Oklch {
  if (mode === 'light') return band ?? { ...neutral, l: 0.27, c: Math.min(Math.max(neutral.c, 0.02), 0.06) };
  if (band === undefined) return { ...neutral, l: 0.15, c: Math.min(neutral.c, 0.03) };
  return { ...band, l: Math.min(band.l * 0.62, 0.3), c: band.c * 0.75 };
}

function softAccent({ mode }: ModeSeeds, accent: string): string {
  const { c, h } = readColour(accent);
  return toHex(mode === 'light' ? { l: 0.93, c: Math.min(c, 0.05), h } : { l: 0.32, c: Math.min(c, 0.06), h });
}

/** White where it reads or nearly reads, else a dark of the fill's own hue; what neither reaches moves the fill. */
function makeFill(colour: string, required: number, canMove: boolean): Fill {
  if (contrastRatio(white, colour) >= required) return { colour, on: white };
  const forWhite = solveContrast({ colour, against: [white], ratio: required });
  if (canMove && Math.abs(forWhite.shift) <= 0.05) return { colour: forWhite.colour, on: white };
  const dark = darkOn(colour, required);
  if (dark.satisfied || !canMove)
    return { colour, on: contrastRatio(dark.colour, colour) > contrastRatio(white, colour) ? dark.colour : white };
  const forBlack = solveContrast({ colour, against: ['#000000'], ratio: required });
  if (Math.abs(forWhite.shift) <= Math.abs(forBlack.shift)) return { colour: forWhite.colour, on: white };
  return { colour: forBlack.colour, on: darkOn(forBlack.colour, required).colour };
}

function darkOn(colour: string, required: number) {
  const { c, h } = readColour(colour);
  const { colour: on, satisfied } = solveContrast({
    colour: toHex({ l: 0.22, c: Math.min(c, 0.05), h }),
    against: [colour],
    ratio: required,
  });
  return { colour: on, satisfied };
}

/** States move away from their text, so that they read better, not worse; at the end of the scale they turn round. */
function makeSteps({ colour, on }: Fill, required: number): { actionHover: string; actionActive: string } {
  const { l, c, h } = readColour(colour);
  const away = contrastRatio(on, white) < contrastRatio(on, '#000000') ? -1 : 1;
  const hasRoom = l + away * 0.1 > 0.05 && l + away * 0.1 < 0.97;
  const direction = hasRoom ? away : -away;
  const step = (distance: number) => {
    const moved = toHex({ l: l + direction * distance, c, h });
    return contrastRatio(moved, on) >= required ? moved : colour;
  };
  return { actionHover: step(0.05), actionActive: step(0.09) };
}

function softened({ colour, on }: Fill): string {
  const text = readColour(on);
  const ground = readColour(colour);
  return toHex({ l: text.l + (ground.l - text.l) * 0.22, c: Math.min(ground.c, 0.04), h: ground.h });
}
