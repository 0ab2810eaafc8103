import { bloom, dust, rays } from '../frame.ts';
import { pathOf, setLine } from '../lettering.ts';
import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import type { Family } from './family.ts';

/** Lottery balls bursting out of the globe, each with its number. */
export const balls: Family = {
  face: 'round',
  lettering: 'bulge',
  draw(s, f) {
    const { night, deep, mid, glow, light, main, pop } = s.palette;
    s.light(150, 150, 300, [light, glow, mid, deep, night]);
    rays(s, 150, 180, 20, fade(light, 0.16), s.random.whole(0, 9));
    s.extra(() => dust(s, f, 10, light));
    s.circle(150, 150, 130, s.radial(['#fff0', '#fff0', fade(light, 0.5)]), `stroke="${fade(light, 0.7)}" stroke-width="3"`);
    s.extra(() => bloom(s, 150, 150, 120, light, 0.6));
    const turn = s.random.chance(0.5);
    const spots = [
      [84, 84, 0.56],
      [222, 74, 0.64],
      [150, 52, 0.46],
      [46, 176, 0.76],
      [256, 168, 0.84],
      [92, 252, 1],
      [214, 254, 0.82],
      [150, 156, 1.6],
    ] as const;
    const colours = s.random.shuffle([main, pop, mix(mid, deep, 0.3), mix(main, pop, 0.5)]);
    const shine = s.symbol(
      `<circle r="42" fill="${s.radial(['#fff9', '#fff0', fade(night, 0.3), fade(night, 0.8)], 0.35, 0.28, 0.8)}" stroke="${night}" stroke-width="2"/>`,
    );
    spots.forEach(([x, y, scale], i) => {
      const isHero = i === spots.length - 1;
      const [dx, dy] = isHero ? [0, 0] : [s.random.whole(-16, 16), s.random.whole(-14, 14)];
      const lean = s.random.whole(-24, 24);
      const value = isHero ? s.random.whole(10, 75) : s.random.whole(1, 9);
      if (s.isFrugal && i < 3) return;
      s.group(`transform="translate(${(turn ? 300 - x : x) + dx} ${y + dy})rotate(${lean})scale(${scale})"`, () => {
        s.circle(0, 0, 42, colours[isHero ? 0 : i % 4] ?? main).circle(0, 0, 23, '#fff');
        number(s, value);
        s.use(shine, '');
      });
    });
    s.path('M112 118Q128 96 156 100 130 106 120 128z', '#fffb');
    s.extra(() => s.line('M44 92Q70 40 124 28', fade(light, 0.8), 5));
  },
};

function number(s: Sketch, value: number): void {
  const line = setLine(String(value), 'sharp', 0.6);
  if (!line) return;
  const size = value > 9 ? 30 : 34;
  const data = pathOf(line.letters, (-line.advance * size) / 2000, size * 0.345, size, (x, y) => [x, y], 2);
  s.path(data, s.palette.night, 'transform="scale(.5)"');
}
