import Type from 'typebox';
import { text } from '../inputs.ts';

/**
 * Money is in minor units. `staked` is what was staked on the type since the last claim, `rate` is in parts per
 * million.
 */
export const rebate = {
  rebate: {
    query: Type.Object({ language: Type.Optional(text(10)) }),
    value: Type.Object({
      total: Type.Integer(),
      currency: Type.String(),
      lines: Type.Array(
        Type.Object({
          gameType: Type.String(),
          title: Type.String(),
          rate: Type.Integer(),
          staked: Type.Integer(),
          accrued: Type.Integer(),
        }),
      ),
      lastClaim: Type.Union([Type.Object({ amount: Type.Integer(), claimedAt: Type.String() }), Type.Null()]),
    }),
  },
  claimRebate: {
    body: Type.Object({ idempotencyKey: text(64, 1) }, { additionalProperties: false }),
    value: Type.Object({ amount: Type.Integer() }),
  },
};
