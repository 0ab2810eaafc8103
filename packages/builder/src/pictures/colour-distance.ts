import { readColour } from '@livery/theme';

/** The just noticeable difference in OKLab according to CSS Color 4 (section 13.2). */
const justNoticed = 0.02;

/** Whether two filled areas, each `0xrrggbb`, look different. Cached, because pairs repeat within a picture. */
export function makeColourComparison(): (before: number, after: number) => boolean {
  const known = new Map<number, boolean>();
  return (before, after) => {
    const pair = before * 2 ** 24 + after;
    const seen = known.get(pair) ?? distance(before, after) > justNoticed;
    known.set(pair, seen);
    return seen;
  };
}

function distance(before: number, after: number): number {
  const [one, other] = [before, after].map((rgb) => {
    const { l, c, h } = readColour(`#${rgb.toString(16).padStart(6, '0')}`);
    const hue = (h * Math.PI) / 180;
    return [l, c * Math.cos(hue), c * Math.sin(hue)] as const;
  }) as [readonly [number, number, number], readonly [number, number, number]];
  return Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
}
