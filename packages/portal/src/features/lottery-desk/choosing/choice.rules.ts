import type { DrawContext } from '@livery/lottery/model/draw';
import { linesOf, problemOf, type SelectionProblem } from '@livery/lottery/model/lines';
import { highestWinOf } from '@livery/lottery/model/odds';
import type { Play, Selection } from '@livery/lottery/model/play';
import type { Board } from '../lottery-desk.api.ts';
import { hexOf, soldOutOf } from './picks.rules.ts';
import { costOf, type SlipBet } from '../slip/slip.rules.ts';

export type ChoiceProblem = SelectionProblem | 'tooManyLines' | 'tooDear' | 'soldOut' | 'closed';

export interface Choice {
  lines: number;
  /** Null above a ticket's highest cost. */
  cost: number | null;
  highestWin: number;
  problem: ChoiceProblem | null;
  /** The bets for the slip. Null while there is a problem. */
  bet: Omit<SlipBet, 'id'> | null;
}

type OfBoard = Pick<Board, 'odds' | 'limits' | 'soldOut'>;

/** A selection's cost and highest win, before it goes to the slip. */
export function choiceOf(play: Play, picks: Selection, stake: number, board: OfBoard, context: DrawContext): Choice {
  const odds = board.odds[play.code];
  const asked = problemOf(play, picks);
  const isCounted = asked === null || asked === 'tooMany';
  const lines = isCounted ? linesOf(play, picks) : 0;
  const cost = costOf({ lines, stake });
  const problem = asked ?? problemHere(play, picks, { lines, cost }, board);
  const highestWin = problem === null && odds !== undefined ? winOf(play, picks, odds, stake, board, context) : 0;
  const bet = problem === null && odds !== undefined ? { play: play.code, slots: picks.map(hexOf), lines, stake, odds } : null;
  return { lines, cost, highestWin, problem, bet };
}

function problemHere(play: Play, picks: Selection, { lines, cost }: Pick<Choice, 'lines' | 'cost'>, board: OfBoard): ChoiceProblem | null {
  const soldOut = soldOutOf(board, play);
  if (board.odds[play.code] === undefined) return 'closed';
  if (picks.some((mask, place) => (mask & (soldOut[place] ?? 0n)) !== 0n)) return 'soldOut';
  if (lines > board.limits.maxLines) return 'tooManyLines';
  return cost === null || cost > board.limits.maxTicket ? 'tooDear' : null;
}

/** The house pays at most its limit in a draw. */
function winOf(play: Play, picks: Selection, odds: readonly number[], stake: number, { limits }: OfBoard, context: DrawContext): number {
  try {
    return Math.min(limits.maxWin, highestWinOf(play, picks, odds, stake, context));
  } catch (error) {
    if (error instanceof RangeError) return limits.maxWin;
    throw error;
  }
}
