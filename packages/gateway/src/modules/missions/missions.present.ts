import type { ValueOf } from '@livery/contract/shapes';
import { inLanguage } from '#base/texts.ts';
import { gameTypeTitle } from '../catalogue/game-type-title.texts.ts';
import type { Calendar, DayOfPlay } from '../bets/rollup.repo.ts';
import type { MissionRow } from './missions.repo.ts';
import { periodOf, progressOf } from './missions.rules.ts';

type Mission = ValueOf<'missionSummary'>['missions'][number];

interface Seen {
  readonly played: readonly DayOfPlay[];
  readonly calendar: Calendar;
  readonly isClaimed: (code: string, start: string) => boolean;
  readonly language: string;
}

export function presentMission(row: MissionRow, { played, calendar, isClaimed, language }: Seen): Mission {
  const { start, endsAt } = periodOf(row, calendar);
  const progress = progressOf(row, played, calendar);
  const state = isClaimed(row.code, start) ? 'claimed' : progress >= row.target ? 'claimable' : 'open';
  return {
    id: row.code,
    title: inLanguage(row.titles, language),
    period: row.period,
    periodStart: start,
    endsAt: endsAt.toISOString(),
    goal: row.goal,
    gameType: row.game_type,
    gameTypeTitle: row.game_type === null ? null : gameTypeTitle(row.game_type, language),
    target: row.target,
    progress: Math.min(progress, row.target),
    reward: row.reward,
    rewardTo: row.reward_to,
    rollover: row.rollover,
    state,
  };
}
