import type { Face, Warp } from './lettering.ts';
import { pathOf, setLine } from './lettering.ts';
import { makeRandom, type Random } from './random.ts';
import { num } from './sketch.ts';

const WIDTH = 200;
const HEIGHT = 72;
const BASELINE = 53;
/** Grid steps per unit of the picture. */
const GRID = 4;
const INK = '#26343a';
const PAPER = '#f4f1ea';

/** Characters that stay distinct when tilted: no I, L and 1, no O, Q and 0, no B and 8, no S and 5, no Z and 2, no G and 6, no W (VV). */
export const captchaSigns = 'ACDEFHJKMNPRTUVXY3479';

/** Letters from two typefaces, tilted and slanted along a wave, and crossed by strokes of the same weight. */
export function drawCaptcha(text: string, seed: string): string {
  const random = makeRandom(seed);
  const wave = waveOf(random);
  const room = (WIDTH - 24) / text.length;
  const letters = [...text].map((sign, index) => letterPath(sign, 12 + room * index, room, random, wave)).join('');
  const across = [0, 1].map(() => strokePath(random, wave));
  const cut = strokePath(random, wave);
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH * 2}" height="${HEIGHT * 2}">`,
    `<path d="M0 0H${WIDTH}V${HEIGHT}H0z" fill="${PAPER}"/>`,
    `<path d="${letters}" transform="scale(${num(1 / GRID, 3)})" fill="${INK}"/>`,
    `<g fill="none" stroke-linecap="round"><path d="${across.join('')}" stroke="${INK}" stroke-width="2.2"/>`,
    `<path d="${cut}" stroke="${PAPER}" stroke-width="1.8"/></g></svg>`,
  ].join('');
}

/** Each picture has its own wave, which bends letters and strokes. */
function waveOf(random: Random): Warp {
  const [lift, length, phase] = [random.between(2.5, 5), random.between(70, 120), random.between(0, 2 * Math.PI)];
  const [lean, stretch] = [random.between(-0.18, 0.18), random.between(55, 95)];
  return (x, y) => [
    x + lean * (BASELINE - y) + 1.6 * Math.sin((y / stretch) * 2 * Math.PI + phase),
    y + lift * Math.sin((x / length) * 2 * Math.PI + phase),
  ];
}

/** Neighbours touch but never hide each other. A wide letter is narrowed or scaled down. */
function letterPath(sign: string, left: number, room: number, random: Random, wave: Warp): string {
  const face: Face = random.pick(['sharp', 'round']);
  const line = setLine(sign, face, random.pick([0, 0.3, 0.6]));
  if (line === null) throw new Error(`There is no glyph for ${sign}`);
  const size = Math.min(random.between(46, 56), ((room + 3) * 1000) / line.advance);
  const tilt = random.between(-0.3, 0.3);
  const [middleX, middleY] = [left + room / 2 + random.between(-2, 2), BASELINE - size * 0.35 + random.between(-4, 3)];
  const turned: Warp = (x, y) => {
    const [dx, dy] = [x - middleX, y - middleY];
    return wave(middleX + dx * Math.cos(tilt) - dy * Math.sin(tilt), middleY + dx * Math.sin(tilt) + dy * Math.cos(tilt));
  };
  return pathOf(line.letters, middleX - (line.advance * size) / 2000, middleY + size * 0.35, size, turned, GRID);
}

function strokePath(random: Random, wave: Warp): string {
  const at = (x: number): string =>
    wave(x, random.between(16, HEIGHT - 16))
      .map((value) => num(value, 1))
      .join(' ');
  return `M${at(6)}C${at(60)} ${at(130)} ${at(WIDTH - 6)}`;
}
