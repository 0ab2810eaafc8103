import Type from 'typebox';
import { text, whole } from '../inputs.ts';

/** Money is in minor units. `staked` is the member's total stake ever, to compare with `stakeFrom` of a level. */
export const vip = {
  vip: {
    query: Type.Object({ language: Type.Optional(text(10)) }),
    value: Type.Object({
      level: Type.Integer(),
      staked: Type.Integer(),
      currency: Type.String(),
      levels: Type.Array(
        Type.Object({
          level: Type.Integer(),
          title: Type.String(),
          stakeFrom: Type.Integer(),
          reward: Type.Integer(),
          state: Type.Enum(['locked', 'reached', 'claimable', 'claimed']),
        }),
      ),
    }),
  },
  claimVipReward: {
    body: Type.Object({ level: whole({ minimum: 1, maximum: 1_000 }), idempotencyKey: text(64, 1) }, { additionalProperties: false }),
    value: Type.Object({ amount: Type.Integer() }),
  },
};
