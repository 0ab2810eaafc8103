import Type from 'typebox';
import { longWhole, text } from '../inputs.ts';
import { page, pageQuery } from '../paging.ts';

const id = Type.Integer();
const instant = Type.String();
const orNull = <Schema extends Type.TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** The member opens `wheel`, `egg` and `envelope`. A `raffle` is settled for all tickets at its time. */
export const PrizePoolKind = Type.Enum(['wheel', 'egg', 'envelope', 'raffle']);

/** `amount` is minor units, or the number of tickets for the pool `poolKind`. */
export const Prize = Type.Object({
  kind: Type.Enum(['cash', 'bonus', 'tickets']),
  amount: Type.Integer(),
  poolKind: orNull(PrizePoolKind),
});

/** Everything that proves how a prize was picked: commitment, seeds, weights and the picked number. */
const Proof = Type.Object({
  ticketId: id,
  /** SHA-256 of the seed in hexadecimal, published with the ticket. */
  commitment: Type.String(),
  serverSeed: Type.String(),
  clientSeed: Type.String(),
  weights: Type.Array(Type.Integer()),
  picked: Type.Integer(),
});

/** Times are ISO 8601. A reward that waits past `expiresAt` is lost. */
export const Reward = Type.Object({
  id,
  origin: Type.Enum(['promotion', 'desk', 'wheel', 'egg', 'envelope', 'raffle']),
  title: Type.String(),
  prize: Prize,
  state: Type.Enum(['waiting', 'claimed', 'expired']),
  isUnread: Type.Boolean(),
  createdAt: instant,
  expiresAt: instant,
  claimedAt: orNull(instant),
  proof: orNull(Proof),
});

const PrizeTicket = Type.Object({
  id,
  poolId: id,
  kind: PrizePoolKind,
  /** Counted within the pool. */
  number: Type.Integer(),
  commitment: Type.String(),
  isUnread: Type.Boolean(),
  expiresAt: instant,
});

/** The chance is `weight` divided by the sum of all weights. `stock` is null if it is unlimited. */
const PoolPrize = Type.Object({ id, prize: Prize, weight: Type.Integer(), stock: orNull(Type.Integer()) });

/** A pot of red envelopes, in minor units. */
const Pot = Type.Object({
  total: Type.Integer(),
  left: Type.Integer(),
  slices: Type.Integer(),
  slicesLeft: Type.Integer(),
  largest: Type.Integer(),
});

const Raffle = Type.Object({
  closesAt: instant,
  settledAt: orNull(instant),
  tickets: Type.Integer(),
  commitment: Type.String(),
  /** Once it is settled. */
  serverSeed: orNull(Type.String()),
  winners: Type.Array(Type.Object({ number: Type.Integer(), prize: Prize, isMine: Type.Boolean() })),
});

const PrizePool = Type.Object({
  id,
  kind: PrizePoolKind,
  title: Type.String(),
  imageUrl: Type.String(),
  prizes: Type.Array(PoolPrize),
  pot: orNull(Pot),
  raffle: orNull(Raffle),
  /** The merchant's authorisation for promotions, where its jurisdiction requires one. */
  authorisation: orNull(Type.String()),
});

const RewardCentre = Type.Object({ waiting: Type.Array(Reward), tickets: Type.Array(PrizeTicket), pools: Type.Array(PrizePool) });

const closed = { additionalProperties: false };
const key = { idempotencyKey: text(64, 1) };
const balance = Type.Integer();

export const rewards = {
  rewards: { value: RewardCentre },
  readRewards: { value: Type.Object({}) },
  rewardHistory: { query: pageQuery({}), value: page(Reward) },
  /** `balance` is cash after it, in minor units. */
  claimRaffle: {
    body: Type.Object({ rewardId: longWhole(), ...key }, closed),
    value: Type.Object({ reward: Reward, balance }),
  },
  openPrize: {
    body: Type.Object({ ticketId: longWhole(), clientSeed: Type.String({ pattern: '^[A-Za-z0-9-]{1,64}$' }), ...key }, closed),
    value: Type.Object({ reward: Reward, prizeId: orNull(id), balance }),
  },
};
