import { settleWindow } from '../commission/settlement/settle-window.ts';
import { nothingCarried, type Outcome, type WindowInput, type WindowTerms } from '../commission/settlement/outcome.ts';
import type { TeamFigures } from '../commission/settlement/figures.ts';
import { cents, windowOf } from './agreement-terms.ts';

/** The house's win in whole units, as stakes or payouts alone. */
export const won = (amount: number): Partial<TeamFigures> => (amount < 0 ? { payout: cents(-amount) } : { stake: cents(amount) });

export const settle = (...input: Parameters<typeof windowOf>): Outcome => settleWindow(windowOf(...input));

/** Consecutive windows, each with the carry of the one before. */
export function follow(terms: WindowTerms, windows: readonly { wins: number; more?: Partial<WindowInput> }[]): Outcome[] {
  let opening = nothingCarried;
  return windows.map(({ wins, more }) => {
    const outcome = settle(terms, won(wins), { opening, ...more });
    opening = outcome.closing;
    return outcome;
  });
}
