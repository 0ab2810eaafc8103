import { clampChroma, converter, formatHex, modeHsl, modeOklab, modeOklch, modeRgb, parse, useMode as registerMode } from 'culori/fn';

registerMode(modeRgb);
registerMode(modeHsl);
registerMode(modeOklab);
registerMode(modeOklch);
const toOklch = converter('oklch');
const toRgb = converter('rgb');

/** Less than half a step of 8 bits: what lies on the edge of sRGB is inside, whatever the arithmetic says. */
const edge = 0.0015;

/** Lightness 0 to 1, chroma from 0, hue in degrees (0 for greys). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Reads any CSS colour; its alpha is dropped. Throws `TypeError` on a text that is none. */
export function readColour(text: string): Oklch {
  const colour = parse(text);
  if (colour === undefined) throw new TypeError(`Not a colour: ${text}`);
  const { l, c, h } = toOklch(colour);
  return { l, c, h: h ?? 0 };
}

/** The nearest hex colour of the same lightness and hue: chroma gives way where sRGB ends. */
export function toHex({ l, c, h }: Oklch): string {
  const isEnd = l <= 0 || l >= 1;
  const colour = { mode: 'oklch', l: clamp(l, 0, 1), c: isEnd ? 0 : Math.max(c, 0), h } as const;
  const { r, g, b } = toRgb(colour);
  const isInside = [r, g, b].every((channel) => channel >= -edge && channel <= 1 + edge);
  return formatHex(isInside ? colour : clampChroma(colour, 'oklch'));
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
