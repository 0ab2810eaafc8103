declare module '#database/schema.ts' {
  interface Database {
    seamless_transaction: SeamlessTransactionTable;
  }
}

/** What an aggregator moved. */
interface SeamlessTransactionTable {
  merchant_id: number;
  aggregator: string;
  kind: 'bet' | 'win' | 'rollback';
  /** Their number of it. */
  vendor_txn: string;
  member_id: number;
  round: string;
  /** Minor units; 0 for a rollback. */
  amount: number;
  /** Ours that it made, paid or undid; null for one that never came. */
  bet_id: number | null;
  /** 128 bits of what was asked; null for a bet that was rolled back before it came. */
  request: string | null;
  unit: string;
  /** What was answered. */
  balance: number;
  /** Of a bet, when it was opened. */
  at: Date;
}
