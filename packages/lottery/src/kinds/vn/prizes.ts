import type { Draw } from '../../model/draw.ts';
import { maskOf } from '../../model/mask.ts';
import type { Hit } from '../../model/play.ts';
import { hit, sumOf } from '../plays/parts.ts';

/** A list of prizes by their digits. */
export interface Prizes {
  readonly digits: readonly number[];
  /** The position of the special prize. */
  readonly special: number;
  /** Positions of the prizes with two and three digits, used by head plays. */
  readonly heads: Readonly<Record<2 | 3, readonly number[]>>;
}

const labels = new Map<number, readonly string[]>();

/** Endings such as `01` or `0123`. The ten thousand of four digits are created once for all plays. */
export function endingLabels(digits: number): readonly string[] {
  const made = labels.get(digits) ?? Array.from({ length: 10 ** digits }, (_, ending) => String(ending).padStart(digits, '0'));
  labels.set(digits, made);
  return made;
}

/** Positions of prizes with at least this many digits: the lots of a play on endings. */
export function lotsOf({ digits }: Prizes, least: number): number[] {
  return digits.flatMap((count, place) => (count >= least ? [place] : []));
}

export function drawsOf({ digits }: Prizes): bigint {
  return 10n ** BigInt(sumOf(digits));
}

export function endingOf(draw: Draw, place: number, digits: number): number {
  return (draw[place] ?? 0) % 10 ** digits;
}

/** Layer 0 has the endings that are hit, layer 1 those that are hit at least twice, and so on. */
export function endingHits(draw: Draw, places: readonly number[], digits: number): Hit[] {
  const times = new Map<number, number>();
  const layers: number[][] = [];
  for (const place of places) {
    const ending = endingOf(draw, place, digits);
    const layer = times.get(ending) ?? 0;
    times.set(ending, layer + 1);
    (layers[layer] ??= []).push(ending);
  }
  return layers.map((endings, layer) => hit(maskOf(endings), { layer }));
}
