import { bloom, dust, rays } from '../frame.ts';
import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import { starPath } from '../symbols.ts';
import type { Family } from './family.ts';

/** Players recognize these by gold and red, so no palette recolours them. */
const gold = '#fb3';
const red = '#c22';

/** A golden egg in its nest, lit from behind. */
export const eggs: Family = {
  face: 'round',
  lettering: 'arch',
  draw(s, f) {
    const { night, deep, mid, glow, light } = s.palette;
    s.light(150, 165, 300, [light, glow, mid, deep, night]);
    rays(s, 150, 165, 16, fade(light, 0.2), s.random.whole(0, 12));
    s.extra(() => bloom(s, 150, 150, 150, light, 0.7));
    egg(s, 64, 196, 0.56, -14);
    egg(s, 236, 196, 0.56, 14);
    egg(s, 150, 158, 1, s.random.whole(-3, 3));
    nest(s);
    s.extra(() => dust(s, f, 16, light));
  },
};

function egg(s: Sketch, x: number, y: number, size: number, lean: number): void {
  const { night, light } = s.palette;
  s.group(`transform="translate(${x} ${y})scale(${size})rotate(${lean})"`, () => {
    s.path(
      'M0-112C50-112 88-34 88 22 88 74 50 108 0 108S-88 74-88 22C-88-34-50-112 0-112z',
      s.radial([mix(gold, light, 0.85), gold, mix(gold, '#a50', 0.5), mix('#a50', night, 0.35)], 0.36, 0.3, 0.8),
      `stroke="${night}" stroke-width="4"`,
    );
    s.path('M-86 10Q0 46 86 10L88 32Q0 70-88 32z', fade(red, 0.9));
    s.path(starPath(5, 20, 9), mix(gold, light, 0.7), 'transform="translate(0 42)"');
    s.extra(() => s.ellipse(-34, -44, 13, 32, fade(light, 0.7), 'transform="rotate(20 -34 -44)"'));
  });
}

function nest(s: Sketch): void {
  const { night } = s.palette;
  const straw = '#b83';
  s.path(
    'M20 226Q150 282 280 226 276 306 150 310 24 306 20 226z',
    s.linear([straw, mix(straw, night, 0.6)]),
    `stroke="${night}" stroke-width="4"`,
  );
  s.extra(() =>
    s.line('M36 246Q150 296 264 246M52 270Q150 308 248 270M70 244l26 30M150 262l-20 34M226 244l-30 30', mix(straw, night, 0.55), 4),
  );
}

/** Red envelopes fanned out, the front one sealed with gold. */
export const envelopes: Family = {
  face: 'round',
  lettering: 'arch',
  draw(s, f) {
    const { night, deep, mid, glow, light } = s.palette;
    s.light(150, 165, 300, [light, glow, mid, deep, night]);
    rays(s, 150, 165, 16, fade(light, 0.16), s.random.whole(0, 12));
    s.extra(() => bloom(s, 150, 150, 150, light, 0.6));
    for (const lean of [-22, 20]) envelope(s, lean, 0.35);
    envelope(s, s.random.whole(-4, 2), 0);
    s.extra(() => coins(s));
    s.extra(() => dust(s, f, 16, gold));
  },
};

function envelope(s: Sketch, lean: number, shade: number): void {
  const { night, light } = s.palette;
  const paper = mix(red, night, shade);
  const metal = s.linear([mix(gold, light, 0.7), gold, mix(gold, '#a50', 0.6)]);
  s.group(`transform="translate(150 180)rotate(${lean} 0 90)"`, () => {
    s.inked(4, () => {
      s.path(
        'M-74-116H74Q84-116 84-106V106Q84 116 74 116H-74Q-84 116-84 106V-106Q-84-116-74-116z',
        s.linear([mix(paper, '#f64', 0.3), mix(paper, night, 0.3)]),
      );
      s.path('M-84-106Q-84-116-74-116H74Q84-116 84-106L0-26z', s.linear([mix(paper, '#f64', 0.55), paper]));
    });
    s.line('M-70 98H70V-60M-70 98V-60', fade(gold, 0.75), 3);
    s.circle(0, -30, 34, metal, `stroke="${night}" stroke-width="3"`);
    s.path(starPath(5, 22, 9), red, 'transform="translate(0-30)"');
  });
}

function coins(s: Sketch): void {
  const { night, light } = s.palette;
  const coin = s.symbol(
    `<g><ellipse ry="10" rx="17" cy="5" fill="${mix(gold, night, 0.55)}"/><ellipse ry="10" rx="17" fill="${gold}"/><ellipse ry="6" rx="11" fill="${mix(gold, light, 0.6)}"/></g>`,
  );
  for (let i = 0; i < 7; i++) s.use(coin, `x="${Math.round(30 + i * 40)}" y="${s.random.whole(286, 302)}"`);
}
