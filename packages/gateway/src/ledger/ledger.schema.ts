import type { Actor, Subject } from './facts.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json } from '#database/schema.ts';
import { sql } from 'kysely';
import { dataset } from '#database/personal-data.ts';
import type { SchemaPart } from '#database/schema-part.ts';
import { ledgerInvariants } from './ledger.invariants.ts';
import { ledgerLaw } from './ledger.law.ts';

declare module '#database/schema.ts' {
  interface Database {
    unit: UnitTable;
    account_kind: AccountKindTable;
    account: AccountTable;
    txn: TransactionTable;
    txn_reversal: ReversalTable;
    entry: EntryTable;
    idempotency: IdempotencyTable;
    ledger_fold: FoldTable;
    house_balance: HouseBalanceTable;
    settlement_window: SettlementWindowTable;
  }
}

/** Set by a trigger, which ignores any given value. */
type ByTrigger<Value> = ColumnType<Value, never, never>;

interface UnitTable {
  code: string;
  digits: number;
  nature: 'currency' | 'play' | 'points';
}

interface AccountKindTable {
  code: string;
  owner: 'member' | 'house';
  may_go_below: boolean;
}

interface AccountTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  /** Null for the house. */
  member_id: number | null;
  kind: string;
  unit: string;
  may_go_below: ByTrigger<boolean>;
  /** In minor units. Null for an account that may go below zero. */
  balance: ByTrigger<number | null>;
}

interface TransactionTable {
  id: ByTrigger<number>;
  at: Date;
  merchant_id: number;
  kind: string;
  actor: Actor;
  subject: Generated<Subject | null>;
  reason: Generated<string | null>;
  reverses: Generated<number | null>;
}

interface ReversalTable {
  merchant_id: number;
  txn_id: number;
  reversed_by: number;
}

interface EntryTable {
  txn_id: number;
  at: Date;
  account_id: number;
  amount: number;
  balance_after: ByTrigger<number | null>;
  merchant_id: ByTrigger<number>;
  /** Counted from 1, in the order in which the transaction's entries were written. */
  position: ByTrigger<number>;
  /** Whether members have very many rows of this kind. */
  is_play: ByTrigger<boolean>;
}

interface IdempotencyTable {
  merchant_id: number;
  actor: Actor;
  /** The first 128 bits of the SHA-256 of the key, and of the request. */
  key: string;
  request: string;
  answer: Json<unknown>;
  at: Date;
}

/** Every transaction up to this number is in `house_balance`. */
interface FoldTable {
  through_txn: number;
  at: Date;
}

interface HouseBalanceTable {
  account_id: number;
  merchant_id: number;
  balance: number;
}

interface SettlementWindowTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  name: string;
  ends_at: Date;
  through_txn: number;
  closed_at: Date;
}

/** The grammars of `facts.ts`. Rows of the journal are never rewritten, so the database accepts nothing else. */
const facts = `CREATE DOMAIN actor AS text CHECK (VALUE ~
  '^(gateway|seed|control|member:\\d+|proof:(mail-link|sms-code)|(operator|control|job|provider|aggregator):.+)$');
CREATE DOMAIN subject AS text CHECK (VALUE ~
  '^((bet|bonus|commission|good|issue|lottery|member|rebate|redemption|reward|withdrawal):\\d+|(deposit|payout|round|vendor):.+|mission:.+:.+|vip:\\d+:\\d+)$');`;

/**
 * Units and kinds of accounts. An account that may go below zero takes entries only, so that a merchant's postings
 * share no row. Its balance is the last fold plus the entries since (`ledger/house-balances.ts`). Other accounts hold a
 * running balance. The references of an account are checked when it opens (`open_account`) and never change. Foreign
 * keys would lock every referenced row when a balance moves twice in a transaction, and each lock writes a WAL record.
 */
const accounts = `
CREATE TABLE unit (
  code text PRIMARY KEY,
  digits smallint NOT NULL CHECK (digits BETWEEN 0 AND 8),
  nature text NOT NULL CHECK (nature IN ('currency', 'play', 'points'))
);
INSERT INTO unit (code, digits, nature) VALUES
  ('BRL', 2, 'currency'), ('EUR', 2, 'currency'), ('USD', 2, 'currency'), ('GBP', 2, 'currency'), ('MXN', 2, 'currency'),
  ('VND', 0, 'currency'), ('JPY', 0, 'currency'), ('PLAY', 2, 'play'), ('PTS', 0, 'points');
CREATE TABLE account_kind (
  code text PRIMARY KEY,
  owner text NOT NULL CHECK (owner IN ('member', 'house')),
  may_go_below boolean NOT NULL
);
INSERT INTO account_kind (code, owner, may_go_below) VALUES
  ('CASH', 'member', false), ('HOLD', 'member', false), ('BONUS', 'member', false), ('COMMISSION', 'member', false), ('POINTS', 'member', false),
  ('VENDOR', 'member', false),
  ('PSP', 'house', true), ('GAMES', 'house', true), ('PROMO', 'house', true), ('ADJUSTMENT', 'house', true), ('FEES', 'house', true),
  ('COMMISSION_COST', 'house', true), ('POINTS_ISSUED', 'house', true);
CREATE TABLE account (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint,
  kind text NOT NULL,
  unit text NOT NULL,
  may_go_below boolean NOT NULL,
  balance bigint,
  UNIQUE NULLS NOT DISTINCT (merchant_id, member_id, kind, unit),
  CHECK ((balance IS NULL) = may_go_below),
  CONSTRAINT account_covers CHECK (balance >= 0)
) WITH (fillfactor = 50);`;

/**
 * `ledger/partitions.ts` makes a partition for each month; rows without one go to the default partition. Tables that
 * every posting writes have no foreign key to the merchant: it would lock the merchant's row, which all postings share.
 * The order of columns avoids padding. Places of entries need no unique index, because a trigger assigns them inside
 * the transaction. A member's entries are read by time. Entries that are not play have separate indexes: they are few
 * and must be found among a million rounds.
 */
const journal = `
CREATE TABLE txn (
  id bigint NOT NULL,
  at timestamptz NOT NULL,
  merchant_id integer NOT NULL,
  kind text NOT NULL,
  actor actor NOT NULL,
  subject subject,
  reason text,
  reverses bigint,
  PRIMARY KEY (id, at)
) PARTITION BY RANGE (at);
CREATE TABLE txn_default PARTITION OF txn DEFAULT;
CREATE SEQUENCE txn_id OWNED BY txn.id;
CREATE TABLE txn_reversal (
  merchant_id integer NOT NULL REFERENCES merchant,
  txn_id bigint NOT NULL,
  reversed_by bigint NOT NULL,
  PRIMARY KEY (merchant_id, txn_id)
);
CREATE TABLE entry (
  txn_id bigint NOT NULL,
  at timestamptz NOT NULL,
  account_id bigint NOT NULL,
  amount bigint NOT NULL CHECK (amount <> 0),
  balance_after bigint,
  merchant_id integer NOT NULL,
  position smallint NOT NULL,
  is_play boolean NOT NULL
) PARTITION BY RANGE (at);
CREATE TABLE entry_default PARTITION OF entry DEFAULT;
CREATE INDEX entry_txn ON entry (txn_id);
CREATE INDEX entry_account ON entry (account_id, at, txn_id) WHERE balance_after IS NOT NULL;
CREATE INDEX entry_account_beside_play ON entry (account_id, at, txn_id) WHERE balance_after IS NOT NULL AND NOT is_play;
CREATE INDEX entry_merchant_beside_play ON entry (merchant_id, at, txn_id) WHERE balance_after IS NOT NULL AND NOT is_play;
CREATE TABLE idempotency (
  merchant_id integer NOT NULL,
  actor actor NOT NULL,
  key uuid NOT NULL,
  request uuid NOT NULL,
  answer json NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, actor, key)
);
CREATE TABLE ledger_fold (
  through_txn bigint PRIMARY KEY,
  at timestamptz NOT NULL
);
CREATE TABLE house_balance (
  account_id bigint PRIMARY KEY REFERENCES account,
  merchant_id integer NOT NULL REFERENCES merchant,
  balance bigint NOT NULL
);
CREATE TABLE settlement_window (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  name text NOT NULL,
  ends_at timestamptz NOT NULL,
  through_txn bigint NOT NULL,
  closed_at timestamptz NOT NULL,
  UNIQUE (merchant_id, name, ends_at)
);`;

/** The triggers of `ledger.law.ts` guard these tables. */
export const ledgerSchema: SchemaPart = {
  name: 'ledger',
  sql: [facts, accounts, journal, ledgerLaw].join('\n'),
  appendOnly: ['account', 'txn', 'entry', 'ledger_fold', 'settlement_window'],
  byTriggers: ['unit', 'account_kind', 'txn_reversal', 'house_balance'],
  invariants: ledgerInvariants,
  personalData: {
    keep: { account: { why: 'books' } },
    archive: [
      dataset('balances', 'account', { kind: 'kind', unit: 'unit', amount: 'balance' }, 'kind'),
      {
        name: 'movements',
        tables: ['account'],
        columns: ['time', 'number', 'kind', 'purse', 'amount', 'balance', 'unit', 'reference', 'reason'],
        rows: (own) => sql`SELECT e.at AS time, e.txn_id AS number, t.kind, x.kind AS purse, e.amount, e.balance_after AS balance, x.unit,
          t.subject, t.reason FROM account AS x JOIN entry AS e ON e.account_id = x.id
          JOIN LATERAL (SELECT kind, subject, reason FROM txn WHERE txn.id = e.txn_id AND txn.at = e.at LIMIT 1) AS t ON true
          WHERE ${own('x')} ORDER BY e.at, e.txn_id, e.position`,
      },
    ],
  },
};
