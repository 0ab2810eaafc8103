import { bloom, rays, ridge } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import { d } from '../sketch.ts';
import type { Family } from './family.ts';

/** A large building in front of a low sun. Leaves frame it, and stairs lead in. */
export const temple: Family = {
  face: 'sharp',
  lettering: 'arch',
  draw(s, f) {
    const { night, deep, mid, glow, light } = s.palette;
    s.field(f.x, f.y, f.width, f.height, s.linear([deep, mid, glow, mid]));
    rays(s, 150, 130, 18, fade(light, 0.15));
    bloom(s, 150, 130, 190, light, 0.8);
    s.circle(150, 128, s.random.whole(84, 104), s.linear([light, mix(light, glow, 0.7)]));
    s.extra(() => ridge(s, f, 226, 70, 110, mix(glow, mid, 0.6)));
    s.path(d`M${f.x} 276H${f.x + f.width}V420H${f.x}z`, s.linear([mix(mid, deep, 0.6), night]));
    s.inked(2.5, () => s.random.pick([pyramid, pagoda, columns])(s));
    torches(s);
    s.extra(() => leaves(s, f));
  },
};

function stone(s: Sketch): { lit: string; side: string; trim: string } {
  const { night, light, main, glow } = s.palette;
  return {
    lit: s.linear([mix(main, light, 0.55), main, mix(main, night, 0.6)], [0, 0, 1, 0]),
    side: mix(main, night, 0.7),
    trim: mix(light, glow, 0.4),
  };
}

function pyramid(s: Sketch): void {
  const { night, light, pop, deep } = s.palette;
  const { lit, trim } = stone(s);
  let steps = '';
  for (let i = 0; i < 5; i++) steps += `M${46 + i * 20} ${294 - i * 36}h${208 - i * 40}l-7-36H${53 + i * 20}z`;
  s.path(steps, lit);
  s.path(steps, s.texture(22, 18, `<path d="M0 0H22M6 0V9M17 9V18M0 9H22" stroke="${fade(night, 0.3)}" fill="none"/>`), 'stroke="none"');
  s.path('M124 114V84h52v30zM116 86 122 70h56l6 16zM134 70 150 46 166 70z', lit);
  s.path('M140 114V92h20v22z', night);
  s.path('M128 294 138 114h24l10 180z', s.linear([trim, mix(trim, deep, 0.6)]));
  s.line('M136 132h28M135 150h30M134 168h32M133 186h34M132 204h36M131 222h38M130 240h40M129 258h42M128 276h44', fade(night, 0.5), 3);
  s.circle(150, 60, 6, pop).circle(150, 103, 5, light, 'stroke="none"');
}

function pagoda(s: Sketch): void {
  const { night, light, pop, main } = s.palette;
  const { lit } = stone(s);
  const roof = s.linear([mix(pop, light, 0.35), pop, mix(pop, night, 0.55)]);
  s.path('M150 26 156 66H144z', main);
  for (let i = 0; i < 3; i++) {
    const y = 106 + i * 68;
    const half = 40 + i * 18;
    s.path(`M${150 - half} ${y}h${half * 2}v42h${-half * 2}z`, lit);
    s.path(`M${142 - half / 4} ${y + 42}v-24q${8 + half / 4}-22 ${16 + half / 2} 0v24z`, i === 2 ? night : mix(light, pop, 0.2));
    s.line(`M${160 - half} ${y + 4}v36M${140 + half} ${y + 4}v36`, mix(pop, night, 0.3), 6);
    s.path(
      `M${150 - half - 34} ${y - 10}q${half * 0.5 + 16} 2 ${half + 4}-32h60q${half - 26} 34 ${half + 4} 32-14 22-30 16H${150 - half - 4}q-16 6-30-16z`.replace(
        /(\.\d)\d+/g,
        '$1',
      ),
      roof,
    );
  }
  s.path('M62 298 74 284H226L238 298z', mix(main, night, 0.5));
}

function columns(s: Sketch): void {
  const { night, light, pop, deep } = s.palette;
  const { lit, side, trim } = stone(s);
  s.path('M30 298 42 284H258L270 298zM42 286 52 272H248L258 286z', trim);
  s.path('M60 132H240V272H60z', mix(deep, night, 0.5));
  s.path('M124 272V190q26-40 52 0v82z', s.radial([light, mix(light, pop, 0.5), pop]));
  const column = s.symbol(
    `<g><path d="M-13 272V146h26V272z" fill="${lit}"/><path d="M-5 152V268M4 152V268" stroke="${fade(night, 0.35)}"/><path d="M-18 148V136h36v12zM-18 274v-10h36v10z" fill="${trim}"/></g>`,
  );
  for (const x of [66, 108, 192, 234]) s.use(column, `x="${x}"`);
  s.path('M40 138V116H260V138zM34 118 150 54 266 118z', lit);
  s.path('M74 112 150 70 226 112z', side);
  s.circle(150, 97, 13, pop).circle(150, 97, 5, light, 'stroke="none"');
  s.line('M48 128H252', fade(night, 0.5), 5, 'stroke-dasharray="1 9"');
}

function torches(s: Sketch): void {
  const { night, light, main, pop } = s.palette;
  const torch = s.symbol(
    `<g><path d="M-5 0h10L3 64h-6z" fill="${night}"/><path d="M-11-6H11L6 8H-6z" fill="${mix(pop, night, 0.4)}"/><path d="M0-46C20-22 12-8 0-6-12-8-18-18-9-26-7-20-4-22-4-28-4-34-2-40 0-46z" fill="${s.linear([main, light])}"/></g>`,
  );
  for (const x of [30, 270]) {
    s.extra(() => bloom(s, x, 222, 60, light, 0.6));
    s.use(torch, `x="${x}" y="246"`);
  }
}

function leaves(s: Sketch, f: Frame): void {
  const { night, mid } = s.palette;
  const leaf = s.symbol(
    `<path d="M0 0C20-30 60-50 104-46 74-40 70-34 84-28 58-32 52-24 62-16 40-22 34-14 42-6 22-12 10-6 0 0z" fill="${mix(night, mid, 0.18)}"/>`,
  );
  for (const [turn, size] of [
    [70, 1],
    [20, 1.2],
    [-20, 1],
  ] as const) {
    s.use(leaf, d`transform="translate(-12 10)rotate(${turn})scale(${size})"`);
    s.use(leaf, d`transform="translate(312 10)scale(-1 1)rotate(${turn})scale(${size})"`);
  }
  if (f.width > 500) s.use(leaf, `transform="translate(${f.x} 20)rotate(40)scale(1.8)"`);
}
