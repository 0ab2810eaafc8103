import { bloom, rays } from '../frame.ts';
import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import { d, num } from '../sketch.ts';
import type { Family } from './family.ts';

type Vector = readonly [number, number, number];

/** Pip positions of each face on a square of 100. */
const PIPS: Record<number, readonly (readonly [number, number])[]> = {
  1: [[50, 50]],
  2: [
    [27, 27],
    [73, 73],
  ],
  3: [
    [25, 25],
    [50, 50],
    [75, 75],
  ],
  4: [
    [28, 28],
    [72, 28],
    [28, 72],
    [72, 72],
  ],
  5: [
    [27, 27],
    [73, 27],
    [50, 50],
    [27, 73],
    [73, 73],
  ],
  6: [
    [28, 24],
    [72, 24],
    [28, 50],
    [72, 50],
    [28, 76],
    [72, 76],
  ],
};

/** Two dice in the air above a lit floor, rotated in three dimensions so that no two throws look alike. */
export const dice: Family = {
  face: 'sharp',
  lettering: 'slant',
  draw(s, f) {
    const { night, deep, mid, glow, light, main, pop } = s.palette;
    s.light(90, 40, 380, [glow, mid, deep, night]);
    rays(s, 30, -40, 34, fade(light, 0.13));
    const floor = d`M${f.x} 262Q150 232 ${f.x + f.width} 262V420H${f.x}z`;
    s.path(floor, s.radial([mix(mid, glow, 0.5), deep, night], 0.5, 0.2, 0.6));
    s.extra(() => s.path(floor, s.texture(8, 8, `<path d="M0 4h4" stroke="${fade(light, 0.14)}"/>`, 24)));
    s.extra(() => s.ellipse(112, 300, 100, 19, fade(night, 0.6)).ellipse(228, 274, 62, 12, fade(night, 0.5)));
    s.extra(() =>
      s.path('M-40 10 70 90 34 132-60 70zM150-40 240 56 196 84 110-40z', s.linear([fade(light, 0), fade(light, 0.35)], [0, 0, 1, 1])),
    );
    die(s, 220, 108, s.random.between(74, 82), s.random.chance(0.5) ? light : main, s.random.chance(0.5) ? pop : night);
    die(s, 112, 192, s.random.between(112, 122), s.random.chance(0.7) ? pop : main, light);
    s.extra(() => bloom(s, 90, 120, 130, light, 0.3));
    s.extra(() => s.specks(s.scatter(9, 20, 40, 260, 220), 4, light, 0.8));
  },
};

function die(s: Sketch, cx: number, cy: number, size: number, face: string, pip: string): void {
  const { night, light } = s.palette;
  const colour = face === pip ? mix(face, night, 0.7) : face;
  const turn = rotation(s.random.between(0.45, 0.75), s.random.between(0.5, 1.05), s.random.between(-0.5, 0.5));
  const order = s.random.shuffle([1, 2, 3, 4, 5, 6]);
  const half = size / 2;
  const faces: [normal: Vector, u: Vector, v: Vector][] = [
    [
      [0, 0, 1],
      [1, 0, 0],
      [0, 1, 0],
    ],
    [
      [0, 0, -1],
      [-1, 0, 0],
      [0, 1, 0],
    ],
    [
      [1, 0, 0],
      [0, 0, -1],
      [0, 1, 0],
    ],
    [
      [-1, 0, 0],
      [0, 0, 1],
      [0, 1, 0],
    ],
    [
      [0, 1, 0],
      [1, 0, 0],
      [0, 0, -1],
    ],
    [
      [0, -1, 0],
      [1, 0, 0],
      [0, 0, 1],
    ],
  ];
  const seen = faces.map(([n, u, v], i) => ({ n: turn(n), u: turn(u), v: turn(v), value: order[i] ?? 1 })).filter(({ n }) => n[2] > 0.02);
  const corners = seen.map(({ n, u, v }) => {
    const at = (a: number, b: number): string =>
      `${Math.round(cx + (n[0] + u[0] * a + v[0] * b) * half * 0.9)} ${Math.round(cy + (n[1] + u[1] * a + v[1] * b) * half * 0.9)}`;
    return `M${at(-1, -1)}L${at(1, -1)} ${at(1, 1)} ${at(-1, 1)}z`;
  });
  const hull = s.symbol(`<path d="${corners.join('')}"/>`);
  s.use(hull, d`stroke="${night}" stroke-width="${size * 0.2 + 6}"`);
  const edge = mix(colour, light, 0.35);
  s.use(hull, d`fill="${edge}" stroke="${edge}" stroke-width="${size * 0.2}"`);
  const side = s.symbol('<rect width="100" height="100" rx="20"/>');
  const gloss = s.linear(['#fff4', '#fff0', '#0002'], [0, 0, 1, 1]);
  for (const { n, u, v, value } of seen) {
    const lightness = Math.max(0, n[0] * -0.45 + n[1] * -0.75 + n[2] * 0.5);
    const shade = lightness > 0.5 ? mix(colour, light, (lightness - 0.5) * 0.9) : mix(colour, night, (0.5 - lightness) * 1.1);
    const k = size / 100;
    const m = [u[0] * k, u[1] * k, v[0] * k, v[1] * k].map((value_) => value_.toFixed(2).replace(/^(-?)0\./, '$1.')).join(' ');
    const ox = cx + n[0] * half - (u[0] + v[0]) * half;
    const oy = cy + n[1] * half - (u[1] + v[1]) * half;
    const dots = (PIPS[value] ?? []).map(([x, y]) => `M${x} ${y}h0`).join('');
    s.group(`transform="matrix(${m} ${num(ox)} ${num(oy)})"`, () => {
      s.use(side, `fill="${shade}"`)
        .use(side, `fill="${gloss}"`)
        .line(dots, pip, value === 1 ? 32 : 20);
    });
  }
}

function rotation(ax: number, ay: number, az: number): (v: Vector) => Vector {
  return ([x, y, z]) => {
    const [x1, z1] = [x * Math.cos(ay) + z * Math.sin(ay), z * Math.cos(ay) - x * Math.sin(ay)];
    const [y1, z2] = [y * Math.cos(ax) + z1 * Math.sin(ax), z1 * Math.cos(ax) - y * Math.sin(ax)];
    return [x1 * Math.cos(az) - y1 * Math.sin(az), x1 * Math.sin(az) + y1 * Math.cos(az), z2];
  };
}
