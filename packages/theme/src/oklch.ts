import {
  converter,
  modeA98,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeP3,
  modeProphoto,
  modeRec2020,
  modeRgb,
  modeXyz50,
  modeXyz65,
  parse,
  useMode as registerMode,
} from 'culori/fn';
import { encodeChannel, linearChannel, packRgb, type Rgb } from './srgb.ts';

for (const mode of [
  modeRgb,
  modeLrgb,
  modeHsl,
  modeHwb,
  modeLab,
  modeLch,
  modeOklab,
  modeOklch,
  modeP3,
  modeA98,
  modeProphoto,
  modeRec2020,
  modeXyz50,
  modeXyz65,
])
  registerMode(mode);
const toOklch = converter('oklch');

/** Lightness from 0 to 1, chroma from 0, hue in degrees (0 for greys). */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

/** Below this chroma, a colour is grey and its hue is noise. */
const grey = 1e-4;

/** Reads any CSS colour and drops its alpha. Throws `TypeError` if the text is not a colour. */
export function readColour(text: string): Oklch {
  if (/^#[\da-f]{6}$/i.test(text)) return fromRgb(Number.parseInt(text.slice(1), 16));
  const colour = parse(text);
  if (colour === undefined) throw new TypeError(`Not a colour: ${text}`);
  const { l, c, h } = toOklch(colour);
  return c < grey ? { l, c: 0, h: 0 } : { l, c, h: h ?? 0 };
}

/** The nearest hex colour of the same lightness and hue, with chroma reduced to fit sRGB. */
export function toHex(colour: Oklch): string {
  return `#${toRgb(colour).toString(16).padStart(6, '0')}`;
}

/** Any CSS colour as the nearest `#rrggbb`. Throws `TypeError` if the text is not a colour. */
export function hexOf(text: string): string {
  return toHex(readColour(text));
}

/** Whether a CSS colour is within sRGB. Throws `TypeError` if it is not a valid colour. */
export function isInSrgb(text: string): boolean {
  const { l, c, h } = readColour(text);
  const angle = (h * Math.PI) / 180;
  return isInside(l, Math.cos(angle) * c, Math.sin(angle) * c);
}

/** `toHex` as a number, for loops. */
export function toRgb({ l, c, h }: Oklch): Rgb {
  if (l <= 0) return 0x000000;
  if (l >= 1) return 0xffffff;
  const angle = (h * Math.PI) / 180;
  const a = Math.cos(angle);
  const b = Math.sin(angle);
  let good = Math.max(c, 0);
  if (!isInside(l, a * good, b * good)) {
    let bad = good;
    good = 0;
    for (let step = 0; step < 12; step += 1) {
      const middle = (good + bad) / 2;
      if (isInside(l, a * middle, b * middle)) good = middle;
      else bad = middle;
    }
    setLight(l, a * good, b * good);
  }
  return packRgb(encodeChannel(light.red), encodeChannel(light.green), encodeChannel(light.blue));
}

/** Linear light of the colour set last. It is a single object, because a solver sets thousands. */
const light = { red: 0, green: 0, blue: 0 };

/** Matrices of OKLab, https://bottosson.github.io/posts/oklab/ with the digits of CSS Color 4. */
function setLight(l: number, a: number, b: number): void {
  const long = l + 0.3963377773761749 * a + 0.2158037573099136 * b;
  const medium = l - 0.1055613458156586 * a - 0.0638541728258133 * b;
  const short = l - 0.0894841775298119 * a - 1.2914855480194092 * b;
  const long3 = long * long * long;
  const medium3 = medium * medium * medium;
  const short3 = short * short * short;
  light.red = 4.0767416360759574 * long3 - 3.3077115392580616 * medium3 + 0.2309699031821044 * short3;
  light.green = -1.2684379732850317 * long3 + 2.6097573492876887 * medium3 - 0.3413193760026573 * short3;
  light.blue = -0.0041960761386756 * long3 - 0.7034186179359362 * medium3 + 1.7076146940746117 * short3;
}

/** Tolerance at the edge of sRGB: far less than an 8-bit step. */
function isInside(l: number, a: number, b: number): boolean {
  setLight(l, a, b);
  const { red, green, blue } = light;
  return red >= -1e-5 && green >= -1e-5 && blue >= -1e-5 && red <= 1.0001 && green <= 1.0001 && blue <= 1.0001;
}

function fromRgb(rgb: Rgb): Oklch {
  const red = linearChannel(rgb >> 16);
  const green = linearChannel((rgb >> 8) & 0xff);
  const blue = linearChannel(rgb & 0xff);
  const long = Math.cbrt(0.412221469470763 * red + 0.5363325372617348 * green + 0.0514459932675022 * blue);
  const medium = Math.cbrt(0.2119034958178252 * red + 0.6806995506452344 * green + 0.1073969535369406 * blue);
  const short = Math.cbrt(0.0883024591900564 * red + 0.2817188391361215 * green + 0.6299787016738222 * blue);
  const l = 0.210454268309314 * long + 0.7936177747023054 * medium - 0.0040720430116193 * short;
  const a = 1.9779985324311684 * long - 2.4285922420485799 * medium + 0.450593709617411 * short;
  const b = 0.0259040424655478 * long + 0.7827717124575296 * medium - 0.8086757549230774 * short;
  const c = Math.hypot(a, b);
  if (c < grey) return { l, c: 0, h: 0 };
  const h = (Math.atan2(b, a) * 180) / Math.PI;
  return { l, c, h: h < 0 ? h + 360 : h };
}

export function clamp(value: number, low: number, high: number): number {
  return Math.min(Math.max(value, low), high);
}
