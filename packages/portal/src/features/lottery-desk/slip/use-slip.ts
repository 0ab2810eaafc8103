import { useEffect } from 'react';
import { slipLimits } from '@livery/contract/lotteries';
import { useRead } from '#shared/reads/use-read.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import type { PlayedBoard } from '../choosing/group.rules.ts';
import { issuesRead } from '../lottery-desk.reads.ts';
import { issueSeen, placeSubmitted, selectDesk, selectSlip } from '../lottery-desk.slice.ts';
import { planned } from './plan.rules.ts';
import { changedBets } from './slip.rules.ts';
import { useTarget } from '../use-target.ts';

/** The slip with its cost in the planned draws, and the button to place it. */
export function useSlip(board: PlayedBoard) {
  const dispatch = useAppDispatch();
  const slip = useAppSelector(selectSlip);
  const plan = useAppSelector((state) => selectDesk(state).plan);
  const { issue } = useTarget(board);
  const ahead = useRead(issuesRead, plan.draws > 1 ? { game: board.nodeId, count: slipLimits.issues } : null);
  const later =
    ahead.value?.issues.filter((each) => issue !== null && each.number !== issue.number && each.closesAt > issue.closesAt) ?? [];
  const issues = issue === null ? [] : [issue, ...later];
  const cost = planned(plan, issues, slip.bets, board.limits);
  const number = issue?.number;
  useEffect(() => {
    if (number !== undefined) dispatch(issueSeen(number));
  }, [number, dispatch]);
  return {
    slip,
    plan,
    issue,
    cost,
    isPlanned: plan.draws === 1 || ahead.value !== undefined,
    changed: changedBets(slip.bets, board.odds),
    place() {
      const { stopsOnWin, stopsOnLoss } = plan;
      const isChase = cost.draws.length > 1 && (stopsOnWin || stopsOnLoss !== null);
      dispatch(
        placeSubmitted({
          game: board.nodeId,
          bets: slip.bets.map(({ play, slots, stake, odds }) => ({ play, slots: [...slots], stake, odds: [...odds] })),
          issues: cost.draws.map(({ number: draw, times }) => ({ number: draw, times })),
          ...(board.ownGroup > board.prizeGroup ? { prizeGroup: board.playedGroup } : {}),
          ...(isChase ? { stopOn: { win: stopsOnWin, ...(stopsOnLoss === null ? {} : { loss: stopsOnLoss }) } } : {}),
        }),
      );
    },
  };
}

export type SlipView = ReturnType<typeof useSlip>;
