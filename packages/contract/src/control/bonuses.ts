import Type, { type Static } from 'typebox';
import { text, whole } from '../shapes/inputs.ts';

/** No tests' money is worth more, and what is to be staked stays safe to add. */
const largestBonus = 1e12;

/** `amount` in minor units; it is to be staked `rollover` times within `days`. */
export const BonusGrantOrder = Type.Object(
  {
    account: text(64, 1),
    amount: Type.Integer({ minimum: 1, maximum: largestBonus }),
    rollover: whole({ minimum: 1, maximum: 100 }),
    days: whole({ minimum: 1, maximum: 365 }),
    reason: text(140, 1),
    idempotencyKey: text(64, 1),
  },
  { additionalProperties: false },
);
export type BonusGrantOrder = Static<typeof BonusGrantOrder>;
