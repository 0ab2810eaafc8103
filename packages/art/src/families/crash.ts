import { bloom, dust, ridge } from '../frame.ts';
import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import { d } from '../sketch.ts';
import type { Family } from './family.ts';

/** A curve that climbs out of the frame. Its tip is the light source. */
export const crash: Family = {
  face: 'sharp',
  lettering: 'slant',
  draw(s, f) {
    const { night, deep, mid, glow, light, main, pop } = s.palette;
    const tipX = s.random.whole(196, 214);
    const tipY = s.random.whole(104, 122);
    s.light(tipX + 10, tipY, 330, [glow, mid, deep, night]);
    const grid = s.texture(30, 30, `<path d="M0 .5H30M.5 0V30" stroke="${light}" opacity=".2"/>`);
    s.field(f.x, f.y, f.width, f.height, grid);
    s.extra(() => dust(s, f, 14, light, 0.8));
    ridge(s, f, 250, 60, 150, mix(mid, deep, 0.6), 'opacity=".8"');
    const left = Math.min(f.x, -10);
    const bend = s.random.whole(120, 160);
    const curve = d`M${left} 306C${bend - 40} 300 ${bend + 30} 250 ${tipX - 12} ${tipY + 14}`;
    s.path(d`${curve}L${tipX + 40} 420H${left}z`, s.linear([fade(pop, 0.75), fade(pop, 0.12), fade(pop, 0)]));
    s.extra(() => {
      let bars = '';
      for (let x = 40; x < 180; x += s.random.whole(26, 34)) bars += `M${x} ${Math.round(296 - ((x - 40) / 140) ** 2 * 110)}h12V420h-12z`;
      s.path(bars, fade(light, 0.16));
    });
    s.extra(() => s.line(curve, pop, 22, 'opacity=".25"'));
    s.line(curve, mix(pop, light, 0.2), 9);
    s.line(curve, light, 3);
    bloom(s, tipX, tipY, 120, light, 0.75);
    const craft = s.random.pick([rocket, rocket, plane, comet]);
    s.group(d`transform="translate(${tipX} ${tipY})rotate(${s.random.whole(36, 46)})scale(1.15)"`, () => s.inked(3, () => craft(s)));
    s.extra(() => ridge(s, f, 326, 44, 70, mix(deep, night, 0.75)));
    s.extra(() =>
      s.specks(
        [
          [tipX - 40, tipY + 62],
          [tipX - 66, tipY + 74],
          [tipX - 22, tipY + 84],
          [tipX - 90, tipY + 110],
        ],
        5,
        main,
        0.9,
      ),
    );
  },
};

function flame(s: Sketch): void {
  const { light, main, pop } = s.palette;
  s.group('stroke="none"', () => {
    s.path('M-17 50C-26 84-10 100 0 136 10 100 26 84 17 50z', s.linear([main, fade(pop, 0)]));
    s.path('M-9 50C-14 72-5 84 0 104 5 84 14 72 9 50z', s.linear([light, fade(main, 0.2)]));
  });
}

function rocket(s: Sketch): void {
  const { night, light, main, pop, mid, deep } = s.palette;
  flame(s);
  const fins = s.linear([mix(pop, light, 0.3), pop, mix(pop, night, 0.6)], [0, 0, 1, 0]);
  s.path('M-22 8C-44 24-46 46-42 66L-16 48zM22 8C44 24 46 46 42 66L16 48z', fins);
  s.path(
    'M0-72C26-48 32-10 22 34Q18 52 12 56H-12Q-18 52-22 34C-32-10-26-48 0-72z',
    s.linear([light, mix(light, mid, 0.25), mix(mid, deep, 0.5)], [0, 0, 1, 0]),
  );
  s.path('M0-72C12-61 20-47 24-32H-24C-20-47-12-61 0-72z', s.linear([mix(main, light, 0.4), main, mix(main, night, 0.5)], [0, 0, 1, 0]));
  s.circle(0, -6, 13, s.radial([mix(mid, light, 0.7), mid, deep], 0.3, 0.3, 0.8), `stroke="${mix(main, night, 0.2)}" stroke-width="5"`);
  s.line('M-9-11q3-4 6-4', '#fff', 2.5);
  s.path('M-24 26H24L21 38H-21z', main);
  s.path('M-4 34H4L5 68H-5z', fins);
}

function plane(s: Sketch): void {
  const { night, light, main, pop, deep } = s.palette;
  flame(s);
  s.path(
    'M-14-6C-40 10-66 30-74 48L-72 56-14 36zM14-6C40 10 66 30 74 48L72 56 14 36z',
    s.linear([mix(main, light, 0.5), main, mix(main, night, 0.5)]),
  );
  s.path('M-9 40-32 66V74L0 64 32 74V66L9 40z', pop);
  s.path(
    'M0-74C14-58 16-30 16 0 16 32 10 60 0 70-10 60-16 32-16 0-16-30-14-58 0-74z',
    s.linear([light, mix(light, deep, 0.2), mix(deep, main, 0.3)], [0, 0, 1, 0]),
  );
  s.path('M0-50C8-44 9-30 8-20H-8C-9-30-8-44 0-50z', mix(deep, night, 0.5)).line('M-3-42q-2 6-2 14', light, 2);
  s.line('M-66 46-22 18M66 46 22 18', light, 2.5, 'opacity=".7"');
}

function comet(s: Sketch): void {
  const { night, light, main, pop } = s.palette;
  s.group('stroke="none"', () => {
    s.path('M-44-10C-48 50-20 90-40 150-4 116 0 170 8 184 14 130 40 120 36 150 30 90 50 50 44-10z', s.linear([main, fade(pop, 0)]));
    s.path('M-30-10C-30 40-10 60-14 110 0 84 4 120 8 130 10 90 30 50 30-10z', s.linear([light, fade(main, 0)]));
  });
  s.circle(0, -18, 46, s.radial([light, mix(main, light, 0.3), main, mix(main, night, 0.6)], 0.36, 0.28, 0.8));
  s.path(
    'M-20-2a12 8 0 1 0 24 3 12 8 0 0 0-24-3zM10-44a8 5 0 1 0 15 5 8 5 0 0 0-15-5zM20-12a5 4 0 1 0 10 0 5 4 0 0 0-10 0zM-30-30a5 4 0 1 0 9 2 5 4 0 0 0-9-2zM-12-46a3 2 0 1 0 6 1 3 2 0 0 0-6-1z',
    mix(main, night, 0.45),
    'opacity=".6"',
  );
  s.line('M-34-32Q-24-54 0-57', '#fff', 4, 'opacity=".8"');
}
