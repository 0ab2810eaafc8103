import type { LedgerTransaction } from '#ledger/accounts.ts';
import { commitmentTo, drawFrom, newServerSeed } from '#base/committed-seed.ts';
import type { House } from '../sitting.service.ts';
import { changeRound, insertLiveRound, lockNewest, type LiveRound } from './live-round.repo.ts';
import { countStakes, listFirstSeeds } from './live-stake.repo.ts';
import type { Place, TableGame } from './table-game.rules.ts';

/** How many players' seeds are used: one player who is not the house is enough for a fair draw. */
const seedsJoined = 3;
/** Milliseconds without progress after which a table counts as abandoned. */
const latest = 5_000;

/** When a round's next step is due. Null when it is over. */
export function dueAt({ phase, closes_at, ends_at }: LiveRound): Date | null {
  if (phase === 'over') return null;
  return phase === 'betting' ? closes_at : ends_at;
}

/** Whether no gateway kept the table when the round should have ended. */
export function wasLeft({ over_at, ends_at }: LiveRound): boolean {
  return over_at !== null && ends_at !== null && isLate(ends_at, over_at);
}

function isLate(due: Date, now: Date): boolean {
  return now.getTime() - due.getTime() > latest;
}

/**
 * Takes a table's next step if it is due: opens its first round, closes bets and draws, or ends a round and prepares
 * the next, whose seed is committed to before its bets open. If several gateways race, one of them takes it. True if it
 * ended a round.
 */
export async function takeStep({ tenants }: Pick<House, 'tenants'>, place: Place, game: TableGame, now: Date): Promise<boolean> {
  return tenants.transaction(place.merchantId, async (trx) => {
    const round = await lockNewest(trx, place);
    if (round === null) {
      await prepare(trx, place, game, { number: 1, opensAt: now });
      return false;
    }
    const due = dueAt(round);
    if (due === null || due > now) return false;
    if (round.phase === 'running') {
      await changeRound(trx, round, { phase: 'over', over_at: now });
      await prepare(trx, place, game, { number: round.number + 1, opensAt: new Date(now.getTime() + game.pause) });
      return true;
    }
    const { all, bets } = await countStakes(trx, round.id);
    if (all === 0 && isLate(due, now)) await reopen(trx, round, game, now);
    else await start(trx, round, game, { hasBets: bets > 0, now });
    return false;
  });
}

async function prepare(
  trx: LedgerTransaction,
  place: Place,
  { kind, betting }: TableGame,
  { number, opensAt }: { number: number; opensAt: Date },
): Promise<void> {
  const closesAt = new Date(opensAt.getTime() + betting);
  await insertLiveRound(trx, { ...place, number, model: kind, serverSeed: newServerSeed(), opensAt, closesAt });
}

/** A round that waited for players keeps its committed seed. */
async function reopen(trx: LedgerTransaction, round: LiveRound, { betting }: TableGame, now: Date): Promise<void> {
  await changeRound(trx, round, { opens_at: now, closes_at: new Date(now.getTime() + betting) });
}

async function start(
  trx: LedgerTransaction,
  round: LiveRound,
  game: TableGame,
  { hasBets, now }: { hasBets: boolean; now: Date },
): Promise<void> {
  const clientSeed = (await listFirstSeeds(trx, round.id, seedsJoined)).join(',');
  const outcome = await game.draw(drawFrom(round.server_seed), clientSeed, round.number);
  const endsAt = new Date(now.getTime() + game.runsFor(outcome));
  const change = { phase: 'running', started_at: now, ends_at: endsAt, client_seed: clientSeed, outcome, has_bets: hasBets } as const;
  await changeRound(trx, round, change);
}

export function commitmentOf({ server_seed }: LiveRound): string {
  return commitmentTo(server_seed);
}
