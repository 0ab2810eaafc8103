import type { Mask } from '../../model/mask.ts';
import type { Hit, OddsClass, Play, Slot } from '../../model/play.ts';

/** A play whose lines are paid for once. */
export function play(parts: Omit<Play, 'lots'> & { readonly lots?: number }): Play {
  return { lots: 1, ...parts };
}

export function slot(
  code: string,
  labels: readonly string[],
  reads: readonly number[],
  { min = 0, max = labels.length, most = 1 }: { min?: number; max?: number; most?: number } = {},
): Slot {
  return { code, labels, min, max, reads, most };
}

/** Bankers accompany the picks of `choose`, `cover` and `exactly`. At least one pick stays free. */
export function bankers(picks: Slot, take: number): Slot {
  return { ...picks, code: 'bankers', min: 0, max: take - 1 };
}

export function hit(
  mask: Mask,
  { slot: place = 0, layer = 0, oddsClass = 0 }: { slot?: number; layer?: number; oddsClass?: number } = {},
): Hit {
  return { slot: place, layer, mask, oddsClass };
}

export function returnedHit(mask: Mask, place = 0): Hit {
  return { slot: place, layer: 0, mask, oddsClass: null };
}

export function bit(outcome: number): Mask {
  return 1n << BigInt(outcome);
}

/** Each outcome has its own class, so none can use another's odds. */
export function classesByLabel(labels: readonly string[], wins: readonly bigint[]): OddsClass[] {
  return labels.map((code, place) => ({ code, wins: wins[place] ?? 0n }));
}

/** Numbers as on balls: `07`. */
export function ballLabels(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, place) => String(from + place).padStart(2, '0'));
}

/** Digits, sums and counts as text: `7`, `18`. */
export function plainLabels(from: number, to: number): string[] {
  return Array.from({ length: to - from + 1 }, (_, place) => String(from + place));
}

export function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, number) => sum + number, 0);
}
