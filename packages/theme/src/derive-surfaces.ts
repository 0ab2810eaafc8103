import type { ColourRole, ModeSeeds } from './derive-colours.ts';
import { toHex, type Oklch } from './oklch.ts';
import { solveContrast } from './solve-contrast.ts';

export type SurfaceRole = Extract<
  ColourRole,
  'ground' | 'surface' | 'raised' | 'sunken' | 'field' | 'skeleton' | 'line' | 'lineStrong' | 'focusInner' | 'focusOuter' | 'scrim'
>;

export type Surfaces = Record<SurfaceRole, string>;

/** Ground, what rises from it and what is cut into it, and the lines between. */
export function deriveSurfaces(seeds: ModeSeeds): Surfaces {
  const levels = seeds.mode === 'light' ? lightLevels(seeds) : darkLevels(seeds);
  const [ground, surface, raised, sunken] = levels.map(toHex) as [string, string, string, string];
  const { neutral } = seeds;
  const isLight = seeds.mode === 'light';
  const line = lineStart(seeds, levels[0].l, levels[2].l);
  const strong = toHex({ l: isLight ? 0.62 : 0.56, c: Math.min(neutral.c * 0.7, 0.03), h: neutral.h });
  return {
    ground,
    surface,
    raised,
    sunken,
    field: isLight ? raised : sunken,
    skeleton: toHex({ ...line, l: line.l + (isLight ? 0.025 : -0.03) }),
    line: toHex(line),
    lineStrong: solveContrast({ colour: strong, against: [ground, surface, raised, sunken], ratio: 3 }).colour,
    ...focusRings(seeds),
    scrim: isLight ? `${toHex({ l: 0.2, c: Math.min(neutral.c, 0.03), h: neutral.h })}8c` : '#000000ad',
  };
}

type Levels = [ground: Oklch, surface: Oklch, raised: Oklch, sunken: Oklch];

/** By day paper: panels are brighter than the page, so that depth is light. A page of pure white has its panels shaded. */
function lightLevels({ ground, neutral }: ModeSeeds): Levels {
  const seed = ground ?? { l: 0.978, c: Math.min(neutral.c * 0.25, 0.006), h: neutral.h };
  const page = { l: Math.max(seed.l, 0.93), c: Math.min(seed.c, 0.035), h: seed.h };
  const { l } = page;
  const { c, h } = page.c < 0.003 ? { c: Math.min(neutral.c * 0.15, 0.004), h: neutral.h } : page;
  const isWhite = l > 0.988;
  return [
    page,
    isWhite ? { l: l - 0.018, c: c * 1.2, h } : { l: l + (1 - l) * 0.6, c: c * 0.5, h },
    { l: 1 - (1 - l) * 0.08, c: c * 0.1, h },
    { l: l - 0.034, c: c * 1.35, h },
  ];
}

/** By night each level is a step nearer to the light. */
function darkLevels({ ground, neutral }: ModeSeeds): Levels {
  const seed = ground ?? { l: 0.18, c: Math.min(neutral.c * 0.4, 0.018), h: neutral.h };
  const page = { l: Math.min(seed.l, 0.27), c: Math.min(seed.c, 0.05), h: seed.h };
  const { l, c, h } = page;
  return [page, { l: l + 0.036, c: c * 1.05, h }, { l: l + 0.078, c: c * 1.1, h }, { l: Math.max(l - 0.035, 0), c: c * 0.9, h }];
}

function lineStart({ mode, neutral, ground }: ModeSeeds, groundLightness: number, raisedLightness: number): Oklch {
  const tint = ground !== undefined && ground.c > 0.003 ? ground : { c: neutral.c * 0.4, h: neutral.h };
  return mode === 'light'
    ? { l: groundLightness - 0.085, c: Math.min(tint.c * 1.2, 0.022), h: tint.h }
    : { l: raisedLightness + 0.075, c: Math.min(tint.c, 0.02), h: tint.h };
}

/** Rings nine times apart: whatever lies behind is at least three times apart from one of them. */
function focusRings({ mode, neutral }: ModeSeeds): Pick<Surfaces, 'focusInner' | 'focusOuter'> {
  const isLight = mode === 'light';
  const inner = isLight ? '#ffffff' : toHex({ l: 0.14, c: 0.01, h: neutral.h });
  const outer = isLight
    ? { ...neutral, l: 0.36, c: Math.min(neutral.c, 0.13) }
    : { ...neutral, l: 0.94, c: Math.min(neutral.c * 0.5, 0.03) };
  return { focusInner: inner, focusOuter: solveContrast({ colour: toHex(outer), against: [inner], ratio: 9 }).colour };
}
