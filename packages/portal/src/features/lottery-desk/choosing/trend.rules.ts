import type { Flags } from '@livery/lottery/model/draw';
import type { Kind } from '@livery/lottery/model/kind';
import type { Play } from '@livery/lottery/model/play';
import { trendsOf, type Trend } from '@livery/lottery/trends/trends';
import { oneIn } from './chance.rules.ts';
import type { Result } from '../lottery-desk.api.ts';

/** A slot with statistics of past draws. */
export interface TrendOf {
  id: string;
  play: Play;
  place: number;
}

/** Slots where each outcome is a bet on its own, with the chance of a single draw. */
export function trendSlots({ plays }: Kind): TrendOf[] {
  return plays
    .filter(({ formula, lots, slots }) => formula.by === 'each' && lots === 1 && slots.every(({ labels }) => labels.length <= 100))
    .flatMap((play) => play.slots.map((_, place) => ({ id: `${play.code} ${place}`, play, place })));
}

export interface TrendRow extends Trend {
  label: string;
  oneIn: number;
}

/** Statistics of past draws for a slot's outcomes, with the exact chance of each. */
export function trendRows({ play, place }: TrendOf, { total }: Pick<Kind, 'total'>, results: readonly Result[], flags: Flags): TrendRow[] {
  const slot = play.slots[place];
  if (slot === undefined) return [];
  const animal = results[0]?.animal ?? 0;
  const classAt = (outcome: number) => play.classes[play.classOf?.(place, outcome, { animal, flags }) ?? 0];
  const draws = results.map((result) =>
    play
      .hits(result.numbers, { animal: result.animal, flags })
      .filter(({ slot: at, oddsClass }) => at === place && oddsClass !== null)
      .reduce((sum, { mask }) => sum | mask, 0n),
  );
  const chanceOf = (outcome: number) => Number(classAt(outcome)?.wins ?? 0n) / Number(total);
  return trendsOf(draws, slot.labels.length, chanceOf).map((trend) => {
    const own = classAt(trend.outcome);
    return { ...trend, label: slot.labels[trend.outcome] ?? '', oneIn: own === undefined ? 0 : oneIn(own, total, 1) };
  });
}
