import { bloom, ridge } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import { d } from '../sketch.ts';
import type { Family } from './family.ts';

/** Below the surface: sun shafts from above, a large swimmer, reef in front of reef. */
export const underwater: Family = {
  face: 'round',
  lettering: 'arch',
  draw(s, f) {
    const { night, deep, mid, glow, light, main } = s.palette;
    s.field(f.x, f.y, f.width, f.height, s.linear([mix(glow, light, 0.35), mid, deep, night]));
    let shafts = '';
    for (let x = f.x + s.random.whole(-40, 40); x < f.x + f.width; x += s.random.whole(50, 84)) {
      const width = s.random.whole(14, 40);
      shafts += `M${x} ${f.y}h${width}l-50 260h${-2 * width}z`;
    }
    s.path(shafts, s.linear([fade(light, 0.4), fade(light, 0)]));
    s.extra(() => s.line(ripple(f), light, 2.5, 'opacity=".5"'));
    s.extra(() => ridge(s, f, 268, 90, 120, mix(mid, deep, 0.5), 'opacity=".7"'));
    s.extra(() => school(s, f, mix(deep, night, 0.3)));
    s.extra(() => bloom(s, 150, 160, 140, light, 0.35));
    const flip = s.random.chance(0.5);
    const pose = `translate(150 168)rotate(${s.random.whole(-10, 8)})scale(${flip ? -1 : 1} 1)translate(-150 -165)`;
    const swimmer = s.random.pick([fish, fish, ray, turtle]);
    s.group(`transform="${pose}"`, () => s.inked(3, () => swimmer(s)));
    ridge(s, f, 312, 60, 90, mix(deep, night, 0.6));
    s.extra(() => weed(s, f, mix(main, night, 0.35)));
    s.extra(() => bubbles(s, f));
  },
};

function ripple(f: Frame): string {
  let data = d`M${f.x} ${f.y + 16}`;
  for (let x = 0; x < f.width; x += 60) data += 'q15-9 30 0t30 0';
  return data;
}

function school(s: Sketch, f: Frame, colour: string): void {
  const small = s.symbol(`<path d="M-9 0Q0-7 8 0l6-5v10l-6-5Q0 7-9 0z" fill="${colour}"/>`);
  const [x, y] = [s.random.whole(30, 90), s.random.whole(70, 110)];
  for (let i = 0; i < 6; i++) {
    const mirrored = i % 2 ? 300 - x : x;
    const wide = f.width > 500 ? (i - 3) * 46 : 0;
    s.use(small, `x="${mirrored + (i % 4) * 17 + wide - 24}" y="${y + ((i * 23) % 44) + (i % 2) * 110}"`);
  }
}

function fish(s: Sketch): void {
  const { night, light, main, pop, glow } = s.palette;
  const fin = s.linear([mix(pop, light, 0.35), mix(pop, night, 0.3)], [0, 0, 1, 1]);
  const tall = s.random.between(0.9, 1.15);
  s.path(
    d`M205 158C232 142 240 ${110 / tall} 282 ${98 / tall} 268 130 266 146 258 164 272 186 276 206 284 232 246 222 230 196 203 178z`,
    fin,
  );
  s.path('M96 122C112 74 168 62 214 82 196 98 196 116 200 138z', fin);
  s.path('M124 212C130 240 152 254 176 256 168 240 170 226 178 208z', fin);
  s.extra(() =>
    s.line('M120 112 142 82M146 106 168 76M172 108 192 82M222 160 262 120M222 168 266 172M222 174 262 208', night, 1.5, 'opacity=".4"'),
  );
  const body = 'M38 172C58 118 132 92 214 152 222 160 222 170 214 178 150 238 72 226 38 172z';
  s.path(body, s.linear([mix(main, light, 0.55), main, mix(main, night, 0.5)]));
  s.group(`${s.clip(`<path d="${body}"/>`)} stroke="none"`, () => {
    const scale = `<path d="M0 0q9 9 18 0M-9 8q9 9 18 0t18 0" fill="none" stroke="${mix(main, night, 0.55)}" stroke-width="1.5" opacity=".55"/>`;
    s.field(106, 100, 120, 130, s.texture(18, 16, scale));
    const stripes = s.random.whole(0, 3);
    for (let i = 0; i < stripes; i++) s.path(d`M${124 + i * 32} 90q18 70-6 150h15q26-80 6-150z`, i % 2 ? night : light, 'opacity=".55"');
    s.path('M30 190Q110 236 222 168V240H30z', mix(glow, light, 0.5), 'opacity=".35"');
  });
  s.line('M104 130Q122 166 100 206', night, 3, 'opacity=".6"');
  s.path('M118 176C140 170 158 182 164 206 142 206 124 198 118 176z', fin);
  s.circle(72, 160, 13, light).circle(69, 160, 7, night);
  s.path('M54 152Q72 138 90 158 70 150 54 152z', mix(main, night, 0.4));
  s.line('M41 176 62 178', night, 3);
  s.line('M58 142C92 110 146 104 196 142', light, 4, 'opacity=".75"');
}

function ray(s: Sketch): void {
  const { night, light, main, pop } = s.palette;
  const skin = s.linear([mix(main, light, 0.5), main, mix(main, night, 0.6)]);
  s.line('M196 200C226 226 236 268 284 262', night, 7);
  s.line('M196 200C226 226 236 268 284 262', main, 3);
  s.path('M92 104C80 84 92 74 104 84L112 96zM150 90C152 70 168 70 168 86L164 98z', pop);
  s.path(
    'M100 100C130 76 160 86 178 108 214 104 256 88 290 48 284 116 250 156 222 172 214 196 204 208 196 206 186 214 168 212 158 204 110 236 62 232 16 206 54 200 70 178 76 156 78 132 84 112 100 100z',
    skin,
  );
  s.path('M104 112C126 96 150 98 166 118 172 160 182 186 190 198 160 194 110 170 104 112z', mix(main, night, 0.35), 'opacity=".45"');
  s.line('M30 204C66 198 84 180 88 150M278 70C256 102 222 116 186 118', light, 3.5, 'opacity=".7"');
  s.specks(
    [
      [128, 128],
      [146, 140],
      [140, 160],
      [160, 166],
      [120, 148],
      [166, 186],
      [206, 136],
      [226, 126],
      [96, 186],
      [80, 196],
    ],
    8,
    mix(pop, light, 0.5),
    0.9,
  );
  s.circle(102, 112, 6.5, light).circle(101, 112, 3.5, night).circle(164, 104, 6, light).circle(163, 104, 3.2, night);
}

function turtle(s: Sketch): void {
  const { night, light, main, pop } = s.palette;
  const skin = s.linear([mix(pop, light, 0.4), pop, mix(pop, night, 0.5)]);
  s.path('M216 118C246 84 268 78 282 82 276 108 256 134 226 146zM206 212C224 238 240 246 256 246 256 226 246 204 226 194z', skin);
  s.path('M92 146C60 132 26 138 16 158 20 182 60 192 92 178z', skin);
  s.path(
    'M84 162C84 106 150 84 200 104 236 118 252 148 248 170 236 212 168 230 124 214 98 204 84 186 84 162z',
    s.linear([mix(main, light, 0.5), main, mix(main, night, 0.6)]),
  );
  s.line(
    'M120 112 142 138 132 176 148 218M142 138H186L204 106M186 138 204 168 190 222M204 168H248M132 176 86 172',
    night,
    3,
    'stroke-linejoin="round" opacity=".65"',
  );
  s.line('M98 150C108 112 156 98 196 112', light, 4.5, 'opacity=".75"');
  s.path('M116 196C96 236 62 256 32 258 40 216 74 188 112 182z', skin);
  s.specks(
    [
      [60, 226],
      [74, 214],
      [56, 242],
      [90, 206],
      [68, 234],
    ],
    7,
    mix(pop, night, 0.5),
    0.6,
  );
  s.circle(42, 156, 6.5, light, `stroke="${night}" stroke-width="2"`).circle(41, 156, 3.5, night);
  s.line('M18 172Q30 178 42 174', night, 2.5);
}

function weed(s: Sketch, f: Frame, colour: string): void {
  let data = '';
  for (let x = f.x + 6; x < f.x + f.width; x += s.random.whole(26, 40)) {
    const side = Math.abs(x - 150) / 150;
    const height = 30 + 90 * Math.min(1, side) * s.random.between(0.5, 1);
    const third = Math.round(height / 3);
    data += `M${x} 350q-16-${third} 0-${third * 2}t0-${third * 2}q-18 ${third * 2} 14 ${third * 4}z`;
  }
  s.path(data, colour);
}

function bubbles(s: Sketch, f: Frame): void {
  const { light } = s.palette;
  const bubble = s.symbol(
    `<g fill="none" stroke="${light}"><circle r="6" fill="${light}" fill-opacity=".15"/><path d="M-3-1q0-2 2-2" stroke-width="1.5"/></g>`,
  );
  for (let i = 0; i < (f.width > 500 ? 14 : 6); i++) {
    const x = f.width > 500 ? s.random.whole(f.x, f.x + f.width) : i % 2 ? s.random.whole(10, 80) : s.random.whole(220, 290);
    s.use(bubble, `x="${x}" y="${s.random.whole(60, 280)}"`);
  }
}
