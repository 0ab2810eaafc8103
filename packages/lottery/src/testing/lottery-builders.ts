import { kindOf } from '../kinds/kinds.ts';
import type { DrawContext, Flags } from '../model/draw.ts';
import type { KindCode } from '../model/kind.ts';
import { maskOf } from '../model/mask.ts';
import { oddsOf, shareOfPrizeGroup } from '../model/odds.ts';
import type { Play, Selection } from '../model/play.ts';

export const allReturned: Flags = { fortyNine: 'returned', tie: 'returned', thirty: 'returned' };
export const allLost: Flags = { fortyNine: 'lost', tie: 'lost', thirty: 'lost' };

/** A draw in a year of the horse, with every push returned. */
export const horseYear: DrawContext = { animal: 6, flags: allReturned };

export function playOf(kind: KindCode, code: string): Play {
  const play = kindOf(kind).plays.find((one) => one.code === code);
  if (play === undefined) throw new TypeError(`${kind} has no play ${code}.`);
  return play;
}

/** A selection by its labels: `67|01|89` with one character per label, or `02,08|11`. An empty part selects nothing. */
export function selectionOf(play: Play, text: string): Selection {
  const parts = text.split('|');
  return play.slots.map(({ labels }, place) => {
    const part = parts[place] ?? '';
    const chosen = part.includes(',') || labels.includes(part) ? part.split(',') : [...part];
    return maskOf(
      chosen.map((label) => {
        const outcome = labels.indexOf(label);
        if (outcome === -1) throw new TypeError(`${play.code} has no ${label}.`);
        return outcome;
      }),
    );
  });
}

/** Odds of every class at a prize group of 2000. */
export function oddsAt(kind: KindCode, play: Play, prizeGroup: number, flags: Flags = allReturned): number[] {
  const { total } = kindOf(kind);
  return play.classes.map((oddsClass) => oddsOf(oddsClass, total, play.lots, shareOfPrizeGroup(prizeGroup), flags));
}
