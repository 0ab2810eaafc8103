import type { Kind } from '@livery/lottery/model/kind';
import { oddsAtGroup, shareOfPrizeGroup } from '@livery/lottery/model/odds';
import type { Board } from '../lottery-desk.api.ts';

/** A board with the odds of the chosen group. */
export interface PlayedBoard extends Board {
  playedGroup: number;
}

/** The member's group: the highest unless another was chosen, and never one that the board no longer allows. */
export function groupAt({ prizeGroup, ownGroup }: Pick<Board, 'prizeGroup' | 'ownGroup'>, chosen: number | null): number {
  return chosen === null ? ownGroup : Math.min(ownGroup, Math.max(prizeGroup, chosen));
}

/** Without a rate, the gateway's odds stay. */
export function boardAt(board: Board, kind: Kind | null, playedGroup: number): PlayedBoard {
  if (kind === null || board.ownGroup === board.prizeGroup) return { ...board, playedGroup };
  const odds = oddsAtGroup(kind, playedGroup, board.flags) as Board['odds'];
  return { ...board, odds, playedGroup };
}

/** The rebate for playing below the member's own group, in parts per 10,000. */
export function rebateShare({ ownGroup, playedGroup }: Pick<PlayedBoard, 'ownGroup' | 'playedGroup'>): number {
  return shareOfPrizeGroup(ownGroup - playedGroup);
}
