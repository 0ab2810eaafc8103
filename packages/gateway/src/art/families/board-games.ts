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

export function draughts(s: Sketch): void {
  const { night, light, deep, main, pop } = s.palette;
  const wood = mix('#742', main, 0.15);
  s.path('M70 112H230L280 274H20z', wood, `stroke="${mix(wood, night, 0.6)}" stroke-width="8"`);
  // Six rows of six, each lower and wider than the one behind it.
  const row = (k: number): number => 116 + k * 17.5 + k * k * 1.4;
  const reach = (y: number): number => 78 + ((y - 112) * 50) / 162;
  let squares = '';
  for (let k = 0; k < 6; k++) {
    const [top, foot] = [row(k), row(k + 1)];
    for (let i = k % 2; i < 6; i += 2) {
      const x = (y: number, at: number): number => 150 + (reach(y) * (at - 3)) / 3;
      squares += d`M${x(top, i)} ${top}H${x(top, i + 1)}L${x(foot, i + 1)} ${foot}H${x(foot, i)}z`;
    }
  }
  s.path(squares, mix(light, wood, 0.25));
  const piece = s.symbol(
    `<g><path d="M-24 0v12a24 11 0 0 0 48 0V0"/><path d="M-24 0v12a24 11 0 0 0 48 0V0" fill="${fade(night, 0.5)}"/><ellipse rx="24" ry="11"/><ellipse rx="14" ry="6" fill="none" stroke="${fade(light, 0.7)}" stroke-width="2.5"/></g>`,
  );
  const [near, far] = [mix(light, pop, 0.15), mix(night, deep, 0.3)];
  for (const [x, y, colour] of [
    [122, 138, far],
    [176, 152, far],
    [100, 196, near],
    [204, 212, far],
    [204, 194, far],
    [142, 236, near],
  ] as const)
    s.use(piece, `x="${x}" y="${y}" fill="${colour}" stroke="${night}" stroke-width="2"`);
}
