import Type, { type TSchema } from 'typebox';
import { agreementKinds } from '../../commission/agreements.ts';
import { operators, stepUnits, type StepName } from '../../commission/settlement/explanation/explain.ts';
import { lineStates, settlementActions } from '../../commission/settlement/states.ts';
import { day, language, longWhole, text } from '../inputs.ts';
import { page, pageQuery } from '../paging.ts';

const closed = { additionalProperties: false };
const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);

const Kind = Type.Enum([...agreementKinds]);
const Party = Type.Object({ id: Type.Integer(), account: Type.String() });

/**
 * The amount of an agreement in its running window so far, and the gap to the next tier. All amounts are in minor
 * units. `income` is what the agent keeps, `due` what its payer would owe if the window ended now. A real-time salary
 * has no tiers.
 */
const Estimate = Type.Object({
  agreement: Type.Integer(),
  kind: Kind,
  from: Type.String(),
  to: Type.String(),
  today: Type.Integer(),
  income: Type.Integer(),
  gross: Type.Integer(),
  due: Type.Integer(),
  turnover: Type.Integer(),
  loss: Type.Integer(),
  /** Null if no tier requires any. */
  activeMembers: orNull(Type.Integer()),
  tiers: Type.Integer(),
  /** Counted from 0. Null below the first. */
  tier: orNull(Type.Integer()),
  next: orNull(Type.Object({ tier: Type.Integer(), turnover: Type.Integer(), loss: Type.Integer(), activeMembers: Type.Integer() })),
});

const line = {
  id: Type.Integer(),
  agreement: Type.Integer(),
  kind: Kind,
  downline: Party,
  /** The payer. Null for the house. */
  payer: orNull(Party),
  from: Type.String(),
  to: Type.String(),
  state: Type.Enum([...lineStates]),
  tier: orNull(Type.Integer()),
  base: Type.Integer(),
  gross: Type.Integer(),
  net: Type.Integer(),
  due: Type.Integer(),
  /** The amount received, from the payer or from the house in its place. */
  received: Type.Integer(),
  isDisputed: Type.Boolean(),
};
const Line = Type.Object(line);

/**
 * Each step once, after its sources. `of` has their indexes in the list
 * (`commission/settlement/explanation/step-list.ts`).
 */
const Step = Type.Object({
  name: Type.Enum(Object.keys(stepUnits) as StepName[]),
  unit: Type.Enum(['amount', 'rate', 'count', 'millionths']),
  value: Type.Integer(),
  by: orNull(Type.Enum([...operators])),
  id: orNull(Type.Integer()),
  of: Type.Array(Type.Integer()),
});

/** The explanation of a line: every step, and the indexes of the explained figures. */
export const Explanation = Type.Object({ roots: Type.Array(Type.Integer()), steps: Type.Array(Step) });

export const commissionEvent = {
  at: Type.String(),
  by: Type.Enum(['downline', 'upline', 'house', 'system']),
  action: Type.Enum([...settlementActions]),
  text: Type.String(),
  amount: orNull(Type.Integer()),
};

/** `own` are the caller's lines, `team` those of its direct downlines. */
const filter = {
  of: Type.Enum(['own', 'team']),
  from: day,
  to: day,
  kind: Type.Optional(Kind),
  state: Type.Optional(Type.Enum([...lineStates])),
};

/** Agents' income from contracts, live and settled. */
export const commission = {
  commissionEstimate: {
    value: Type.Object({ until: Type.String(), currency: Type.String(), estimates: Type.Array(Estimate) }),
  },
  /** Lines whose window ended on these days of the merchant, latest first. */
  commissionLines: {
    query: pageQuery(filter),
    value: Type.Object({
      ...page(Line).properties,
      currency: Type.String(),
      totals: Type.Object({ count: Type.Integer(), due: Type.Integer(), received: Type.Integer() }),
    }),
  },
  commissionLinesFile: { query: Type.Object({ ...filter, language }) },
  commissionLine: {
    query: Type.Object({ line: longWhole() }),
    value: Type.Object({
      ...line,
      currency: Type.String(),
      side: Type.Enum(['upline', 'downline']),
      explanation: Explanation,
      events: Type.Array(Type.Object(commissionEvent)),
    }),
  },
  /**
   * The downline disputes a line, and later says that it is settled. The upline that pays the line answers. The house
   * answers at the desk.
   */
  disputeCommission: {
    body: Type.Object({ line: longWhole(), action: Type.Enum(['dispute', 'answer', 'resolve']), text: text(1_000, 1) }, closed),
    value: Type.Object({ isDisputed: Type.Boolean() }),
  },
};
