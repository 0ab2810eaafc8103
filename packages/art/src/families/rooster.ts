import { bloom, dust, rays, ridge } from '../frame.ts';
import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import type { Family } from './family.ts';

/** A fighting rooster in profile in front of the sun: three layers of hackles, comb raised. */
export const rooster: Family = {
  face: 'sharp',
  lettering: 'slant',
  draw(s, f) {
    const { night, deep, mid, glow, light } = s.palette;
    s.light(150, 140, 320, [glow, mid, deep, night]);
    rays(s, 150, 140, 22, fade(light, 0.14), s.random.whole(0, 8));
    s.circle(150, 140, 112, s.linear([light, mix(glow, light, 0.4)]));
    s.extra(() => bloom(s, 150, 140, 190, light, 0.5));
    s.extra(() => ridge(s, f, 286, 40, 90, mix(deep, night, 0.4)));
    const flip = s.random.chance(0.5);
    s.group(flip ? 'transform="matrix(-1 0 0 1 300 0)"' : '', () => s.inked(3, () => bird(s)));
    s.extra(() => dust(s, f, 12, light));
    s.extra(() => feathers(s));
  },
};

function bird(s: Sketch): void {
  const { night, light, main, pop, glow } = s.palette;
  const red = mix('#d22', main, 0.12);
  const gold = mix('#fb3', glow, 0.2);
  s.extra(() => s.path('M96 200C40 196-10 240-30 330H250C262 270 240 220 206 196z', mix(pop, night, 0.65)));
  s.path(
    'M110 150C60 166 22 220 12 300L44 276 48 322 82 284 96 330 126 286 148 332 168 286 196 322 202 278 236 300C236 236 220 186 200 152z',
    s.linear([mix(pop, light, 0.2), pop, mix(pop, night, 0.6)]),
  );
  s.path(
    'M112 122C78 148 50 190 42 248L72 226 74 268 104 232 118 276 142 234 164 272 176 230 204 254C212 206 212 166 200 128z',
    s.linear([mix(main, light, 0.3), main, mix(main, night, 0.5)]),
  );
  s.path(
    'M116 98C94 124 76 160 72 206L98 184 106 222 128 188 148 222 160 186 184 206C194 170 200 140 196 104z',
    s.linear([mix(gold, light, 0.6), gold, mix(gold, main, 0.7)]),
  );
  s.path(
    'M104 82C84 74 84 54 98 52 92 36 108 22 122 34 124 14 148 10 154 30 168 16 188 26 182 44 196 42 202 56 192 68z',
    s.linear([mix(red, light, 0.3), red, mix(red, night, 0.4)]),
  );
  s.path(
    'M108 90C112 56 172 44 198 72 206 84 206 96 200 110 190 130 124 130 108 104z',
    s.linear([mix(red, light, 0.25), mix(red, night, 0.15)]),
  );
  s.path('M194 70C222 66 242 78 254 104 236 96 220 100 206 104z', s.linear([mix(gold, light, 0.7), gold]));
  s.path('M204 104C218 100 230 102 240 112 226 114 214 116 204 114z', mix(gold, night, 0.35));
  s.path('M186 112C172 132 180 162 196 158 214 154 212 124 202 110z', s.linear([red, mix(red, night, 0.45)]));
  s.circle(176, 82, 12, light).circle(179, 83, 6.5, night);
  s.path('M158 70Q178 62 196 78 176 74 158 70z', mix(red, night, 0.5));
  s.extra(() => s.line('M134 44Q136 34 142 32M108 62Q104 58 106 54M168 42Q172 36 176 38', '#fffa', 3));
  s.extra(() => s.line('M120 112Q104 140 98 172M140 118Q132 150 132 178M164 116Q164 150 160 176', fade(night, 0.4), 2));
}

function feathers(s: Sketch): void {
  const { main, pop, night } = s.palette;
  const feather = s.symbol(
    `<g stroke="${night}" stroke-width="1.5"><path d="M0 30C-16 10-12-18 4-32 16-12 14 12 0 30z"/><path d="M4-24Q4 10-2 40" fill="none"/></g>`,
  );
  for (const [x, y, turn, colour] of [
    [34, 70, 30, main],
    [270, 52, -40, pop],
    [264, 214, 60, main],
    [30, 206, -24, pop],
  ] as const) {
    s.use(
      feather,
      `fill="${colour}" transform="translate(${x + s.random.whole(-10, 10)} ${y + s.random.whole(-14, 14)})rotate(${turn + s.random.whole(-20, 20)})scale(.8)"`,
    );
  }
}
