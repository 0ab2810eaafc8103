import Type from 'typebox';
import { text, whole } from '../shapes/inputs.ts';
import { account, closed } from './parts.ts';

/** Keeps the wagering requirement within safe numbers. */
const largestBonus = 1e12;

export const bonuses = {
  /** `amount` in minor units, to be wagered `rollover` times within `days`. */
  grantBonus: {
    body: Type.Object(
      {
        account,
        amount: Type.Integer({ minimum: 1, maximum: largestBonus }),
        rollover: whole({ minimum: 1, maximum: 100 }),
        days: whole({ minimum: 1, maximum: 365 }),
        reason: text(140, 1),
        idempotencyKey: text(64, 1),
      },
      closed,
    ),
    value: Type.Object({ bonusId: Type.Integer() }),
  },
};
