import { bloom } from '../frame.ts';
import type { Frame } from '../frame.ts';
import { fade, mix } from '../palettes.ts';
import type { Sketch } from '../sketch.ts';
import { d, num } from '../sketch.ts';
import type { Family } from './family.ts';
import { basketball, football, glove, helmet, tennis, volleyball } from './sports.ts';

/** The sport's ball or object in front, with its floor. */
export interface Sport {
  readonly floor: string;
  readonly marks: string;
  readonly picture: (s: Sketch) => void;
}

const field = 'M40 212-40 330H340L260 212M110 212 92 238H208L190 212';
const court = 'M40 212-40 330H340L260 212M150 212V330M-8 270H308';

export const sports = {
  football: { floor: '#283', marks: field, picture: football },
  basketball: { floor: '#b63', marks: 'M40 212-40 330H340L260 212M96 212 60 330M204 212 240 330', picture: basketball },
  volleyball: { floor: '#d73', marks: court, picture: volleyball },
  tennis: { floor: '#257', marks: court, picture: tennis },
  racing: { floor: '#555', marks: 'M30 212-120 330M270 212 420 330', picture: helmet },
  boxing: { floor: '#468', marks: 'M-40 150H340M-40 176H340M-40 202H340', picture: glove },
} as const satisfies Record<string, Sport>;

/** A stadium at night: floodlights above the stand, stripes running to the horizon. */
export const pitch = ({ floor, marks, picture }: Sport): Family => ({
  face: 'sharp',
  lettering: 'slant',
  draw(s, f) {
    const { night, deep, mid, glow, light } = s.palette;
    s.field(f.x, f.y, f.width, f.height, s.linear([night, deep, mix(mid, glow, 0.4), mid]));
    stand(s, f);
    const wide = f.width > 400 ? 2 : 1;
    const ground = mix(floor, mid, 0.2);
    s.field(f.x, 196, f.width, 224, s.linear([mix(ground, light, 0.3), ground, mix(ground, night, 0.7)]));
    let stripes = '';
    for (let x = -8 * wide; x < 8 * wide; x += 2) stripes += `M${150 + x * 17} 196h17l${Math.round(x * 26 + 26)} 224h-43z`;
    s.extra(() => s.path(stripes, fade(night, 0.2)));
    s.line(d`M${f.x} 212h${f.width}${marks}`, fade(light, 0.75), 2.5);
    const side = s.random.chance(0.5) ? 1 : -1;
    for (const [x, k] of [
      [150 - side * 118, 1],
      [150 + side * 118, 0.8],
    ] as const)
      floodlight(s, x, k);
    s.ellipse(156, 276, 78, 14, fade(night, 0.6));
    s.group(`transform="matrix(${side} 0 0 1 ${side < 0 ? 300 : 0}-14)"`, () => picture(s));
    s.extra(() => bloom(s, 120, 130, 120, light, 0.4));
    s.extra(() => s.specks(s.scatter(6, 40, 200, 220, 90), 4, mix(ground, light, 0.4), 0.9));
  },
});

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
