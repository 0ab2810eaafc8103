import { useEffect, useState } from 'react';
import { shallowEqual } from 'react-redux';
import { selectSubmission } from '#shared/money/money.slice.ts';
import type { WaitingReward } from '#shared/ports/waiting.ts';
import { useAppDispatch, useAppSelector } from '#shared/store/app-hooks.ts';
import { selectIsTakingAll, selectTaken } from '../rewards.state.ts';
import { withNew } from './visit.rules.ts';
import { takingWanted, visitBegun } from './waiting.slice.ts';

export interface Claim {
  reward: WaitingReward;
  /** `taken` ones were claimed in this visit. They stay in place until the next visit. */
  stage: 'waiting' | 'sending' | 'taken';
}

export interface Claims {
  listed: readonly Claim[];
  take: (reward: WaitingReward) => void;
  takeAll: () => void;
  isTakingAll: boolean;
}

/** All pending items with their outcome, in the order in which this visit first saw them. */
export function useClaims(waiting: readonly WaitingReward[]): Claims {
  const dispatch = useAppDispatch();
  useEffect(() => void dispatch(visitBegun()), [dispatch]);
  const [seen, setSeen] = useState<readonly WaitingReward[]>([]);
  const all = withNew(seen, waiting, ({ id }) => id);
  if (all !== seen) setSeen(all);
  const taken = useAppSelector(selectTaken);
  const statuses = useAppSelector(
    (state) => all.map(({ place }) => selectSubmission(place.name, place.target)(state).status),
    shallowEqual,
  );
  const listed = all.flatMap((before, index): Claim[] => {
    if (taken.includes(before.id)) return [{ reward: before, stage: 'taken' }];
    if (statuses[index] === 'sending') return [{ reward: before, stage: 'sending' }];
    // Rewards that were claimed elsewhere or have ended are no longer pending.
    const now = waiting.find(({ id }) => id === before.id);
    return now === undefined ? [] : [{ reward: now, stage: 'waiting' }];
  });
  return {
    listed,
    take: (reward) => void dispatch(takingWanted([reward])),
    takeAll: () => void dispatch(takingWanted(listed.filter(({ stage }) => stage === 'waiting').map(({ reward }) => reward))),
    isTakingAll: useAppSelector(selectIsTakingAll),
  };
}
