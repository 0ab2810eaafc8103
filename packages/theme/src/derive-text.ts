import { requiredRatio } from './contrast.ts';
import type { ColourRole, ModeSeeds, SeedShift } from './derive-colours.ts';
import type { Surfaces } from './derive-surfaces.ts';
import { clamp, readColour, toHex, type Oklch } from './oklch.ts';
import { solveContrast } from './solve-contrast.ts';

export type TextRole = Extract<ColourRole, 'ink' | 'inkSoft' | 'inkDisabled' | 'link' | 'linkHover' | 'money' | 'negativeInk'>;

/** Text on the four surfaces. */
export function deriveText(seeds: ModeSeeds, surfaces: Surfaces): { roles: Record<TextRole, string>; shifts: SeedShift[] } {
  const { mode, spec, neutral } = seeds;
  const isLight = mode === 'light';
  const against = [surfaces.ground, surfaces.surface, surfaces.raised, surfaces.sunken];
  const ratio = requiredRatio('text', spec.contrast.level);
  const solve = (start: Oklch) => solveContrast({ colour: toHex(start), against, ratio });
  const readable = (start: Oklch) => solve(start).colour;

  const inkLightness = isLight ? clamp(neutral.l, 0.2, 0.3) : 0.955;
  const inkChroma = isLight ? Math.min(neutral.c, 0.07) : Math.min(neutral.c * 0.25, 0.014);
  const speaking = speakingColour(seeds, solve);
  const link = readable(speaking);
  const linkStart = readColour(link);
  const moneyIsFixed = seeds.money !== undefined && spec.contrast.onConflict === 'fail';
  const money = moneyIsFixed ? toHex(seeds.money ?? speaking) : readable(seeds.money ?? speaking);

  return {
    roles: {
      ink: readable({ l: inkLightness, c: inkChroma, h: neutral.h }),
      inkSoft: readable({ l: isLight ? 0.46 : 0.77, c: Math.min(neutral.c * 0.7, 0.035), h: neutral.h }),
      inkDisabled: toHex({ l: isLight ? 0.63 : 0.52, c: Math.min(neutral.c * 0.5, 0.02), h: neutral.h }),
      link,
      linkHover: readable({ ...linkStart, l: linkStart.l + (isLight ? -0.08 : 0.06) }),
      money,
      negativeInk: readable({ l: isLight ? 0.5 : 0.76, c: isLight ? 0.19 : 0.13, h: 25 }),
    },
    shifts:
      spec.seeds.money === undefined || money === toHex(readColour(spec.seeds.money))
        ? []
        : [{ mode, seed: 'money', role: 'money', from: spec.seeds.money, to: money }],
  };
}

/** The brand colour that needs the least shift to be read; greys do not speak. */
function speakingColour({ mode, primary, second, accent }: ModeSeeds, solve: (start: Oklch) => { shift: number }): Oklch {
  const candidates = [primary, second, accent].filter((each) => each !== undefined && each.c > 0.03);
  const ranked = candidates
    .filter((each) => each !== undefined)
    .map((colour) => ({ colour, distance: Math.abs(solve(colour).shift) }))
    .sort((a, b) => a.distance - b.distance);
  const [best] = ranked;
  if (best !== undefined) return best.colour;
  return mode === 'light'
    ? { l: 0.4, c: Math.min(primary.c, 0.09), h: primary.h }
    : { l: 0.86, c: Math.min(primary.c, 0.09), h: primary.h };
}
