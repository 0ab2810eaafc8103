import Type from 'typebox';
import { text } from '../inputs.ts';

/**
 * The terms in force, what is new in them as plain text, and whether the member agreed to them. All are null for a
 * merchant without terms.
 */
const TermsConsent = Type.Object({
  version: Type.Union([Type.String(), Type.Null()]),
  validFrom: Type.Union([Type.String(), Type.Null()]),
  changes: Type.Union([Type.String(), Type.Null()]),
  isAgreed: Type.Boolean(),
});

/**
 * Stakes and wins of this session. Money is in minor units, times in milliseconds since the epoch by the gateway's
 * clock.
 */
const SessionPlay = Type.Object({
  serverTime: Type.Integer(),
  since: Type.Integer(),
  stake: Type.Integer(),
  payout: Type.Integer(),
  net: Type.Integer(),
  currency: Type.String(),
});

export const safety = {
  termsConsent: { query: Type.Object({ language: text(8) }), value: TermsConsent },
  agreeToTerms: {
    body: Type.Object({ version: text(20, 1), language: text(8) }, { additionalProperties: false }),
    value: TermsConsent,
  },
  sessionPlay: { value: SessionPlay },
};
