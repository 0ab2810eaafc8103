import Type from 'typebox';
import { text, whole } from '../shapes/inputs.ts';
import { page, pageQuery } from '../shapes/paging.ts';
import { Prize, Reward } from '../shapes/rewards/rewards.ts';
import { account, closed, instant, orNull, rowId } from './parts.ts';

/** Minor units, or tickets. */
const largestReward = 100_000_000;
const mostTickets = 100;

/** A reward that waits for its member. */
const DeskReward = Type.Object({
  id: Type.Integer(),
  account: Type.String(),
  title: Type.String(),
  origin: Reward.properties.origin,
  kind: Prize.properties.kind,
  /** Minor units of `unit`, or tickets. */
  amount: Type.Integer(),
  unit: Type.String(),
  /** The pool that the tickets are for. */
  pool: orNull(Type.String()),
  isSeen: Type.Boolean(),
  createdAt: instant,
  expiresAt: instant,
});

/** Money in minor units, or tickets of a pool. */
const GivenPrize = Type.Union([
  Type.Object({ kind: Type.Enum(['cash', 'bonus']), amount: whole({ minimum: 1, maximum: largestReward }) }, closed),
  Type.Object({ kind: Type.Literal('tickets'), amount: whole({ minimum: 1, maximum: mostTickets }), poolId: rowId }, closed),
]);

export const rewards = {
  /** `search` is a part of the account's name. */
  rewards: { query: pageQuery({ search: Type.Optional(text(64, 1)) }), value: page(DeskReward) },
  /** The member finds it in the reward centre under `title`. */
  giveReward: {
    body: Type.Object({ account, title: text(60, 1), prize: GivenPrize, idempotencyKey: text(64, 1) }, closed),
    value: Type.Object({ rewardId: Type.Integer() }),
  },
  settleRaffle: { body: Type.Object({ id: rowId }, closed), value: Type.Object({ winners: Type.Integer() }) },
};
