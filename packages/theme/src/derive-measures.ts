import { clamp } from './oklch.ts';
import { themeContract } from './theme-contract.ts';
import type { FontFace, ThemeSpec } from './theme-spec.ts';

type MeasureGroup = Exclude<keyof typeof themeContract, 'color'>;
type MeasureValues = { [Group in MeasureGroup]: Record<keyof (typeof themeContract)[Group], string> };

const tileRatios = { portrait: '3/4', square: '1', landscape: '16/9' } as const;

const radii: Record<ThemeSpec['shape']['radius'], MeasureValues['radius']> = {
  sharp: { small: '2px', medium: '2px', large: '3px', control: '2px', chip: '2px' },
  soft: { small: '6px', medium: '10px', large: '16px', control: '10px', chip: '10px' },
  round: { small: '10px', medium: '18px', large: '28px', control: '999px', chip: '999px' },
};

const borders: Record<ThemeSpec['shape']['border'], MeasureValues['border']> = {
  hairline: { thin: '1px', medium: '1px', thick: '2px' },
  regular: { thin: '1px', medium: '1.5px', thick: '3px' },
  bold: { thin: '1.5px', medium: '2px', thick: '4px' },
};

const elevations: Record<ThemeSpec['shape']['elevation'], MeasureValues['elevation']> = {
  flat: { low: 'none', medium: 'none', high: '0 12px 40px #0000004d' },
  soft: { low: '0 1px 2px #0000000f', medium: '0 4px 16px #0000001a', high: '0 16px 48px #00000033' },
  lifted: { low: '0 2px 6px #00000014', medium: '0 8px 28px #0000001f', high: '0 24px 64px #0000003d' },
};

interface Density {
  controlHeight: string;
  gutter: string;
  tileGap: string;
  tileMinWidth: string;
}

const densities: Record<ThemeSpec['density'], Density> = {
  compact: { controlHeight: '2.75rem', gutter: 'clamp(.75rem,2vw,1.5rem)', tileGap: '.5rem', tileMinWidth: 'clamp(5.5rem,10vw,8.5rem)' },
  regular: { controlHeight: '3rem', gutter: 'clamp(1rem,3vw,2rem)', tileGap: '.75rem', tileMinWidth: 'clamp(6rem,11vw,9rem)' },
  airy: { controlHeight: '3.25rem', gutter: 'clamp(1rem,4vw,3rem)', tileGap: '1rem', tileMinWidth: 'clamp(6.5rem,12vw,10rem)' },
};

/** All values except colours, by the name of their custom property. */
export function deriveMeasures(spec: ThemeSpec): Map<string, string> {
  const values = measureValues(spec);
  const groups = Object.keys(values) as MeasureGroup[];
  return new Map(
    groups.flatMap((group) => {
      const names: Record<string, string> = themeContract[group];
      return Object.entries(values[group]).map(([leaf, value]): [string, string] => {
        const name = names[leaf] ?? leaf;
        return [name, spec.tokens?.measures[name] ?? value];
      });
    }),
  );
}

function measureValues(spec: ThemeSpec): MeasureValues {
  const { shape, type, fonts, motion, tile } = spec;
  const density = densities[spec.density];
  const { display, text } = fonts;
  const step = (index: number) => rem(Math.max(type.base * type.ratio ** (index - 2), 12) / 16);
  return {
    space: { 1: '.25rem', 2: '.5rem', 3: '.75rem', 4: '1rem', 5: '1.5rem', 6: '2rem', 7: '3rem', 8: '4rem' },
    radius: radii[shape.radius],
    border: borders[shape.border],
    elevation: elevations[shape.elevation],
    font: {
      display: fontFamily(display),
      text: fontFamily(text),
      displayWeight: String(withinFace(display, display.displayWeight ?? 700)),
      displayStretch: safe(display.stretch ?? '100%'),
      displayCase: display.case ?? 'none',
      displaySpacing: safe(display.spacing ?? 'normal'),
    },
    weight: {
      regular: String(withinFace(text, 400)),
      medium: String(withinFace(text, 500)),
      bold: String(withinFace(text, 700)),
    },
    size: { 1: step(1), 2: step(2), 3: step(3), 4: step(4), 5: step(5), 6: step(6) },
    leading: { tight: '1.15', body: '1.5' },
    motion: {
      state: '120ms',
      place: motion === 'brisk' ? '200ms' : '240ms',
      easeOut: 'cubic-bezier(.2,.8,.2,1)',
      easeIn: 'cubic-bezier(.4,0,1,1)',
    },
    control: {
      height: density.controlHeight,
      iconStroke: String(spec.iconStroke),
      iconCap: shape.radius === 'sharp' ? 'square' : 'round',
      iconJoin: shape.radius === 'sharp' ? 'miter' : 'round',
    },
    tile: { ratio: tileRatios[tile], gap: density.tileGap, minWidth: density.tileMinWidth },
    layout: {
      gutter: density.gutter,
      maxWidth: '100rem',
      headerHeight: '3.5rem',
      sideWidth: '15rem',
      railWidth: '4rem',
      bottomBarHeight: '3.5rem',
    },
  };
}

function rem(value: number): string {
  return `${String(Number(value.toFixed(4))).replace(/^0\./, '.')}rem`;
}

/** `<family> Fallback` is a local face with the metrics of the brand's own, declared beside its font files. */
function fontFamily({ family, fallback }: FontFace): string {
  if (family === 'system-ui') return `system-ui,${fallback}`;
  return `"${safe(family)}","${safe(family)} Fallback",${fallback}`;
}

/** A variable face declares `300 800`, a static one `400`. Browsers would fake any weight beyond that. */
function withinFace({ weight }: FontFace, wanted: number): number {
  const bounds = weight.split(/\s+/).map(Number).filter(Number.isFinite);
  return bounds.length === 0 ? wanted : clamp(wanted, Math.min(...bounds), Math.max(...bounds));
}

/**
 * The text ends up inside a style element, so it must contain nothing that could end the declaration or the element.
 */
function safe(value: string): string {
  if (!/^[\p{L}\p{N} _.%+-]+$/u.test(value)) throw new TypeError(`Not a plain CSS value: ${value}`);
  return value;
}
