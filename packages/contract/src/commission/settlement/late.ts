import type { MinorUnits } from '../../rules/money.ts';
import { addFigures, type TeamFigures } from './figures.ts';
import type { Adjustment, Carried, MemberResult, WindowInput } from './outcome.ts';
import { settleWindow } from './settle-window.ts';

/** A closed window as it was settled, with the voids since. */
export interface ClosedWindow {
  readonly line: number;
  readonly input: WindowInput;
  /** All late bookings so far, mostly negative. */
  readonly late: TeamFigures;
  /** The results of members, including late bookings. */
  readonly results: readonly MemberResult[];
  /** Adjustments for this window that earlier windows already contain. */
  readonly adjusted: MinorUnits;
}

export interface Rerated {
  /** For the window being settled now. Lines without a change are omitted. */
  readonly adjustments: readonly Adjustment[];
  /** The corrected remainder of the last closed window, without its make-up. */
  readonly opening: Pick<Carried, 'carry' | 'quarantine'>;
}

/**
 * Late voids by RERATE: computes each closed window again with its own terms and its late bookings, and bills the
 * differences in the window being settled now. `closed` are the consecutive windows before that one, from the first
 * that changed, because a larger loss also lowers the windows after it.
 */
export function rerate(closed: readonly [ClosedWindow, ...ClosedWindow[]]): Rerated {
  const [{ input: first }] = closed;
  let opening: Rerated['opening'] = { carry: first.opening.carry, quarantine: first.opening.quarantine };
  const adjustments: Adjustment[] = [];
  for (const { line, input, late, results, adjusted } of closed) {
    const again = { ...input, figures: addFigures(input.figures, late), results, opening: { ...opening, makeUp: input.opening.makeUp } };
    const outcome = settleWindow(again);
    const amount = outcome.gross - settleWindow(input).gross - adjusted;
    if (amount !== 0) adjustments.push({ line, amount });
    opening = { carry: outcome.closing.carry, quarantine: outcome.closing.quarantine };
  }
  return { adjustments, opening };
}

/**
 * Adjustments that no line has billed yet, by each window's own terms. BASE needs them after the last window of an
 * agreement, when no base is left to lower. Earlier late bookings have already lowered other windows.
 */
export function rerateRest(closed: readonly (ClosedWindow & { readonly billed: TeamFigures })[]): readonly Adjustment[] {
  return closed.flatMap(({ line, input, late, billed, results }) => {
    const grossWith = (figures: TeamFigures) => settleWindow({ ...input, results, figures: addFigures(input.figures, figures) }).gross;
    const amount = grossWith(late) - grossWith(billed);
    return amount === 0 ? [] : [{ line, amount }];
  });
}

/** Late voids by BASE: they lower the figures of the window being settled now, but not its active members. */
export function lowerBase(figures: TeamFigures, late: TeamFigures): TeamFigures {
  return addFigures(figures, { ...late, activeMembers: 0 });
}
