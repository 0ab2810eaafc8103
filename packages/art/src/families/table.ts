import { bloom } from '../frame.ts';
import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import { d } from '../sketch.ts';
import type { Suit } from '../symbols.ts';
import { SUITS, suitNames } from '../symbols.ts';
import type { Family } from './family.ts';

/** Felt under a single lamp, with the game on it. Nearly dark outside the cone of light. */
export const table = (game: (s: Sketch) => void): Family => ({
  face: 'sharp',
  lettering: 'flat',
  draw(s, f) {
    const { night, deep, mid, glow, light, main } = s.palette;
    s.light(150, 60, 320, [mix(mid, deep, 0.4), deep, night]);
    s.extra(() =>
      s.field(f.x, f.y, f.width, 200, s.texture(26, 26, `<path d="M13 2 24 13 13 24 2 13z" fill="none" stroke="${fade(mid, 0.4)}"/>`)),
    );
    s.ellipse(150, 318, 328, 170, s.linear([mix(main, light, 0.25), mix(main, night, 0.6), night]), `stroke="${night}" stroke-width="6"`);
    s.ellipse(150, 324, 304, 156, s.radial([mix(mid, glow, 0.8), mid, deep, mix(deep, night, 0.7)], 0.5, 0.23));
    s.extra(() => s.ellipse(150, 334, 262, 128, 'none', `stroke="${fade(light, 0.45)}" stroke-width="2"`));
    lamp(s);
    game(s);
    s.extra(() => bloom(s, 150, 200, 170, light, 0.26));
  },
});

export function hand(s: Sketch): void {
  const [first, second] = s.random.shuffle(suitNames);
  const spread = s.random.whole(10, 16);
  card(s, 116, 176, -spread - 6, first ?? 'spade');
  card(s, 182, 172, spread, second ?? 'heart');
  chips(s);
}

function lamp(s: Sketch): void {
  const { night, light, main, pop } = s.palette;
  s.path('M104 58 196 58 340 330H-40z', s.linear([fade(light, 0.6), fade(light, 0.12), fade(light, 0)]));
  s.path('M147-130h6V30h-6z', night);
  s.path(
    'M126 16h48q24 8 38 44H88q14-36 38-44z',
    s.linear([mix(pop, light, 0.3), pop, mix(pop, night, 0.65)], [0, 0, 1, 0]),
    `stroke="${night}" stroke-width="3"`,
  );
  s.ellipse(150, 60, 62, 9, light, `stroke="${mix(light, main, 0.6)}" stroke-width="2"`);
  s.extra(() => bloom(s, 150, 64, 90, light, 0.8));
}

function card(s: Sketch, x: number, y: number, turn: number, suit: Suit): void {
  const { night, light, deep } = s.palette;
  const colour = suit === 'heart' || suit === 'diamond' ? '#d23' : mix(night, '#000', 0.3);
  s.group(`transform="translate(${x} ${y})rotate(${turn})" fill="${colour}"`, () => {
    s.add(`<rect x="-40" y="-56" width="92" height="128" rx="9" fill="${fade(night, 0.5)}"/>`);
    s.add(
      `<rect x="-46" y="-62" width="92" height="128" rx="9" fill="${s.linear(['#fff', light, mix(light, deep, 0.35)], [0, 0, 1, 1])}"/>`,
    );
    const pip = s.symbol(`<path d="${SUITS[suit]}"/>`);
    s.use(pip, 'transform="translate(0 4)scale(1.8)"').use(pip, 'transform="translate(-31-44)scale(.55)"');
    s.extra(() => s.use(pip, 'transform="translate(31 50)scale(.55)"'));
  });
}

function chips(s: Sketch): void {
  const { night, light, main, pop, mid } = s.palette;
  const chip = s.symbol(
    `<g><path d="M-29 0v8a29 13 0 0 0 58 0V0"/><path d="M-29 0v8a29 13 0 0 0 58 0V0" fill="${fade(night, 0.5)}"/><path d="M-22 9v8M-8 13v8M8 13v8M22 9v8" stroke="${mix(light, night, 0.15)}" stroke-width="5"/><ellipse rx="29" ry="13"/></g>`,
  );
  const top = s.symbol(
    `<g fill="#fff3"><ellipse rx="24" ry="10" fill="none" stroke="${light}" stroke-width="5" stroke-dasharray="6 13"/><ellipse rx="15" ry="6.5"/></g>`,
  );
  const faces = s.random.shuffle([pop, main, mix(night, mid, 0.4)]);
  const mirrored = s.random.chance(0.5);
  const stacks = [
    [56, 258, s.random.whole(4, 7)],
    [246, 258, s.random.whole(3, 6)],
    [104, 284, s.random.whole(1, 3)],
  ] as const;
  const shown = s.isFrugal ? stacks.slice(0, 2) : stacks;
  shown.forEach(([left, y, full], i) => {
    const count = s.isFrugal ? Math.min(full, 3) : full;
    const x = mirrored ? 300 - left : left;
    s.extra(() => s.ellipse(x + 12, y + 12, 38, 14, fade(night, 0.5)));
    s.group(`fill="${faces[i] ?? pop}"`, () => {
      for (let k = 0; k < count; k++) s.use(chip, d`x="${x + s.random.whole(-1, 1)}" y="${y - k * 10}"`);
    });
    s.use(top, `x="${x}" y="${y - (count - 1) * 10}"`);
  });
}
