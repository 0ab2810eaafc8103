import { bloom, dust } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import { d } from '../sketch.ts';
import type { Family } from './family.ts';

/** A street of market stalls after rain. Strings of lamps run to the far end, and one lamp hangs close by. */
export const market: Family = {
  face: 'round',
  lettering: 'bulge',
  draw(s, f) {
    const { night, deep, mid, glow, light } = s.palette;
    s.field(f.x, f.y, f.width, f.height, s.linear([night, mid, mix(glow, light, 0.3), night]));
    s.extra(() => bloom(s, 150, 216, 150, light, 0.8));
    s.extra(() => roofs(s, f));
    s.path(d`M${f.x} 330 130 226H170L${f.x + f.width} 330V420H${f.x}z`, s.linear([mix(glow, light, 0.3), mix(mid, deep, 0.6), night]));
    stalls(s);
    if (f.width > 500) s.group('transform="translate(150 216)scale(4.2)translate(-150-216)"', () => stalls(s));
    strings(s, f);
    lantern(s);
    s.extra(() => dust(s, f, 8, light));
  },
};

function roofs(s: Sketch, f: Frame): void {
  const { night, deep, light } = s.palette;
  let left = d`M${f.x} 420V110`;
  for (let x = f.x; x < 100; x += 34) left += d`l17${-s.random.between(8, 26)} 17 ${s.random.between(10, 28)}`;
  let right = d`M${f.x + f.width} 420V110`;
  for (let x = f.x + f.width; x > 200; x -= 34) right += d`l-17${-s.random.between(8, 26)}-17 ${s.random.between(10, 28)}`;
  s.path(`${left}L132 232zM${right.slice(1)}L168 232z`, mix(deep, night, 0.55));
  s.specks(
    [
      [30, 148],
      [42, 148],
      [30, 162],
      [72, 172],
      [262, 146],
      [274, 160],
      [222, 176],
    ],
    6,
    light,
    0.8,
  );
}

function stalls(s: Sketch): void {
  const { night, light, main, pop, deep } = s.palette;
  const awning = s.symbol('<path d="M-14 176 88 206 118 236Q108 248 100 238 90 254 80 241 68 258 54 244 40 264 22 247 6 268-14 248z"/>');
  const wall = s.symbol('<path d="M-10 226 92 226 116 262V300L-10 366z"/>');
  const lights = s.linear([mix(light, main, 0.4), mix(deep, main, 0.3)], [1, 0, 0, 0.6]);
  const shade = s.linear(['#fff4', '#fff0', fade(night, 0.5)]);
  const tables = s.symbol(
    `<g><path d="M-10 292 60 274 112 262v40L-10 372z" fill="${mix(deep, night, 0.5)}"/><path d="M20 186 40 192 54 244Q40 264 22 247zM66 200 78 203 100 238Q90 254 80 241z" fill="${light}"/></g>`,
  );
  for (const [colour, place] of [
    [main, ''],
    [pop, 'transform="matrix(-1 0 0 1 300 0)"'],
  ] as const) {
    s.group(place, () => {
      s.use(wall, `fill="${lights}"`).use(awning, `fill="${colour}"`).use(tables, '').use(awning, `fill="${shade}"`);
      s.extra(() =>
        s.specks(
          [
            [10, 290],
            [28, 285],
            [46, 280],
            [64, 275],
            [82, 270],
          ],
          15,
          colour === main ? pop : main,
          1,
        ),
      );
    });
  }
}

function strings(s: Sketch, f: Frame): void {
  const { night, light, main } = s.palette;
  const line = d`M${f.x - 6} 40Q${f.x / 2 + 60} 120 150 214 ${(f.x + f.width) / 2 + 90} 120 ${f.x + f.width + 6} 40M${f.x - 6} 96Q90 150 150 214 210 150 ${f.x + f.width + 6} 96`;
  s.line(line, night, 2).line(line, fade(main, 0.5), 17, 'stroke-dasharray="0 27"').line(line, light, 9, 'stroke-dasharray="0 27"');
}

function lantern(s: Sketch): void {
  const { night, light, main, pop, glow } = s.palette;
  bloom(s, 150, 132, 150, light, 0.75);
  const y = s.random.whole(-6, 6);
  s.group(`transform="translate(150 ${126 + y})rotate(${s.random.whole(-5, 5)} 0 -130)"`, () => {
    s.line('M0-140V-70M0 66V96', night, 3);
    const round = s.random.chance(0.6);
    const body = round ? 'M-26-62C-96-44-96 44-26 62H26C96 44 96-44 26-62z' : 'M-34-62-62-30-44 62H44L62-30 34-62z';
    const warm = s.random.chance(0.5) ? pop : main;
    s.path(
      body,
      s.radial([light, mix(light, glow, 0.4), warm, mix(warm, night, 0.45)], 0.5, 0.55, 0.62),
      `stroke="${night}" stroke-width="3"`,
    );
    s.line(
      round
        ? 'M-13-62C-52-44-52 44-13 62M13-62C52-44 52 44 13 62M0-62V62M-77-14H77M-77 16H77'
        : 'M-62-30H62M-18-62-26-30-16 62M18-62 26-30 16 62',
      fade(mix(warm, night, 0.6), 0.6),
      2,
    );
    s.path('M-30-72H30V-58H-30zM-26 58H26V70H-26z', mix(main, night, 0.2), `stroke="${night}" stroke-width="3"`);
    s.path('M-6 92H6L10 140H-10z', mix(warm, night, 0.2)).circle(0, 92, 8, main, `stroke="${night}" stroke-width="2"`);
    s.extra(() => s.line('M-50-34Q-62-8-54 22', '#fff9', 5));
  });
}
