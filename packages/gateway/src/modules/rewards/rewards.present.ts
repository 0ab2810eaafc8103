import type { PrizePool, PrizeProof, Prize, Reward, PrizeTicket } from '@livery/contract/shapes';
import { rewardArtAddress } from '@livery/art/art-address';
import { commitmentTo } from '#base/committed-seed.ts';
import { inLanguage } from '#base/texts.ts';
import type { PoolRow, PrizeRow, TicketRow } from './prize-pools.repo.ts';
import type { RewardRow } from './rewards.repo.ts';

/** The pools of a merchant, by number. */
export type PoolKinds = ReadonlyMap<number, PrizeTicket['kind']>;

export function kindsOf(pools: readonly PoolRow[]): PoolKinds {
  return new Map(pools.map(({ id, kind }) => [id, kind]));
}

export function presentPrize(row: { kind: Prize['kind']; amount: number; ticket_pool: number | null }, kinds: PoolKinds): Prize {
  return { kind: row.kind, amount: row.amount, poolKind: row.ticket_pool === null ? null : (kinds.get(row.ticket_pool) ?? null) };
}

export function presentReward(row: RewardRow, kinds: PoolKinds, language: string, now: Date): Reward {
  return {
    id: row.id,
    origin: row.origin,
    title: inLanguage(row.titles, language),
    prize: presentPrize(row, kinds),
    state: row.claimed_at !== null ? 'claimed' : row.expires_at <= now ? 'expired' : 'waiting',
    isUnread: row.read_at === null,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    claimedAt: row.claimed_at?.toISOString() ?? null,
    proof: proofOf(row),
  };
}

/** Tickets of a raffle are not drawn one by one. */
function proofOf({ ticket_id, server_seed, client_seed, weights, picked }: RewardRow): PrizeProof | null {
  if (ticket_id === null || server_seed === null || client_seed === null || weights === null || picked === null) return null;
  return {
    ticketId: ticket_id,
    commitment: commitmentTo(server_seed),
    serverSeed: server_seed.toString('hex'),
    clientSeed: client_seed,
    weights,
    picked,
  };
}

export function presentTicket(row: TicketRow, kinds: PoolKinds): PrizeTicket[] {
  const kind = kinds.get(row.pool_id);
  if (kind === undefined) return [];
  return [
    {
      id: row.id,
      poolId: row.pool_id,
      kind,
      number: row.number,
      commitment: commitmentTo(row.server_seed),
      isUnread: row.read_at === null,
      expiresAt: row.expires_at.toISOString(),
    },
  ];
}

interface PoolParts {
  readonly prizes: readonly PrizeRow[];
  readonly slices: readonly { readonly amount: number; readonly ticket_id: number | null }[];
  readonly raffle: { readonly tickets: number; readonly winners: readonly Winner[] } | null;
  readonly authorisation: string | null;
}

interface Winner {
  readonly number: number;
  readonly kind: Prize['kind'];
  readonly amount: number;
  readonly ticket_pool: number | null;
  readonly isMine: boolean;
}

export function presentPool(
  pool: PoolRow,
  { prizes, slices, raffle, authorisation }: PoolParts,
  kinds: PoolKinds,
  language: string,
): PrizePool {
  return {
    id: pool.id,
    kind: pool.kind,
    title: inLanguage(pool.titles, language),
    imageUrl: rewardArtAddress(pool.kind),
    prizes: prizes.map((prize) => ({ id: prize.id, prize: presentPrize(prize, kinds), weight: prize.weight, stock: prize.stock })),
    pot: presentPot(pool, slices),
    raffle: presentRaffle(pool, raffle, kinds),
    authorisation,
  };
}

function presentPot({ pot_total: total, pot_slices: count }: PoolRow, slices: PoolParts['slices']): PrizePool['pot'] {
  if (total === null || count === null) return null;
  const left = slices.filter(({ ticket_id }) => ticket_id === null);
  // An untouched or empty pot is followed by a full one.
  if (left.length === 0) return { total, left: total, slices: count, slicesLeft: count, largest: total - count + 1 };
  const sum = (amounts: readonly { readonly amount: number }[]): number => amounts.reduce((whole, { amount }) => whole + amount, 0);
  return {
    total: sum(slices),
    left: sum(left),
    slices: slices.length,
    slicesLeft: left.length,
    largest: Math.max(...left.map(({ amount }) => amount)),
  };
}

function presentRaffle(pool: PoolRow, raffle: PoolParts['raffle'], kinds: PoolKinds): PrizePool['raffle'] {
  if (pool.closes_at === null || pool.server_seed === null || raffle === null) return null;
  return {
    closesAt: pool.closes_at.toISOString(),
    settledAt: pool.settled_at?.toISOString() ?? null,
    tickets: raffle.tickets,
    commitment: commitmentTo(pool.server_seed),
    serverSeed: pool.settled_at === null ? null : pool.server_seed.toString('hex'),
    winners: raffle.winners.map(({ number, isMine, ...prize }) => ({ number, isMine, prize: presentPrize(prize, kinds) })),
  };
}
