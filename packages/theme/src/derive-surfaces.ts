import { toHex, type Oklch } from './oklch.ts';
import { surfaces } from './contrast-pairs.ts';
import { engine, type Painting } from './painting.ts';
import { sourceOf, type PaletteSeeds } from './palette-seeds.ts';

/** The ground, raised and sunken surfaces, and the lines between them. */
export function deriveSurfaces(seeds: PaletteSeeds, painting: Painting): void {
  const { neutral, ratios, isLight } = seeds;
  const levels = isLight ? lightLevels(seeds) : darkLevels(seeds);
  const [ground, surface, raised, sunken] = levels.map(toHex) as [string, string, string, string];
  const from = sourceOf(isLight ? 'ground' : 'darkGround', seeds.ground);
  const level = (step: string) => (isLight ? `paper: ${step}` : `night: ${step}`);
  painting.paint(
    'ground',
    ground,
    from,
    seeds.ground === undefined ? 'a grey of the hue of the neutral' : level('the page, its lightness held'),
  );
  painting.paint(
    'surface',
    surface,
    { kind: 'role', name: 'ground' },
    level(isLight ? 'lighter than the page' : 'a step nearer to the light'),
  );
  painting.paint('raised', raised, { kind: 'role', name: 'ground' }, level(isLight ? 'almost white' : 'two steps nearer to the light'));
  painting.paint('sunken', sunken, { kind: 'role', name: 'ground' }, level('a step darker than the page'));
  const field = isLight ? 'raised' : 'sunken';
  painting.paint('field', painting.colourOf(field), { kind: 'role', name: field }, `equal to ${field}`);

  const line = lineStart(seeds, levels[0].l, levels[2].l);
  const ofGround = { kind: 'role', name: 'ground' } as const;
  painting.paint('skeleton', toHex({ ...line, l: line.l + (isLight ? 0.025 : -0.03) }), ofGround, 'between the page and its lines');
  const ofNeutral = sourceOf('neutral', neutral);
  const strong = toHex({ l: isLight ? 0.62 : 0.56, c: Math.min(neutral.c * 0.7, 0.03), h: neutral.h });
  painting.solve('lineStrong', strong, ofNeutral, { use: 'a border', against: surfaces, ratio: ratios.ui });
  // High contrast needs visible borders instead of hairlines.
  if (seeds.isHighContrast)
    painting.paint('line', painting.colourOf('lineStrong'), { kind: 'role', name: 'lineStrong' }, 'equal to lineStrong');
  else painting.paint('line', toHex(line), ofGround, 'a hairline, for decoration');
  paintFocusRings(seeds, painting);
  painting.paint(
    'scrim',
    isLight ? `${toHex({ l: 0.2, c: Math.min(neutral.c, 0.03), h: neutral.h })}8c` : '#000000ad',
    engine,
    'a veil over the page',
  );
}

type Levels = [ground: Oklch, surface: Oklch, raised: Oklch, sunken: Oklch];

/** Light mode: panels are brighter than the page. On a pure white page they are shaded instead. */
function lightLevels({ ground, neutral }: PaletteSeeds): Levels {
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

/** Dark mode: each level is a step lighter. */
function darkLevels({ ground, neutral }: PaletteSeeds): Levels {
  const seed = ground ?? { l: 0.18, c: Math.min(neutral.c * 0.4, 0.018), h: neutral.h };
  const page = { l: Math.min(seed.l, 0.27), c: Math.min(seed.c, 0.05), h: seed.h };
  const { l, c, h } = page;
  return [page, { l: l + 0.036, c: c * 1.05, h }, { l: l + 0.078, c: c * 1.1, h }, { l: Math.max(l - 0.035, 0), c: c * 0.9, h }];
}

function lineStart({ isLight, neutral, ground }: PaletteSeeds, groundLightness: number, raisedLightness: number): Oklch {
  const tint = ground !== undefined && ground.c > 0.003 ? ground : { c: neutral.c * 0.4, h: neutral.h };
  return isLight
    ? { l: groundLightness - 0.085, c: Math.min(tint.c * 1.2, 0.022), h: tint.h }
    : { l: raisedLightness + 0.075, c: Math.min(tint.c, 0.02), h: tint.h };
}

/** Two ring colours so far apart (the square of the ratio) that every background reaches the ratio with one of them. */
function paintFocusRings({ isLight, isHighContrast, neutral, ratios }: PaletteSeeds, painting: Painting): void {
  const ratio = ratios.ui ** 2;
  const inner = isLight ? '#ffffff' : isHighContrast ? '#000000' : toHex({ l: 0.14, c: 0.01, h: neutral.h });
  painting.paint('focusInner', inner, engine, 'the ring next to the control');
  const outer = isLight
    ? { ...neutral, l: isHighContrast ? 0 : 0.36, c: Math.min(neutral.c, 0.13) }
    : { ...neutral, l: isHighContrast ? 1 : 0.94, c: Math.min(neutral.c * 0.5, 0.03) };
  painting.solve('focusOuter', toHex(outer), sourceOf('neutral', neutral), { use: 'the outer ring', against: ['focusInner'], ratio });
}
