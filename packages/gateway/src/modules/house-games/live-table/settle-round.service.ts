import type { LedgerTransaction } from '#ledger/accounts.ts';
import { roundInterrupted } from '#modules/bets/void-reason.texts.ts';
import { lockOpenBets } from '#modules/bets/bets.repo.ts';
import { lockCash, type Bets, type LockedSettlement } from '#modules/bets/bets.service.ts';
import { keptBet } from '../kept-bet.rules.ts';
import { writeCourse } from '../round-course.rules.ts';
import type { House } from '../sitting.service.ts';
import { listUnsettled, noteSettled, type LiveRound } from './live-round.repo.ts';
import { lockOpenStakes, moveDemo, noteStakes, payDemos, undone, type LiveStake, type StakeEnd } from './live-stake.repo.ts';
import { wasLeft } from './play-round.service.ts';
import type { Place, TableGame } from './table-game.rules.ts';

const stakesAtOnce = 100;
const actor = 'job:live-table' as const;

/** Settles the open stakes on a table's finished rounds, a hundred a transaction. Racing gateways settle each stake once. */
export async function settleRounds(
  { tenants, bets }: Pick<House, 'tenants' | 'bets'>,
  place: Place,
  game: TableGame,
  now: Date,
): Promise<void> {
  const { merchantId } = place;
  for (const round of await listUnsettled(tenants.of(merchantId), place)) {
    let settled: number;
    do settled = await tenants.transaction(merchantId, (trx) => settleSome(trx, bets, round, game, now));
    while (settled === stakesAtOnce);
    await tenants.transaction(merchantId, (trx) => noteSettled(trx, round, now));
  }
}

async function settleSome(trx: LedgerTransaction, bets: Bets, round: LiveRound, game: TableGame, now: Date): Promise<number> {
  const stakes = await lockOpenStakes(trx, round.id, stakesAtOnce);
  if (stakes.length === 0) return 0;
  const open = await lockOpenBets(
    trx,
    stakes.flatMap(({ key, member_id }) => (member_id === null ? [] : [key])),
    round.opens_at,
  );
  const cashOf = await lockCash(trx, [...open.values()]);
  const settlements: LockedSettlement[] = [];
  const demos = new Map<number, number>();
  const ends: StakeEnd[] = [];
  for (const stake of stakes) {
    const isReturned = wasLeft(round) && game.isByHand(stake.choice);
    const { win, choice } = game.settle(stake.stake, stake.choice, round.outcome ?? 0);
    const bet = open.get(stake.key);
    if (stake.member_id === null) demos.set(stake.sitting_id, (demos.get(stake.sitting_id) ?? 0) + (isReturned ? stake.stake : win));
    else if (bet !== undefined && isReturned) await bets.undo(trx, bet, { actor, reason: roundInterrupted, now });
    else if (bet !== undefined) {
      const course = writeCourse({ ...keptBet(bet), clientSeed: round.client_seed ?? '', data: choice });
      settlements.push({ bet, payout: win, validStake: stake.stake, actor, now, course, cashId: cashOf(bet) });
    }
    // The house undid a member's stake without a bet in the meantime.
    const isUndone = isReturned || (stake.member_id !== null && bet === undefined);
    ends.push({ stake, ...(isUndone ? undone : { win, choice }) });
  }
  await bets.settleMany(trx, settlements);
  if (demos.size > 0) await payDemos(trx, demos);
  await noteStakes(trx, ends);
  return stakes.length;
}

/** Settles one stake that its player cashes out before the round is over. */
export async function settleStake(
  trx: LedgerTransaction,
  bets: Bets,
  stake: LiveStake,
  { opens_at: opensAt }: LiveRound,
  { win, choice, now }: { readonly win: number; readonly choice: Buffer; readonly now: Date },
): Promise<void> {
  if (stake.member_id === null) {
    await moveDemo(trx, stake.sitting_id, win);
    return noteStakes(trx, [{ stake, win, choice }]);
  }
  const bet = (await lockOpenBets(trx, [stake.key], opensAt)).get(stake.key);
  if (bet === undefined) return noteStakes(trx, [{ stake, ...undone }]);
  const course = writeCourse({ ...keptBet(bet), data: choice });
  await bets.settle(trx, bet, { payout: win, validStake: stake.stake, actor: `member:${stake.member_id}`, now, course });
  await noteStakes(trx, [{ stake, win, choice }]);
}
