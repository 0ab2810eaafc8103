/**
 * Colours are `#rgb`, or `#rgba` where they fade. A byte saved in every shape keeps a cover small. There are seven
 * chosen colours, and every other tone is mixed from them, so that a picture stays consistent.
 */
export interface Palette {
  name: string;
  /** The darkest: ink, outlines, the ground under lettering. */
  night: string;
  deep: string;
  mid: string;
  /** The air near the light. */
  glow: string;
  /** The light itself. */
  light: string;
  /** The hero of the picture. */
  main: string;
  /** Its contrasting colour. */
  pop: string;
}

const palette = (
  name: string,
  night: string,
  deep: string,
  mid: string,
  glow: string,
  light: string,
  main: string,
  pop: string,
): Palette => ({
  name,
  night,
  deep,
  mid,
  glow,
  light,
  main,
  pop,
});

/** They belong to no brand, because a cover must look right in any brand's lobby, light or dark. */
export const palettes: readonly [Palette, ...Palette[]] = [
  palette('ember', '#211', '#512', '#a22', '#e73', '#feb', '#fa3', '#2ba'),
  palette('lagoon', '#023', '#045', '#178', '#4cb', '#efd', '#f75', '#fc5'),
  palette('jade', '#022', '#143', '#175', '#6c6', '#fec', '#eb4', '#e44'),
  palette('harbour', '#112', '#125', '#249', '#69d', '#fec', '#fb3', '#e64'),
  palette('clay', '#211', '#632', '#b53', '#ea7', '#fed', '#188', '#fc6'),
  palette('citrus', '#121', '#351', '#7a2', '#ed4', '#ffd', '#e62', '#167'),
  palette('berry', '#202', '#513', '#b25', '#e68', '#fed', '#fc6', '#4cc'),
  palette('frost', '#123', '#246', '#49b', '#bde', '#fff', '#d34', '#fb4'),
  palette('carbon', '#111', '#222', '#345', '#79a', '#efe', '#f53', '#3de'),
  palette('desert', '#211', '#742', '#c83', '#fc8', '#ffe', '#188', '#c33'),
  palette('cobalt', '#014', '#128', '#34d', '#7af', '#eff', '#fd1', '#f57'),
  palette('moss', '#121', '#243', '#575', '#bc8', '#ffd', '#e53', '#eb2'),
  palette('rose', '#311', '#823', '#d46', '#fa9', '#fed', '#268', '#fc6'),
  palette('aurora', '#012', '#134', '#167', '#5da', '#efd', '#f69', '#fc6'),
];

const channels = (hex: string): [number, number, number] => {
  const value = Number.parseInt(hex.slice(1), 16);
  return [(value >> 8) * 17, ((value >> 4) & 15) * 17, (value & 15) * 17];
};

/** Mixes a `share` of `to` into `from`, in squared light, which keeps the middle from turning grey. */
export function mix(from: string, to: string, share: number): string {
  const a = channels(from);
  const b = channels(to);
  const mixed = a.map((value, i) => Math.round(Math.sqrt(value ** 2 * (1 - share) + (b[i] ?? 0) ** 2 * share)));
  return `#${mixed.map((value) => Math.round(value / 17).toString(16)).join('')}`;
}

/** `colour` at an opacity from 0 to 1, rounded to a fifteenth. */
export function fade(colour: string, opacity: number): string {
  return colour + Math.round(opacity * 15).toString(16);
}

/** WCAG relative luminance, 0 to 1. */
export function luminance(hex: string): number {
  const [r, g, b] = channels(hex).map((value) => {
    const c = value / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
