import type { Currency } from '@livery/contract/money';
import { leastTimes, mostTimes, timesAt, worthOf } from '@livery/arcade/crash/crash-rules';
import type { CrashBody, CrashChoice } from '@livery/arcade/crash/crash-wire';
import type { StakeAnswer, StakeCall } from '@livery/arcade/live-table/table-wire';
import { AppError } from '#base/app-error.ts';
import { stakesFor } from '#modules/launch/stakes.rules.ts';
import type { House } from '../sitting.service.ts';
import { settleStake } from '../live-table/settle-round.service.ts';
import { onStake, placeStake, type Caller, type Placed } from '../live-table/stake.service.ts';
import { crashGame, readCrash, writeCrash } from './crash-game.rules.ts';

/** @throws AppError as {@link placeStake} */
export async function stakeOnCrash(house: House, body: CrashBody, caller: Caller): Promise<Placed<CrashChoice>> {
  const { stake, auto } = body;
  const asked = {
    body,
    stake,
    choice: writeCrash({ auto, times: null }),
    isInLimits: ({ model, currency }: { model: string; currency: string }) => stakesFor(model, currency as Currency).includes(stake),
    mostAtOnce: () => stake,
  };
  return (await placeStake(house, crashGame, asked, caller)) as Placed<CrashChoice>;
}

/**
 * Cashes out at the current multiplier, or where the stake was cashed out automatically before. A repeated call changes
 * nothing.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED before the curve moves, NO_LONGER_OPEN when it has fallen, NOT_LOGGED_IN, MAINTENANCE, IP_BLOCKED, RATE_LIMITED
 */
export async function leaveCrash(house: House, call: StakeCall, caller: Caller): Promise<StakeAnswer<CrashChoice>> {
  const { now } = caller;
  const answer = await onStake(house, crashGame, call, caller, async ({ trx, bets, stake, round }) => {
    const { phase, started_at: startedAt, outcome } = round;
    if (phase === 'over') throw new AppError('NO_LONGER_OPEN');
    if (startedAt === null || outcome === null) throw new AppError('STATE_CHANGED');
    const shown = timesAt(now.getTime() - startedAt.getTime());
    const { auto } = readCrash(stake.choice);
    const times = Math.min(shown, auto ?? mostTimes);
    if (times < leastTimes) throw new AppError('STATE_CHANGED');
    if (times > outcome) throw new AppError('NO_LONGER_OPEN');
    const win = worthOf(stake.stake, times);
    const choice = writeCrash({ auto, times });
    await settleStake(trx, bets, stake, round, { win, choice, now });
    return { ...stake, state: 'settled', win, choice };
  });
  return answer as StakeAnswer<CrashChoice>;
}
