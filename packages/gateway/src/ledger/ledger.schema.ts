import type { Actor, Subject } from './facts.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Json } from '#database/schema.ts';

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

/** Filled by a trigger, whatever is given. */
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
  /** Minor units; null for an account that may go below zero. */
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
  /** From 1, in the order in which the transaction's entries were written. */
  position: ByTrigger<number>;
  /** Of a kind of which a member has very many. */
  is_play: ByTrigger<boolean>;
}

interface IdempotencyTable {
  merchant_id: number;
  actor: Actor;
  /** The first 128 bits of the key's SHA-256, and of the request's. */
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
