import { seamlessInvariants } from './seamless.invariants.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    seamless_transaction: SeamlessTransactionTable;
  }
}

/** An aggregator's move. */
interface SeamlessTransactionTable {
  merchant_id: number;
  aggregator: string;
  kind: 'bet' | 'win' | 'rollback';
  /** The aggregator's number for it. */
  vendor_txn: string;
  member_id: number;
  round: string;
  /** Minor units. 0 for a rollback. */
  amount: number;
  /** Our bet that it placed, paid or undid. Null for one that never arrived. */
  bet_id: number | null;
  /** 128 bits of the request's hash. Null for a bet that was rolled back before it arrived. */
  request: string | null;
  unit: string;
  /** The answer. */
  balance: number;
  /** For a bet, when it was opened. */
  at: Date;
}

/**
 * Aggregators' moves by the numbers that they gave them, kept permanently. The same number is the same move, however
 * late it is repeated. A move without a bet of ours is a tombstone: its bet was rolled back before it arrived and is
 * never accepted. Rows are written with every posting, so there are no foreign keys.
 */
export const seamlessSchema: SchemaPart = {
  name: 'seamless',
  sql: `
CREATE TABLE seamless_transaction (
  merchant_id integer NOT NULL,
  aggregator text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bet', 'win', 'rollback')),
  vendor_txn text NOT NULL,
  member_id bigint NOT NULL,
  round text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  bet_id bigint,
  request uuid,
  unit text NOT NULL,
  balance bigint NOT NULL,
  at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, aggregator, kind, vendor_txn),
  CHECK (kind = 'bet' OR request IS NOT NULL),
  CHECK (kind <> 'bet' OR (bet_id IS NULL) = (request IS NULL))
);
CREATE INDEX seamless_transaction_round ON seamless_transaction (member_id, round, aggregator);`,
  appendOnly: ['seamless_transaction'],
  invariants: seamlessInvariants,
  personalData: { keep: { seamless_transaction: { why: 'play' } }, withhold: { seamless_transaction: 'sum' } },
};
