import { surfaces } from './contrast-pairs.ts';
import { clamp, readColour, toHex, type Oklch } from './oklch.ts';
import type { Painting } from './painting.ts';
import type { ColourSource, SeedName } from './derivation.ts';
import { sourceOf, type PaletteSeeds } from './palette-seeds.ts';
import { nearestColour } from './solve-contrast.ts';

/** Text on the four surfaces. */
export function deriveText(seeds: PaletteSeeds, painting: Painting): void {
  const { isLight, isHighContrast, neutral, ratios } = seeds;
  const goal = { use: 'text', against: surfaces, ratio: ratios.text };
  const ofNeutral = sourceOf('neutral', neutral);
  const { colour: speaking, from } = speakingColour(seeds, painting);

  const inkLightness = isLight ? clamp(neutral.l, 0.2, 0.3) : 0.955;
  const inkChroma = isLight ? Math.min(neutral.c, 0.07) : Math.min(neutral.c * 0.25, 0.014);
  painting.solve('ink', toHex({ l: inkLightness, c: inkChroma, h: neutral.h }), ofNeutral, goal);
  painting.solve('inkSoft', toHex({ l: isLight ? 0.46 : 0.77, c: Math.min(neutral.c * 0.7, 0.035), h: neutral.h }), ofNeutral, goal);
  const disabled = toHex({ l: isLight ? 0.63 : 0.52, c: Math.min(neutral.c * 0.5, 0.02), h: neutral.h });
  if (isHighContrast)
    painting.paint('inkDisabled', painting.colourOf('lineStrong'), { kind: 'role', name: 'lineStrong' }, 'equal to lineStrong');
  else painting.paint('inkDisabled', disabled, ofNeutral, 'a disabled label, which WCAG leaves free');

  const link = painting.solve('link', toHex(speaking), from, goal);
  const linkColour = readColour(link);
  const hover = toHex({ ...linkColour, l: linkColour.l + (isLight ? -0.08 : 0.06) });
  painting.solve('linkHover', hover, { kind: 'role', name: 'link' }, goal);
  if (seeds.money !== undefined && !seeds.mayMove('money'))
    painting.paint('money', toHex(seeds.money), { kind: 'seed', name: 'money' }, 'the seed as it is');
  else painting.solve('money', toHex(seeds.money ?? speaking), seeds.money === undefined ? from : { kind: 'seed', name: 'money' }, goal);
  painting.solve('negativeInk', toHex({ l: isLight ? 0.5 : 0.76, c: isLight ? 0.19 : 0.13, h: 25 }), { kind: 'engine' }, goal);
}

/** The brand colour that needs the smallest shift to be readable. Greys are excluded. */
function speakingColour(seeds: PaletteSeeds, painting: Painting): { colour: Oklch; from: ColourSource } {
  const { isLight, primary, ratios } = seeds;
  const against = surfaces.map((role) => painting.colourOf(role));
  const shiftOf = (colour: Oklch) => Math.abs(nearestColour({ colour: toHex(colour), against, ratio: ratios.text })?.shift ?? 1);
  const ranked = (['primary', 'second', 'accent'] as const satisfies readonly SeedName[])
    .flatMap((name) => {
      const colour = seeds[name];
      return colour !== undefined && colour.c > 0.03 ? [{ colour, name, shift: shiftOf(colour) }] : [];
    })
    .sort((a, b) => a.shift - b.shift);
  const [best] = ranked;
  if (best !== undefined) return { colour: best.colour, from: { kind: 'seed', name: best.name } };
  const c = Math.min(primary.c, 0.09);
  return { colour: { l: isLight ? 0.4 : 0.86, c, h: primary.h }, from: { kind: 'seed', name: 'primary' } };
}
