import { requiredRatio, solveContrast, type ThemeCss } from '@livery/theme';
import { pick } from './looks.ts';

type Palette = ThemeCss['palettes']['light'];

/** Marks on a grid of 40, in two colours. Lettering is left to the brand's designer. */
const marks: readonly ((one: string, two: string) => string)[] = [
  (one, two) => `<circle cx="14" cy="20" r="12" fill="${one}"/><path fill="${two}" d="M20 9.6a12 12 0 1 1 0 20.8 12 12 0 0 0 0-20.8z"/>`,
  (one, two) =>
    `<path fill="${one}" d="M4 4h15v15a15 15 0 0 1-15-15z"/><path fill="${two}" d="M36 4v15H21A15 15 0 0 1 36 4z"/><path fill="${two}" d="M4 36a15 15 0 0 1 15-15v15z"/><path fill="${one}" d="M21 21h15a15 15 0 0 1-15 15z"/>`,
  (one, two) => `<path fill="${one}" d="M20 2l15.6 9v18L20 38 4.4 29V11z"/><path fill="${two}" d="M20 11l7.8 4.5v9L20 29l-7.8-4.5v-9z"/>`,
  (one, two) => `<path fill="${one}" d="M3 36 15 4h8L11 36z"/><path fill="${two}" d="M17 36 29 4h8L25 36z"/>`,
];

/** Scenes of 1600 by 560, shapes in three colours. */
const compositions: readonly ((one: string, two: string, three: string) => string)[] = [
  (one, two, three) =>
    `<circle cx="1230" cy="250" r="190" fill="${one}"/><circle cx="1010" cy="400" r="110" fill="${two}"/><path fill="${three}" d="M0 470c200-60 400-60 600 0s400 60 600 0 300-45 400-30v120H0z"/>`,
  (one, two, three) =>
    `<path fill="${three}" d="M900 560 1180 0h140l-280 560z"/><path fill="${one}" d="M1100 560 1380 0h140l-280 560z"/><path fill="${two}" d="M1300 560 1580 0h20v240l-160 320z"/>`,
  (one, two, three) =>
    `<path fill="${one}" d="M1000 280a240 240 0 0 1 480 0z"/><path fill="${three}" d="M1000 280h240a240 240 0 0 1-240 240z"/><path fill="${two}" d="M1480 280a240 240 0 0 1-240 240V280z"/>`,
];

/** Placeholder pictures of a new brand, by their path below its folder. */
export function drawAssets({ light, dark }: ThemeCss['palettes'], seed: number): Record<string, string> {
  const mark = pick(marks, seed);
  const scene = pick(compositions, seed >>> 4);
  const framed = (palette: Palette) =>
    `<rect width="40" height="40" fill="${palette.ground}"/><g transform="translate(7 7) scale(.65)">${mark(palette.action, palette.ink)}</g>`;
  const hero = (palette: Palette) => {
    const [one = '', two = '', three = ''] = [palette.action, palette.accent, palette.second].map((colour) => quieten(palette, colour));
    return `<rect width="1600" height="560" fill="${palette.surface}"/>${scene(one, two, three)}`;
  };
  return {
    'assets/logo.svg': svg(40, 40, mark(light.action, light.ink)),
    'assets/logo-dark.svg': svg(40, 40, mark(dark.action, dark.ink)),
    'assets/icon.svg': svg(40, 40, framed(light)),
    'assets/hero.svg': svg(1600, 560, hero(light)),
    'assets/hero-dark.svg': svg(1600, 560, hero(dark)),
  };
}

/** Faint enough for a headline: most layouts put it over the picture, and phones over its shapes. */
function quieten({ ink, inkSoft }: Palette, colour: string): string {
  return solveContrast({ colour, against: [ink, inkSoft], ratio: requiredRatio('text', 'AA') }).colour;
}

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>\n`;
}
