import Type, { type TSchema } from 'typebox';
import { agreementKinds } from '../../commission/agreements.ts';
import { hashPattern } from '../../proofs/play-leaf.ts';
import { entryKinds, statementKinds } from '../../proofs/statement.ts';
import { day, language, longWhole, optionalDays, whole } from '../inputs.ts';
import { page, pageQuery } from '../paging.ts';

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const Kind = Type.Enum([...agreementKinds]);
const hash = Type.String({ pattern: hashPattern });

/** Minor units. Above zero, the agent is owed: `opening + lines + adjustments − paid = closing`. */
const sums = {
  opening: Type.Integer(),
  lines: Type.Integer(),
  adjustments: Type.Integer(),
  paid: Type.Integer(),
  closing: Type.Integer(),
};

const StatementKind = Type.Enum([...statementKinds]);
const Entry = Type.Object({ line: Type.Integer(), kind: Type.Enum([...entryKinds]), at: Type.String(), amount: Type.Integer() });
const Contract = Type.Object({
  ...sums,
  agreement: Type.Integer(),
  kind: Kind,
  side: Type.Enum(['downline', 'upline']),
  entries: orNull(Type.Array(Entry)),
});

/** The document that is hashed (`proofs/statement.ts`). */
const Statement = Type.Object({
  version: Type.Literal(1),
  number: Type.Integer(),
  merchant: Type.String(),
  agent: Type.String(),
  kind: StatementKind,
  from: Type.String(),
  before: Type.String(),
  zone: Type.String(),
  currency: Type.String(),
  issuedAt: Type.String(),
  position: Type.Integer(),
  previous: orNull(Type.String()),
  contracts: Type.Array(Contract),
  totals: Type.Object(sums),
});

const Listed = Type.Object({
  number: Type.Integer(),
  kind: StatementKind,
  /** Both null in the statement of a month. */
  agreement: orNull(Type.Integer()),
  agreementKind: orNull(Kind),
  from: Type.String(),
  before: Type.String(),
  position: Type.Integer(),
  hash: Type.String(),
  ...sums,
});

/** The public part of a statement, for anyone with its hash: no amounts and no names. */
const Known = Type.Object({
  number: Type.Integer(),
  kind: StatementKind,
  from: Type.String(),
  before: Type.String(),
  zone: Type.String(),
  position: Type.Integer(),
  /** The number of the statement that follows in the chain. */
  next: orNull(Type.Integer()),
});

const Proof = Type.Object({ day: Type.String(), count: Type.Integer(), root: Type.String() });

const Leaf = Type.Object({
  /** Masked as in reports. In a receipt it is the caller's own. */
  account: Type.String(),
  member: Type.Integer(),
  player: Type.String(),
  validStake: Type.Integer(),
  result: Type.Integer(),
  position: Type.Integer(),
  path: Type.Array(Type.String()),
});

const number = { number: longWhole() };

/** Statements of agents' contracts, and the proof that no player of a day was left out. */
export const statements = {
  /** Statements whose period ended on these days, latest first. */
  statements: {
    query: pageQuery({ kind: Type.Optional(StatementKind), agreement: Type.Optional(longWhole()), ...optionalDays }),
    value: Type.Object({ ...page(Listed).properties, currency: Type.String() }),
  },
  statement: { query: Type.Object(number), value: Type.Object({ hash: Type.String(), statement: Statement }) },
  statementFile: { query: Type.Object({ ...number, language }) },
  /** The exact bytes that were hashed. */
  statementDocument: { query: Type.Object(number) },
  checkStatement: { query: Type.Object({ hash }), value: Type.Object({ statement: orNull(Known) }) },

  /** Latest days first. */
  playProofs: {
    query: pageQuery({ day: Type.Optional(day) }),
    value: page(Proof),
  },
  /**
   * Players of the caller's team on a day, in the order of their places in the tree. `proof` is null if the day has
   * none yet.
   */
  teamProof: {
    query: Type.Object({ day, after: Type.Optional(whole()), limit: whole({ minimum: 1, maximum: 500 }) }),
    value: Type.Object({
      proof: orNull(Proof),
      items: Type.Array(Leaf),
      /** The place to continue after. */
      next: orNull(Type.Integer()),
      currency: Type.String(),
    }),
  },
  /** The caller's own leaves of a day. */
  playReceipt: {
    query: Type.Object({ day }),
    value: Type.Object({ proof: orNull(Proof), items: Type.Array(Leaf), currency: Type.String() }),
  },
};
