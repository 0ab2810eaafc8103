import Type, { type TSchema } from 'typebox';
import {
  agreementActions,
  agreementKinds,
  agreementStates,
  proposalKinds,
  proposalStates,
  settlementPeriods,
} from '../../commission/agreements.ts';
import { carries, mostTiers } from '../../commission/terms.ts';
import { longWhole, text, whole } from '../inputs.ts';
import { page, pageQuery } from '../paging.ts';

const closed = { additionalProperties: false };
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

/** Terms as sent, with their bounds, or as answered. */
function termsOf<Amount extends TSchema, Rate extends TSchema, Count extends TSchema>(
  { amount, rate, count }: { readonly amount: Amount; readonly rate: Rate; readonly count: Count },
  options: { readonly additionalProperties?: boolean },
  tiers: { readonly minItems?: number; readonly maxItems?: number },
) {
  const Rules = Type.Object(
    {
      carry: Type.Enum([...carries]),
      isMadeUp: Type.Boolean(),
      tierBase: Type.Enum(['gross', 'net']),
      split: Type.Enum(['differential', 'shareOfParent']),
      payer: Type.Enum(['house', 'upline']),
      isGuaranteed: Type.Boolean(),
      lateVoids: Type.Enum(['rerate', 'base']),
      turnover: Type.Enum(['total', 'dailyAverage']),
      wholeUnits: amount,
      feeShare: rate,
      quarantine: orNull(Type.Object({ member: amount, team: amount }, options)),
    },
    options,
  );
  const Tier = Type.Object(
    { periodicMinimumBet: amount, profitLoss: amount, minimumActiveMembers: count, rate, lostRate: orNull(rate) },
    options,
  );
  const scaled = { minimumBet: amount, tiers: Type.Array(Tier, tiers), rules: Rules };
  return Type.Union([
    Type.Object({ kind: Type.Literal('dividend'), period: Type.Enum([...settlementPeriods]), ...scaled }, options),
    Type.Object({ kind: Type.Enum(['daily', 'hourly']), ...scaled }, options),
    Type.Object({ kind: Type.Literal('realTime'), singleBet: amount, profitRate: rate, lossRate: rate, rules: Rules }, options),
  ]);
}

/**
 * See `commission/terms.ts` for the meaning of each field, and `termsFaults` in `commission/fit.ts` for further checks.
 */
const AskedTerms = termsOf(
  {
    amount: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }),
    rate: whole({ maximum: 1_000_000 }),
    count: whole({ maximum: 1_000_000 }),
  },
  closed,
  { minItems: 1, maxItems: mostTiers },
);
const Terms = termsOf({ amount: Type.Integer(), rate: Type.Integer(), count: Type.Integer() }, {}, {});
const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

const Side = Type.Enum(['upline', 'downline']);
const Kind = Type.Enum([...agreementKinds]);

/** A side of an agreement. Accounts of agents are not masked. */
const Party = Type.Object({ id: Type.Integer(), account: Type.String() });

/** Terms as one side proposed them. `hash` is the SHA-256 of their canonical JSON; null terms propose an end. */
const Proposal = Type.Object({
  kind: Type.Enum([...proposalKinds]),
  by: Side,
  at: Type.String(),
  /** Nobody can accept it after this time. */
  expiresAt: Type.String(),
  /** When it takes effect if it is accepted now: the start of a window for terms, the end of one for an end. */
  effectiveAt: Type.String(),
  terms: orNull(Terms),
  hash: orNull(Type.String()),
  reason: Type.String(),
});

const agreement = {
  id: Type.Integer(),
  kind: Kind,
  /** Null for the house. */
  upline: orNull(Party),
  downline: Party,
  /** The caller's side. */
  side: Side,
  state: Type.Enum([...agreementStates]),
  /** The terms in force, with the number of their version. Null before the first are accepted. */
  version: orNull(Type.Integer()),
  terms: orNull(Terms),
  hash: orNull(Type.String()),
  startsAt: orNull(Type.String()),
  endsAt: orNull(Type.String()),
  proposal: orNull(Proposal),
  actions: Type.Array(Type.Enum([...agreementActions])),
};
const Agreement = Type.Object(agreement);

const Version = Type.Object({
  number: Type.Integer(),
  terms: Terms,
  hash: Type.String(),
  from: Type.String(),
  until: orNull(Type.String()),
});

/** Events, newest first. A proposal appears once, with its outcome. */
const Event = Type.Object({
  at: Type.String(),
  by: Type.Enum(['upline', 'downline', 'system']),
  action: Type.Enum([...agreementActions, 'expire', 'end']),
  kind: orNull(Type.Enum([...proposalKinds])),
  outcome: orNull(Type.Enum([...proposalStates])),
  reason: Type.String(),
});

/**
 * `request` names the `member` below that gets the offer. Without one, the caller asks its own upline or the house.
 * Every other action names the `agreement`. `accept` sends the `hash` that its side has read (null for an end), so that
 * nobody accepts other terms.
 */
const act = {
  body: Type.Object(
    {
      idempotencyKey: text(64, 1),
      action: Type.Enum([...agreementActions]),
      agreement: Type.Optional(longWhole()),
      member: Type.Optional(longWhole()),
      terms: Type.Optional(AskedTerms),
      hash: Type.Optional(sha256),
      reason: Type.Optional(text(280)),
    },
    closed,
  ),
  value: Agreement,
};

/** The amounts that both sides of a window would have received. */
const TrialWindow = Type.Object({
  from: Type.String(),
  to: Type.String(),
  /** Whether the window has ended. If not, the figures are those so far. */
  isComplete: Type.Boolean(),
  validStake: Type.Integer(),
  /** The team's loss: the stake minus the payout. */
  loss: Type.Integer(),
  activeMembers: Type.Integer(),
  /** Of the tiers, from 0. Null if none is reached. */
  tier: orNull(Type.Integer()),
  /** What the downline would get, and what its upline would keep of its own agreement. */
  downline: Type.Integer(),
  upline: Type.Integer(),
});

/** Agents' contracts. The four given calls act, the others read. */
export const agreements = {
  dividendContract: act,
  dailySalaryContract: act,
  hourlySalaryContract: act,
  realTimeSalaryContract: act,
  /** `own` are those with the upline or the house, `team` those with direct downlines. Open proposals come first. */
  agreements: {
    query: pageQuery({
      of: Type.Enum(['own', 'team']),
      kind: Type.Optional(Kind),
      state: Type.Optional(Type.Enum(['open', 'active', 'ended'])),
      member: Type.Optional(longWhole()),
    }),
    value: Type.Object({ ...page(Agreement).properties, now: Type.String() }),
  },
  agreement: {
    query: Type.Object({ agreement: longWhole() }),
    value: Type.Object({ ...agreement, versions: Type.Array(Version), events: Type.Array(Event), now: Type.String() }),
  },
  /** The bounds of an offer. `ceiling` has the caller's own terms of the kind, null if the house is asked. */
  agreementTerms: {
    query: Type.Object({ kind: Kind, member: Type.Optional(longWhole()) }),
    value: Type.Object({
      kind: Kind,
      currency: Type.String(),
      member: orNull(Party),
      ceiling: orNull(Terms),
      /** The highest rate that the member has promised to its own downlines. */
      floor: Type.Integer(),
      /** The initial values of an empty form. */
      suggestion: Terms,
      noticeDays: Type.Integer(),
      expiryDays: Type.Integer(),
    }),
  },
  /** The amounts that these terms would have paid the member over its last three windows. */
  tryAgreement: {
    body: Type.Object({ member: Type.Optional(longWhole()), terms: AskedTerms }, closed),
    value: Type.Object({ windows: Type.Array(TrialWindow), worstCase: Type.Integer() }),
  },
};
