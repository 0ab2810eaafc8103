import Type from 'typebox';
import { text } from '../inputs.ts';

/** The member's own code, with the numbers of visitors who followed it, opened an account and made a first deposit. */
export const referral = {
  referral: {
    value: Type.Object({
      code: Type.String(),
      funnel: Type.Object({ clicks: Type.Integer(), registrations: Type.Integer(), firstDeposits: Type.Integer() }),
    }),
  },
  /** `visitor` is the browser's own id, so that a returning visitor counts once. */
  followReferral: {
    body: Type.Object(
      { code: text(40, 1), visitor: Type.String({ pattern: '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' }) },
      { additionalProperties: false },
    ),
    value: Type.Object({}),
  },
};
