import { countOf, outcomesOf, type Mask } from '@livery/lottery/model/mask';
import type { Play, Selection } from '@livery/lottery/model/play';
import type { Board } from '../lottery-desk.api.ts';

/** A mask in the format of the wire and the state. */
export function hexOf(mask: Mask): string {
  return mask.toString(16);
}

export function maskFrom(hex: string): Mask {
  return /^[0-9a-f]+$/.test(hex) ? BigInt(`0x${hex}`) : 0n;
}

export function noPicks({ slots }: Pick<Play, 'slots'>): Mask[] {
  return slots.map(() => 0n);
}

/** Restored picks, without those that a changed play no longer has. */
export function picksOf({ slots }: Pick<Play, 'slots'>, kept: readonly string[]): Mask[] {
  return slots.map(({ labels }, place) => maskFrom(kept[place] ?? '0') & allOf(labels.length));
}

/** Outcomes of each slot that accept no further stakes. */
export function soldOutOf({ soldOut }: Pick<Board, 'soldOut'>, { code, slots }: Play): Mask[] {
  return slots.map((_, place) =>
    soldOut.filter(({ play, slot }) => play === code && slot === place).reduce((sum, { mask }) => sum | maskFrom(mask), 0n),
  );
}

export function allOf(count: number): Mask {
  return (1n << BigInt(count)) - 1n;
}

/** Picks and bankers of one line must be different numbers. */
export function hasBankers({ formula, slots }: Play): boolean {
  return ['choose', 'cover', 'exactly'].includes(formula.by) && slots.length === 2;
}

/** Toggles an outcome. A slot for one outcome replaces it, and a full slot stays unchanged. */
export function toggled(play: Play, picks: Selection, place: number, outcome: number): Mask[] {
  const bit = 1n << BigInt(outcome);
  const mask = picks[place] ?? 0n;
  const slot = play.slots[place];
  if (slot === undefined || outcome >= slot.labels.length) return [...picks];
  if ((mask & bit) !== 0n) return picks.with(place, mask & ~bit);
  if (slot.max === 1) return withoutOther(play, picks.with(place, bit), place);
  if (countOf(mask) >= slot.max) return [...picks];
  return withoutOther(play, picks.with(place, mask | bit), place);
}

/** A banker cannot also be a pick, nor a pick a banker. */
function withoutOther(play: Play, picks: Mask[], place: number): Mask[] {
  if (!hasBankers(play)) return picks;
  const other = 1 - place;
  return picks.with(other, (picks[other] ?? 0n) & ~(picks[place] ?? 0n));
}

export const rowActions = ['all', 'big', 'small', 'odd', 'even', 'clear'] as const;
export type RowAction = (typeof rowActions)[number];

/** The minimum size of a row that one press fills. Words such as "big" are excluded. */
export function rowActionsOf({ slots }: Pick<Play, 'slots'>, place: number): readonly RowAction[] {
  const { labels, max } = slots[place] ?? { labels: [], max: 0 };
  const isNumeric = labels.every((label) => /^\d+$/.test(label));
  if (!isNumeric || labels.length < 6 || max < labels.length) return [];
  return rowActions;
}

/** Selects a whole row with one press, without sold-out numbers. */
export function withRow(play: Play, picks: Selection, place: number, action: RowAction, soldOut: Mask): Mask[] {
  const labels = play.slots[place]?.labels ?? [];
  const half = labels.length / 2;
  const isMeant: Record<RowAction, (label: string, outcome: number) => boolean> = {
    all: () => true,
    big: (_, outcome) => outcome >= half,
    small: (_, outcome) => outcome < half,
    odd: (label) => Number(label) % 2 === 1,
    even: (label) => Number(label) % 2 === 0,
    clear: () => false,
  };
  const mask = labels.reduce((sum, label, outcome) => (isMeant[action](label, outcome) ? sum | (1n << BigInt(outcome)) : sum), 0n);
  return withoutOther(play, picks.with(place, mask & ~soldOut), place);
}

/** A uniform whole number from 0 to below `count`. */
export type Random = (count: number) => number;

/** A random selection of one line. Null if too much is sold out. */
export function quickPick(play: Play, soldOut: readonly Mask[], random: Random): Mask[] | null {
  const { formula, slots } = play;
  const picks = noPicks(play);
  if (formula.by === 'each') {
    const choices = slots.flatMap(({ labels }, place) =>
      freeOf(labels.length, soldOut[place] ?? 0n).map((outcome) => [place, outcome] as const),
    );
    const [place, outcome] = choices[random(choices.length)] ?? [0, -1];
    return outcome < 0 ? null : picks.with(place, 1n << BigInt(outcome));
  }
  let used = 0n;
  for (const [place, { labels }] of slots.entries()) {
    const isApart = formula.by !== 'product' || formula.distinct;
    for (let taken = 0; taken < takeOf(play, place); taken += 1) {
      const own = picks[place] ?? 0n;
      const free = freeOf(labels.length, (soldOut[place] ?? 0n) | own | (isApart ? used : 0n));
      const outcome = free[random(free.length)];
      if (outcome === undefined) return null;
      picks[place] = own | (1n << BigInt(outcome));
      used |= 1n << BigInt(outcome);
    }
  }
  return picks;
}

/** The number of outcomes that a line takes from a slot. */
function takeOf({ formula, slots }: Play, place: number): number {
  switch (formula.by) {
    case 'choose':
    case 'cover':
    case 'exactly':
      return place === 0 ? formula.take : 0;
    case 'roles':
      return formula.take[place] ?? 0;
    case 'beside':
    case 'meanPair':
      return 2;
    case 'product':
    case 'each':
      return slots[place] === undefined ? 0 : 1;
  }
}

function freeOf(count: number, taken: Mask): number[] {
  return outcomesOf(allOf(count) & ~taken);
}
