import { fade } from './palettes.ts';
import type { Sketch } from './sketch.ts';
import { d, num } from './sketch.ts';

/** The part of the endless drawing that a crop shows. The hero is around (150, 165) in each. */
export interface Frame {
  x: number;
  y: number;
  width: number;
  height: number;
}

export const CENTRE = 150;

/** Light rays: the dashes of a circle with a stroke so thick that each becomes a wedge. `turn` is in degrees. */
export function rays(s: Sketch, x: number, y: number, count: number, colour: string, turn = 0): void {
  const dash = ((Math.PI * 450) / count).toFixed(1);
  const lean = turn ? ` transform="rotate(${num(turn)} ${x} ${y})"` : '';
  s.circle(x, y, 450, 'none', `stroke="${colour}" stroke-width="900" stroke-linecap="butt" stroke-dasharray="${dash}"${lean}`);
}

/** A ridge of hills across the whole frame, filled down to the bottom. */
export function ridge(s: Sketch, f: Frame, y: number, height: number, step: number, fill: string, attributes = ''): void {
  let data = d`M${f.x} ${f.y + f.height}V${y}`;
  for (let x = f.x; x < f.x + f.width; x += step) {
    data += `q${Math.round(step / 4)} ${-s.random.whole(height * 0.3, height)} ${Math.round(step / 2)} ${-s.random.whole(0, height * 0.4)}T${x + step} ${y}`;
  }
  s.path(`${data}V${f.y + f.height}z`, fill, attributes);
}

/** Soft light around a point. */
export function bloom(s: Sketch, x: number, y: number, r: number, colour: string, opacity: number): void {
  s.circle(x, y, r, s.radial([fade(colour, opacity), fade(colour, opacity * 0.35), fade(colour, 0)]));
}

/** Dust in the light: specks of two sizes over the upper part of the frame. */
export function dust(s: Sketch, f: Frame, count: number, colour: string, opacity = 0.6): void {
  const share = Math.round(count * Math.max(1, f.width / 400));
  s.specks(s.scatter(share, f.x, f.y, f.width, f.height * 0.75), 1.6, colour, opacity);
  s.specks(s.scatter(Math.ceil(share / 3), f.x, f.y, f.width, f.height * 0.7), 3.4, colour, opacity * 0.6);
}
