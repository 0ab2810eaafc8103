import { contrastRatio } from './contrast.ts';
import { makeFill, softened, visibleOn } from './fill.ts';
import { readColour, toHex, type Oklch } from './oklch.ts';
import { engine, type Painting } from './painting.ts';
import type { ColourSource, SeedName } from './derivation.ts';
import type { ColourRole } from './palette.ts';
import { sourceOf, type PaletteSeeds } from './palette-seeds.ts';

const seen = ['ground', 'surface', 'raised'] as const satisfies readonly ColourRole[];

/** A filled shape must stand out from the page, whatever its text. */
const presence = { normal: 1.4, high: 3 };

/** Fills and the text on them. */
export function deriveFills(seeds: PaletteSeeds, painting: Painting): void {
  const { isLight, primary, ratios } = seeds;
  const fill = (role: ColourRole, on: ColourRole, start: Oklch, from: ColourSource, mayMove = true, isShape = true) => {
    const token = painting.token(role);
    const before = token?.colour ?? toHex(start);
    const ratio = seeds.isHighContrast ? presence.high : presence.normal;
    const shape =
      isShape && token?.isFixed !== true
        ? visibleOn(
            before,
            seen.map((each) => painting.colourOf(each)),
            ratio,
          )
        : before;
    const made = makeFill(shape, { required: ratios.text, mayMove: mayMove && token?.isFixed !== true, isBlack: seeds.isHighContrast });
    const steps = [
      ...(shape === before ? [] : [`seen on ${seen.join(', ')} at least ${ratio}`]),
      ...(made.colour === shape ? [] : [`${on} on it at least ${ratios.text}`]),
    ];
    const source = token === undefined ? from : ({ kind: 'token' } as const);
    painting.paint(role, made.colour, source, steps.length === 0 ? asItIs(source) : `solver: ${steps.join('; ')}`, before);
    const ofFill = { kind: 'role', name: role } as const;
    painting.paint(on, made.on, ofFill, textWhy(role, made.on, ratios.text));
  };
  const seedFill = (role: ColourRole & SeedName, on: ColourRole, derived: () => Oklch) => {
    const seed = seeds[role as 'accent' | 'second'];
    fill(role, on, seed === undefined ? derived() : lit(seed, isLight), sourceOf(role, seed), seed === undefined || seeds.mayMove(role));
  };

  fill('action', 'onAction', lit(primary, isLight), { kind: 'seed', name: 'primary' }, seeds.mayMove('primary'));
  paintSteps(painting, ratios.text, isLight);
  seedFill('accent', 'onAccent', () => quietAccent(seeds));
  paintSoftAccent(seeds, painting);
  seedFill('second', 'onSecond', () => complement(seeds));
  fill('positive', 'onPositive', { l: isLight ? 0.56 : 0.74, c: 0.15, h: 152 }, engine);
  fill('warning', 'onWarning', { l: 0.8, c: 0.16, h: 78 }, engine);
  fill('negative', 'onNegative', { l: isLight ? 0.56 : 0.66, c: 0.2, h: 25 }, engine);
  fill('band', 'onBand', bandStart(seeds), sourceOf('band', seeds.band), seeds.band === undefined || seeds.mayMove('band'), false);
  const soft = softened({ colour: painting.colourOf('band'), on: painting.colourOf('onBand') });
  painting.solve('onBandSoft', soft, { kind: 'role', name: 'onBand' }, { use: 'text', against: ['band'], ratio: ratios.text });
}

function textWhy(fill: ColourRole, on: string, ratio: number): string {
  if (on === '#ffffff' || on === '#000000') return `${on === '#ffffff' ? 'white' : 'black'} reads on ${fill}`;
  return `solver: a dark of the hue of ${fill} at least ${ratio}`;
}

function asItIs(from: ColourSource): string {
  if (from.kind === 'seed') return 'the seed as it is, by night lit';
  return from.kind === 'token' ? 'the token as it is' : 'chosen by the engine';
}

/** Dark mode makes a brand's colour lighter and slightly less saturated. */
function lit(seed: Oklch, isLight: boolean): Oklch {
  if (isLight || seed.l >= 0.62) return seed;
  return { ...seed, l: 0.62, c: seed.c * 0.95 };
}

/** Without an accent, selections use the ink colour, so that the action stays the only strong colour. */
function quietAccent({ isLight, neutral }: PaletteSeeds): Oklch {
  return isLight ? { ...neutral, l: 0.34, c: Math.min(neutral.c * 1.6, 0.06) } : { ...neutral, l: 0.9, c: Math.min(neutral.c, 0.03) };
}

function complement({ isLight, primary }: PaletteSeeds): Oklch {
  return { l: isLight ? 0.55 : 0.72, c: Math.min(primary.c, 0.11), h: (primary.h + 150) % 360 };
}

function bandStart({ isLight, band, neutral }: PaletteSeeds): Oklch {
  if (isLight) return band ?? { ...neutral, l: 0.27, c: Math.min(Math.max(neutral.c, 0.02), 0.06) };
  if (band === undefined) return { ...neutral, l: 0.15, c: Math.min(neutral.c, 0.03) };
  return { ...band, l: Math.min(band.l * 0.62, 0.3), c: band.c * 0.75 };
}

function paintSoftAccent({ isLight, ratios }: PaletteSeeds, painting: Painting): void {
  const accent = readColour(painting.colourOf('accent'));
  const { c, h } = accent;
  const soft = toHex(isLight ? { l: 0.93, c: Math.min(c, 0.05), h } : { l: 0.32, c: Math.min(c, 0.06), h });
  const ofAccent = { kind: 'role', name: 'accent' } as const;
  painting.paint('accentSoft', soft, ofAccent, 'a tint of the accent');
  const goal = { use: 'text', against: ['accentSoft'], ratio: ratios.text } as const;
  painting.solve('onAccentSoft', toHex({ ...accent, l: isLight ? 0.38 : 0.86 }), ofAccent, goal);
}

const steps = { actionHover: 0.05, actionActive: 0.09 };

/**
 * States move away from the page's colour, or a button would look disabled. They move the other way where the colour
 * would turn pale or its text would be unreadable.
 */
function paintSteps(painting: Painting, required: number, isLight: boolean): void {
  const action = painting.colourOf('action');
  const on = painting.colourOf('onAction');
  const { l, c, h } = readColour(action);
  const moved = (distance: number) => toHex({ l: l + distance, c, h });
  const colours = (direction: number) => Object.values(steps).map((distance) => moved(direction * distance));
  const isReadable = (direction: number) =>
    l + direction * 0.1 > 0.05 && l + direction * 0.1 < 0.97 && colours(direction).every((each) => contrastRatio(each, on) >= required);
  const isVivid = (direction: number) => colours(direction).every((each) => readColour(each).c >= c * 0.9);
  const directions = (isLight ? [-1, 1] : [1, -1]).filter(isReadable);
  const direction = directions.find(isVivid) ?? directions[0];
  const why =
    direction === undefined
      ? 'equal to action: its text would not be read on another step'
      : `${direction < 0 ? 'darker' : 'lighter'}, so that it stands out and its text is read`;
  for (const [role, distance] of Object.entries(steps)) {
    const colour = direction === undefined ? action : moved(direction * distance);
    painting.paint(role as keyof typeof steps, colour, { kind: 'role', name: 'action' }, why);
  }
}
