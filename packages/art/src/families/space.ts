import { bloom, ridge } from '../frame.ts';
import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import { d } from '../sketch.ts';
import type { Family } from './family.ts';

/** A large planet lit from one side, seen from the dark surface of its moon. */
export const space: Family = {
  face: 'sharp',
  lettering: 'flat',
  draw(s, f) {
    const { night, deep, mid, glow, light, main, pop } = s.palette;
    s.light(60, 60, 420, [mix(mid, glow, 0.3), mid, deep, night]);
    const wide = Math.max(1, f.width / 400);
    s.path(
      d`M${f.x} 20C60 130 180 10 ${f.x + f.width} 130V230C190 90 90 230 ${f.x} 120z`,
      s.linear([fade(pop, 0.05), fade(pop, 0.35), fade(main, 0.05)], [0, 0, 1, 1]),
    );
    s.specks(s.scatter(26 * wide, f.x, f.y, f.width, 300), 1.8, light, 0.9);
    s.extra(() => s.specks(s.scatter(6 * wide, f.x, f.y, f.width, 260), 3.6, light, 0.8));
    s.extra(() => sparkle(s, s.random.between(30, 80), s.random.between(190, 240), 16));
    sparkle(s, s.random.between(230, 280), s.random.between(20, 60), 22);
    s.extra(() => bloom(s, 120, 120, 190, glow, 0.6));
    const tilt = s.random.whole(-28, -12);
    s.group(`transform="translate(150 158)rotate(${tilt})"`, () => planet(s));
    s.circle(252, 252, 26, s.radial([light, mix(glow, light, 0.4), mix(mid, night, 0.4)], 0.3, 0.3, 0.9));
    s.path('M240 246a6 4 0 1 0 11 1M256 262a7 5 0 1 0 9-6', fade(night, 0.3));
    if (s.random.chance(0.6)) s.extra(() => probe(s));
    ridge(s, f, 306, 52, 130, mix(deep, mid, 0.3));
    s.extra(() => ridge(s, f, 330, 40, 80, mix(deep, night, 0.6)));
  },
};

function planet(s: Sketch): void {
  const { night, deep, light, main, pop } = s.palette;
  const ring = s.random.chance(0.75);
  const disc = '<circle r="92"/>';
  const bright = mix(pop, light, 0.55);
  if (ring) halo(s, 'M-150 0A150 34 0 0 1 150 0', bright);
  s.use(s.symbol(disc), `fill="${main}"`);
  s.group(s.clip(disc), () => {
    const bands = [
      mix(main, light, 0.45),
      mix(main, pop, 0.5),
      mix(main, night, 0.3),
      mix(main, light, 0.65),
      mix(main, pop, 0.75),
      mix(main, night, 0.5),
    ];
    let y = -92;
    for (const band of s.random.shuffle(bands)) {
      const height = s.random.whole(12, 30);
      const sag = s.random.whole(8, 16);
      s.path(`M-100 ${y}Q0 ${y + sag * 2} 100 ${y}v${height}Q50 ${y + height + sag * 2} 0 ${y + height + sag}T-100 ${y + height}z`, band);
      y += height + s.random.whole(2, 10);
    }
    const spot = s.random.whole(-30, 40);
    s.ellipse(-20, spot, 26, 11, mix(pop, light, 0.3), `stroke="${mix(main, night, 0.4)}" stroke-width="3"`);
  });
  s.use(s.symbol(disc), `fill="${s.radial([fade(light, 0.55), fade(light, 0), fade(night, 0.7), night], 0.25, 0.25, 0.95)}"`);
  s.line('M-88-28A92 92 0 0 1-10-91', light, 4, 'opacity=".8"');
  if (ring) halo(s, 'M-150 0A150 34 0 0 0 150 0', bright);
  else s.circle(118, -64, 13, s.radial([bright, deep], 0.3, 0.3, 0.9));
}

function halo(s: Sketch, arc: string, colour: string): void {
  const { night } = s.palette;
  const id = s.symbol(`<path d="${arc}" fill="none"/>`);
  s.use(id, `stroke="${mix(colour, night, 0.5)}" stroke-width="22"`)
    .use(id, `stroke="${colour}" stroke-width="15"`)
    .use(id, `stroke="${mix(colour, night, 0.4)}" stroke-width="3"`);
}

function sparkle(s: Sketch, x: number, y: number, size: number): void {
  s.path(
    d`M${x} ${y - size}Q${x} ${y} ${x + size} ${y} ${x} ${y} ${x} ${y + size} ${x} ${y} ${x - size} ${y} ${x} ${y} ${x} ${y - size}`,
    s.palette.light,
  );
}

function probe(s: Sketch): void {
  const { night, light, main, pop } = s.palette;
  s.group(`transform="translate(${s.random.whole(44, 70)} 262)rotate(-32)" stroke="${night}" stroke-width="2"`, () => {
    s.path('M-44-9h26V9h-26zM18-9h26V9H18z', mix(pop, night, 0.2));
    s.line('M-35-9V9M-27-9V9M27-9V9M35-9V9M-18 0h36M0-14v-14', night, 2);
    s.path('M-13-13h26v26h-26z', s.linear([light, mix(main, night, 0.3)])).path('M-13-34q13 14 26 0-4 16-13 16t-13-16z', light);
  });
}
