import { randomInt } from 'node:crypto';
import { prizeMessage, pickWeighted } from '@livery/contract/fair-pick';
import type { ValueOf } from '@livery/contract/shapes';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import { drawFrom } from '#base/committed-seed.ts';
import { allowancesOf } from '#tenancy/compliance.ts';
import type { Platform } from '#base/platform.ts';
import type { MemberCall } from '#http/route.ts';
import { findPool, hasTicket, lockPrizes, notePick, takePiece, takeTicket, type PoolRow, type TicketRow } from './prize-pools.repo.ts';
import { cutPot } from './envelope-slices.rules.ts';
import { insertPot, listSlices, lockEnvelopes, takeSlice } from './envelopes.repo.ts';
import { readReward } from './reward-centre.service.ts';
import type { StoredPrize } from './rewards.repo.ts';
import { payAtOnce } from './rewards.service.ts';
import { keyOf } from '#base/member-key.ts';

/**
 * Opens a wheel, an egg or an envelope with a ticket, and pays the prize, all in one transaction.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED for a used or expired ticket, NOT_AVAILABLE if the law forbids it or the
 * pool is closed, IDEMPOTENCY_CONFLICT
 */
export async function openPrize(call: MemberCall<'openPrize'>, { jobs }: Platform): Promise<ValueOf<'openPrize'>> {
  const { merchant, member, body, now, language } = call;
  if (!allowancesOf(merchant.profile).raffles) throw new AppError('NOT_AVAILABLE');
  const { ticketId, clientSeed } = body;
  const owner = keyOf(call);
  return call.once({ ticketId, clientSeed }, async (trx) => {
    const ticket = await takeTicket(trx, owner, { ticketId, clientSeed, now });
    if (ticket === null) throw new AppError((await hasTicket(trx, owner, ticketId)) ? 'STATE_CHANGED' : 'NOT_FOUND');
    const pool = await findPool(trx, merchant.id, ticket.pool_id);
    if (pool === null || !pool.enabled || pool.kind === 'raffle') throw new AppError('NOT_AVAILABLE');
    const { prize, prizeId, ...drawn } =
      pool.kind === 'envelope' ? await openEnvelope(trx, pool, ticket, now) : await fall(trx, pool, ticket);
    const reward = { ...owner, origin: pool.kind, titles: pool.titles, prize, unit: member.unit, now };
    const { rewardId, balance } = await payAtOnce(trx, jobs, reward, (id) => notePick(trx, ticket.id, { ...drawn, rewardId: id }));
    return { reward: await readReward(trx, owner, rewardId, { language, now }), prizeId, balance };
  });
}

interface Fallen {
  readonly prize: StoredPrize;
  /** Null for an envelope, because its amounts are not in a list of prizes. */
  readonly prizeId: number | null;
  readonly choices: readonly number[];
  readonly weights: readonly number[];
  readonly picked: number;
}

/** Prizes in stock take part by weight. */
async function fall(trx: Transaction<Database>, { merchant_id, id }: PoolRow, ticket: TicketRow): Promise<Fallen> {
  const prizes = await lockPrizes(trx, merchant_id, id);
  if (prizes.length === 0) throw new AppError('NOT_AVAILABLE');
  const weights = prizes.map(({ weight }) => weight);
  const picked = pick(ticket, weights);
  const prize = prizes[picked];
  if (prize === undefined) throw new Error(`Ticket ${ticket.id} fell beside the table`);
  await takePiece(trx, prize);
  return {
    prize: { kind: prize.kind, amount: prize.amount, ticketPool: prize.ticket_pool },
    prizeId: prize.id,
    choices: prizes.map((each) => each.id),
    weights,
    picked,
  };
}

/** One of the remaining slices, each equally likely. Once the last one is taken, the next opens a new pot. */
async function openEnvelope(trx: Transaction<Database>, pool: PoolRow, ticket: TicketRow, now: Date): Promise<Fallen> {
  const { merchant_id: merchantId, id: poolId, pot_total: total, pot_slices: count } = pool;
  if (total === null || count === null) throw new Error(`Pool ${poolId} has no pot`);
  await lockEnvelopes(trx, merchantId, poolId);
  const left = (await listSlices(trx, merchantId, poolId)).filter(({ ticket_id }) => ticket_id === null);
  const slices =
    left.length > 0 ? left : await insertPot(trx, { merchantId, poolId, amounts: cutPot(total, count, (bound) => randomInt(bound)), now });
  const weights = slices.map(() => 1);
  const picked = pick(ticket, weights);
  const slice = slices[picked];
  if (slice === undefined) throw new Error(`Ticket ${ticket.id} fell beside the pot`);
  await takeSlice(trx, slice, ticket.id);
  const prize: StoredPrize = { kind: 'cash', amount: slice.amount, ticketPool: null };
  return { prize, prizeId: null, choices: slices.map(({ place }) => place), weights, picked };
}

function pick({ id, server_seed, client_seed }: TicketRow, weights: readonly number[]): number {
  return pickWeighted(drawFrom(server_seed)(prizeMessage(id, client_seed ?? '')), weights);
}
