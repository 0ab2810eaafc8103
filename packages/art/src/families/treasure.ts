import { bloom, dust, rays } from '../frame.ts';
import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import { charm } from '../symbols.ts';
import type { Family } from './family.ts';

/** An open chest in a cave. The gold inside is the only light. */
export const treasure: Family = {
  face: 'round',
  lettering: 'arch',
  draw(s, f) {
    const { night, deep, mid, glow, light } = s.palette;
    s.light(150, 170, 300, [light, glow, mid, deep, night]);
    rays(s, 150, 190, 18, fade(light, 0.18), s.random.whole(0, 10));
    cave(s);
    s.extra(() => bloom(s, 150, 160, 150, light, 0.8));
    chest(s);
    s.extra(() => dust(s, f, 16, light));
    s.extra(() => coins(s));
  },
};

function cave(s: Sketch): void {
  const { night, deep, mid } = s.palette;
  s.extra(() =>
    s.path(
      'M-460-20H360V130L320 60 296 84 282 128 256 62 236 92 214 40 180 58 150 26 116 60 92 34 70 96 48 66 24 132 4 92-30 120-460 60z',
      mix(deep, mid, 0.35),
    ),
  );
  s.path(
    'M-460-20H360V90L330 30 300 44 286 84 262 30 240 56 220 12 180 26 150 0 112 24 84 6 62 58 40 30 16 88-6 52-40 80-460 40z',
    mix(night, deep, 0.4),
  );
}

function chest(s: Sketch): void {
  const { night, light, main, glow, pop } = s.palette;
  const wood = mix('#843', main, 0.25);
  const gold = mix('#fb3', glow, 0.2);
  const metal = s.linear([mix(gold, light, 0.6), gold, mix(gold, night, 0.5)]);
  s.inked(3, () => {
    s.path('M58 176C44 96 62 66 84 62H216C238 66 256 96 242 176z', s.linear([mix(wood, night, 0.75), mix(wood, night, 0.35)]));
    s.path('M58 176C44 96 62 66 84 62H96C76 76 66 110 76 176zM242 176C256 96 238 66 216 62H204C224 76 234 110 224 176z', metal);
    s.path('M72 180C84 130 110 142 122 122 140 96 168 104 178 124 196 138 220 132 228 180z', metal);
    for (const [name, place] of [
      ['gem', '106 150)rotate(-18'],
      ['crown', '154 112)rotate(6'],
      [s.random.pick(['star', 'gem']), '200 148)rotate(16'],
    ] as const) {
      s.use(s.symbol(charm(s, name)), `transform="translate(${place})scale(1.4)"`);
    }
    s.path('M44 176H256L244 292H56z', s.linear([mix(wood, light, 0.25), wood, mix(wood, night, 0.6)]));
    s.path('M44 176H256L253 200H47zM62 200H86L90 292H68zM238 200H214L210 292H232z', metal);
    s.path('M130 190H170V224Q150 240 130 224z', s.linear([mix(pop, light, 0.4), pop, mix(pop, night, 0.4)]));
  });
  s.circle(150, 208, 6, night).path('M147 208h6l2 14h-10z', night);
  s.extra(() => s.line('M92 222H208M94 246H206M96 270H204', fade(night, 0.5), 2));
}

function coins(s: Sketch): void {
  const { night, light, glow } = s.palette;
  const gold = mix('#fb3', glow, 0.2);
  const coin = s.symbol(
    `<g fill="${gold}"><ellipse ry="10" rx="17" cy="5" fill="${mix(gold, night, 0.6)}"/><ellipse ry="10" rx="17"/><ellipse ry="6" rx="11" fill="${mix(gold, light, 0.55)}"/></g>`,
  );
  for (let i = 0; i < 9; i++) s.use(coin, `x="${Math.round(24 + i * 31.5)}" y="${s.random.whole(288, 302)}"`);
}
