import { bloom } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import { d, num } from '../sketch.ts';
import type { Family } from './family.ts';

/** A ground at night: floodlights above the stand, mown stripes running to the horizon, the ball large in front. */
export const pitch: Family = {
  face: 'sharp',
  lettering: 'slant',
  draw(s, f) {
    const { night, deep, mid, glow, light, main } = s.palette;
    s.field(f.x, f.y, f.width, f.height, s.linear([night, deep, mix(mid, glow, 0.4), mid]));
    stand(s, f);
    const left = f.x;
    const wide = f.width > 400 ? 2 : 1;
    const right = f.x + f.width;
    const grass = mix('#283', mid, 0.3);
    s.field(left, 196, f.width, 224, s.linear([mix(grass, light, 0.3), grass, mix(grass, night, 0.7)]));
    let stripes = '';
    for (let x = -8 * wide; x < 8 * wide; x += 2) stripes += `M${150 + x * 17} 196h17l${Math.round(x * 26 + 26)} 224h-43z`;
    s.extra(() => s.path(stripes, fade(night, 0.2)));
    s.line(d`M${left} 212H${right}M40 212 -40 330H340L260 212M110 212 92 238H208L190 212`, fade(light, 0.75), 2.5);
    const side = s.random.chance(0.5) ? 1 : -1;
    for (const [x, k] of [
      [150 - side * 118, 1],
      [150 + side * 118, 0.8],
    ] as const)
      floodlight(s, x, k);
    s.ellipse(156, 286, 78, 14, fade(night, 0.6));
    const tail = s.linear([fade(light, 0), fade(main, 0.7)], [0, 0, 1, 1]);
    s.group(side < 0 ? 'transform="matrix(-1 0 0 1 300 0)"' : '', () => {
      s.extra(() => s.path('M-60 10 108 118 84 226Q20 130-60 60z', tail));
      s.random.pick([football, football, basketball, tennis])(s);
    });
    s.extra(() => bloom(s, 120, 130, 120, light, 0.4));
    s.extra(() => s.specks(s.scatter(6, 40, 200, 220, 90), 4, mix(grass, light, 0.4), 0.9));
  },
};

function stand(s: Sketch, f: Frame): void {
  const { night, deep, light, main, pop, glow } = s.palette;
  const right = f.x + f.width;
  s.path(d`M${f.x} 100Q150 150 ${right} 100V200H${f.x}z`, mix(deep, night, 0.4));
  s.line(d`M${f.x} 100Q150 150 ${right} 100`, mix(glow, light, 0.3), 4);
  const rows = s.isFrugal
    ? []
    : ([
        [124, light, 7],
        [138, main, 8],
        [152, pop, 6],
        [166, glow, 9],
      ] as const);
  for (const [y, colour, gap] of rows) {
    s.line(
      d`M${f.x} ${y}Q150 ${y + 24 - (y - 124) * 0.3} ${right} ${y}`,
      fade(colour, 0.55),
      4,
      `stroke-dasharray="0 ${gap} 0 ${gap + 5}"`,
    );
  }
}

function floodlight(s: Sketch, x: number, scale: number): void {
  const { night, light } = s.palette;
  const toward = x < 150 ? 1 : -1;
  s.path(d`M${x - 20} 44H${x + 20}L${x + toward * 210} 330H${x - toward * 10}z`, s.linear([fade(light, 0.5), fade(light, 0)]));
  s.group(`transform="translate(${x} 46)scale(${num(scale)})"`, () => {
    s.path('M-4 16h8V150h-8zM-32-22h64v42h-64z', night);
    s.line('M-22-12h46M-22-1h46M-22 10h46', light, 8, 'stroke-dasharray="0 11"');
  });
  s.extra(() => bloom(s, x, 46, 84, light, 0.85));
}

function ball(s: Sketch, colours: readonly string[], seams: () => void): void {
  const { night } = s.palette;
  const disc = '<circle cx="150" cy="196" r="84"/>';
  s.use(s.symbol(disc), `fill="${s.radial(colours, 0.36, 0.28, 0.8)}"`);
  s.group(`${s.clip(disc)}`, () => s.group(`transform="rotate(${s.random.whole(-25, 25)} 150 196)"`, seams));
  s.use(s.symbol(disc), `fill="${s.radial(['#fff0', '#fff0', fade(night, 0.65)], 0.38, 0.3, 0.85)}" stroke="${night}" stroke-width="4"`);
  s.extra(() => s.line('M84 170Q96 130 134 122', '#fffc', 6));
}

function football(s: Sketch): void {
  const { night, light, deep } = s.palette;
  ball(s, ['#fff', light, mix(light, deep, 0.3)], () => {
    const ink = mix(night, deep, 0.3);
    s.line(
      'M150 162V128M182 186 214 172M170 226 190 256M130 226 110 256M118 186 86 172M150 128 110 108M150 128 190 108M86 172 64 140M86 172 66 216M214 172 236 140M214 172 234 216M110 256 74 236M110 256 150 282M190 256 150 282M190 256 226 236',
      ink,
      3.5,
    );
    s.path(
      'M150 160 184 186 171 226H129L116 186zM112 106H188L174 132Q150 122 126 132zM106 262 92 234 60 226 90 284zM194 262 208 234 240 226 210 284z',
      ink,
    );
  });
}

function basketball(s: Sketch): void {
  const { night } = s.palette;
  ball(s, ['#fc8', '#f83', '#a41'], () => {
    s.path('M66 112h168v168H66z', s.texture(6, 6, `<path d="M1 1h1M4 4h1" stroke="${fade(night, 0.4)}"/>`));
    s.line('M60 196H240M150 106V286M92 130Q140 196 92 262M208 130Q160 196 208 262', mix('#410', night, 0.5), 5);
  });
}

function tennis(s: Sketch): void {
  const { night, light } = s.palette;
  ball(s, ['#ff9', '#cd2', '#892'], () => {
    s.path('M66 112h168v168H66z', s.texture(7, 7, `<path d="M1 3 3 1M5 6 6 4" stroke="${fade(night, 0.2)}"/>`));
    s.line('M72 130Q150 170 118 284M190 106Q176 196 240 226', light, 8);
  });
}
