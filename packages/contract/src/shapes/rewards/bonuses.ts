import Type from 'typebox';
import { longWhole, text } from '../inputs.ts';
import { page, pageQuery } from '../paging.ts';

/**
 * `worked` of `required` stakes are done. Money is in minor units, instants are ISO 8601. `source` is what it was given
 * for.
 */
const Bonus = Type.Object({
  id: Type.Integer(),
  source: Type.String(),
  amount: Type.Integer(),
  required: Type.Integer(),
  worked: Type.Integer(),
  state: Type.Enum(['active', 'released', 'forfeited', 'expired']),
  grantedAt: Type.String(),
  expiresAt: Type.String(),
  endedAt: Type.Union([Type.String(), Type.Null()]),
});

export const bonuses = {
  bonuses: {
    query: pageQuery({ state: Type.Optional(Type.Enum(['active', 'ended'])), language: Type.Optional(text(10)) }),
    value: Type.Object({
      ...page(Bonus).properties,
      /** Everything with wagering left. */
      held: Type.Object({ count: Type.Integer(), amount: Type.Integer() }),
      currency: Type.String(),
      /** The gateway's clock, to compare `expiresAt` with. */
      now: Type.String(),
      contributions: Type.Array(Type.Object({ gameType: Type.String(), title: Type.String(), share: Type.Integer() })),
    }),
  },
  forfeitBonus: {
    body: Type.Object({ id: longWhole(), idempotencyKey: text(64, 1) }, { additionalProperties: false }),
    value: Type.Object({ amount: Type.Integer() }),
  },
};
