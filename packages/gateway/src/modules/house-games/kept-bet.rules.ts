import type { Bet } from '#modules/bets/bets.repo.ts';
import { readCourse, type RoundCourse } from './round-course.rules.ts';

/** A bet on a house game, with its course parsed. */
export type KeptBet = Bet & RoundCourse;

export function keptBet(bet: Bet): KeptBet {
  if (bet.course === null) throw new Error(`Bet ${bet.id} has no course`);
  return { ...bet, ...readCourse(bet.course) };
}
