import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import { d } from '../sketch.ts';

const pips = {
  1: 'M0 0h0',
  2: 'M-16-16h0M16 16h0',
  3: 'M-16-16h0M0 0h0M16 16h0',
  4: 'M-16-16h0M16-16h0M-16 16h0M16 16h0',
  5: 'M-16-16h0M16-16h0M0 0h0M-16 16h0M16 16h0',
  6: 'M-16-18h0M16-18h0M-16 0h0M16 0h0M-16 18h0M16 18h0',
} as const;

export function dominoes(s: Sketch): void {
  const { night, light, deep, main } = s.palette;
  const [a, b, c, e] = s.random.shuffle([1, 2, 3, 4, 5, 6] as const);
  const spread = s.random.whole(10, 18);
  for (const [x, turn, upper, lower] of [
    [104, -spread, a, b],
    [194, spread - 2, c, e],
  ] as const) {
    s.group(d`transform="translate(${x} 178)rotate(${turn})"`, () => {
      s.add(`<rect x="-34" y="-74" width="80" height="164" rx="12" fill="${fade(night, 0.5)}"/>`);
      s.add(
        `<rect x="-40" y="-82" width="80" height="164" rx="12" fill="${s.linear(['#fff', light, mix(light, deep, 0.35)], [0, 0, 1, 1])}" stroke="${mix(light, night, 0.6)}" stroke-width="3"/>`,
      );
      s.line('M-30 0H30', mix(night, deep, 0.4), 4).circle(0, 0, 7, mix(main, night, 0.2));
      s.group('transform="translate(0-40)"', () => s.line(pips[upper ?? 6], night, 15));
      s.group('transform="translate(0 40)"', () => s.line(pips[lower ?? 1], night, 15));
    });
  }
}
