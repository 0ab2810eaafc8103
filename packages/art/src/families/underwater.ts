import { bloom, ridge } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import { d } from '../sketch.ts';
import type { Family } from './family.ts';

/** Under water: shafts of sunlight from above, a large motif, layers of reef. */
export const underwater = (subject: (s: Sketch) => void): Family => ({
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
    s.group(`transform="${pose}"`, () => s.inked(3, () => subject(s)));
    ridge(s, f, 312, 60, 90, mix(deep, night, 0.6));
    s.extra(() => weed(s, f, mix(main, night, 0.35)));
    s.extra(() => bubbles(s, f));
  },
});

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
