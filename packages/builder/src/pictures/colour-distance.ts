import { readColour } from '@livery/theme';

/** CSS Color 4 (section 13.2) takes this distance in OKLab for one that is just noticed. */
const justNoticed = 0.02;

/** Tells whether an eye sees two colours apart where they fill an area, each `0xrrggbb`. Pairs come again and again in one picture. */
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
