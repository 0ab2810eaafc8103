/** A colour with 8 bits per channel, `0xrrggbb`. */
export type Rgb = number;

const decoded = Float64Array.from({ length: 256 }, (_, value) => decode(value / 255));

/** Where one 8-bit step ends and the next begins, in linear light. */
const ends = Float64Array.from({ length: 255 }, (_, value) => decode((value + 0.5) / 255));

/** The linear light of a channel from 0 to 255. */
export function linearChannel(value: number): number {
  return decoded[value] ?? 0;
}

/** The channel value, 0 to 255, nearest to a linear light, clamped at both ends. */
export function encodeChannel(light: number): number {
  let low = 0;
  let high = 255;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (light < (ends[middle] ?? 0)) high = middle;
    else low = middle + 1;
  }
  return low;
}

export function packRgb(red: number, green: number, blue: number): Rgb {
  return (red << 16) | (green << 8) | blue;
}

/** WCAG 2.2 relative luminance, 0 to 1. */
export function luminanceOf(rgb: Rgb): number {
  return 0.2126 * linearChannel((rgb >> 16) & 0xff) + 0.7152 * linearChannel((rgb >> 8) & 0xff) + 0.0722 * linearChannel(rgb & 0xff);
}

function decode(value: number): number {
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
}
