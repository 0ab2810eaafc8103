import type { LastRound, SeenStake, SeenStakes, TableRound, TableState } from '@livery/arcade/live-table/table-wire';
import type { GatewayDatabase } from '#database/schema.ts';
import { maskAccount } from '#modules/profile/mask.rules.ts';
import { listNewest, type LiveRound } from './live-round.repo.ts';
import { listSeen, sumSeen, type SeenRow } from './live-stake.repo.ts';
import { commitmentOf } from './play-round.service.ts';
import type { Place, TableGame } from './table-game.rules.ts';

const pastShown = 20;
const stakesRead = 200;
const stakesShown = 40;

/** A stored table. */
export interface TableView {
  readonly round: LiveRound;
  /** Finished rounds, newest first. */
  readonly past: readonly LiveRound[];
}

/** Null for a table that has never been opened. */
export async function readTable(db: GatewayDatabase, place: Place): Promise<TableView | null> {
  const [newest, ...past] = await listNewest(db, place, pastShown + 1);
  return newest === undefined ? null : { round: newest, past };
}

/** Changes whenever the public state of the rounds does. */
export function markOf({ round, past: [last] }: TableView): string {
  return [round.id, round.phase, round.opens_at.getTime(), last?.settled_at?.getTime()].join(' ');
}

export function presentTable(view: TableView, stakes: SeenStakes, now: Date): TableState {
  const { round, past } = view;
  const [last] = past;
  return {
    now: now.getTime(),
    round: presentRound(round),
    last: last === undefined ? null : presentLast(last),
    past: past.map(({ number, outcome }) => ({ number, outcome: outcome ?? 0 })),
    stakes,
  };
}

function presentRound(round: LiveRound): TableRound {
  return {
    number: round.number,
    phase: round.phase === 'betting' ? 'betting' : 'running',
    commitment: commitmentOf(round),
    opensAt: round.opens_at.getTime(),
    closesAt: round.closes_at.getTime(),
    startedAt: round.started_at?.getTime() ?? null,
  };
}

function presentLast(round: LiveRound): LastRound {
  return {
    number: round.number,
    outcome: round.outcome ?? 0,
    commitment: commitmentOf(round),
    serverSeed: round.server_seed.toString('hex'),
    clientSeed: round.client_seed ?? '',
    overAt: round.over_at?.getTime() ?? 0,
  };
}

/** The stakes on the current round; before its bets open, the results of the last one. */
export async function readStakes(
  db: GatewayDatabase,
  { round: newest, past: [last] }: TableView,
  { game, currency, now }: { readonly game: TableGame; readonly currency: string; readonly now: Date },
): Promise<SeenStakes> {
  const round = newest.opens_at > now && last !== undefined ? last : newest;
  const [rows, sums] = await Promise.all([listSeen(db, round.id, currency, stakesRead), sumSeen(db, round.id, currency)]);
  const elapsed = round.phase === 'running' && round.started_at !== null ? now.getTime() - round.started_at.getTime() : null;
  const byPlayer = Map.groupBy(rows, ({ member_id }) => member_id);
  const largest = [...byPlayer.values()]
    .map((own) => presentStakes(own, game, elapsed))
    .toSorted((one, other) => other.stake - one.stake)
    .slice(0, stakesShown);
  return { round: round.number, ...sums, largest };
}

/** One player's stakes on a round, summed. */
function presentStakes(rows: readonly SeenRow[], game: TableGame, elapsed: number | null): SeenStake {
  const [first] = rows;
  const stake = rows.reduce((sum, row) => sum + row.stake, 0);
  let won: number | null = 0;
  for (const { state, win, stake: own, choice } of rows) {
    const paid = elapsed === null ? null : game.paidAt(choice, elapsed);
    const back = state === 'settled' ? (win ?? 0) * 100 : paid === null ? null : own * paid;
    won = won === null || back === null ? null : won + back;
  }
  return { id: first?.id ?? 0, player: maskAccount(first?.username ?? ''), stake, times: won === null ? null : Math.floor(won / stake) };
}
