import { sql } from 'kysely';
import type { LedgerTransaction } from '../../../ledger/accounts.ts';
import '../games.tables.ts';

export interface NewRound {
  readonly merchantId: number;
  readonly memberId: number;
  readonly nodeId: number;
  readonly unit: string;
  readonly stake: number;
  readonly win: number;
  readonly transactionId: number;
  readonly seedId: number;
  readonly nonce: number;
  readonly clientSeed: string;
  /** A byte a reel, turn after turn. */
  readonly stops: Buffer;
  readonly now: Date;
}

/** Bet and round in one statement; answers the bet's number. A slot's bet is settled as it is made. */
export async function insertRound(trx: LedgerTransaction, round: NewRound): Promise<number> {
  const { merchantId, memberId, nodeId, unit, stake, win, transactionId, seedId, nonce, clientSeed, stops, now } = round;
  const { rows } = await sql<{ bet_id: number }>`
    WITH made AS (
      INSERT INTO bet (merchant_id, member_id, node_id, unit, stake, valid_stake, payout, opened_at, settled_at, stake_txn, settle_txn)
      VALUES (${merchantId}, ${memberId}, ${nodeId}, ${unit}, ${stake}, ${stake}, ${win}, ${now}, ${now}, ${transactionId}, ${transactionId})
      RETURNING id
    )
    INSERT INTO slot_round (bet_id, merchant_id, seed_id, nonce, client_seed, stops)
    SELECT id, ${merchantId}, ${seedId}, ${nonce}, ${clientSeed}, ${stops}::bytea FROM made RETURNING bet_id`.execute(trx);
  const [row] = rows;
  if (row === undefined) throw new Error('A round was not written');
  return row.bet_id;
}

/** A round with the balance that it left in the account. */
export async function findRound(trx: LedgerTransaction, betId: number, accountId: number) {
  return trx
    .selectFrom('bet')
    .innerJoin('slot_round', 'slot_round.bet_id', 'bet.id')
    .innerJoin('entry', (join) => join.onRef('entry.txn_id', '=', 'bet.settle_txn').onRef('entry.at', '=', 'bet.settled_at'))
    .select(['bet.stake', 'bet.payout', 'slot_round.nonce', 'slot_round.stops', 'entry.balance_after'])
    .where('bet.id', '=', betId)
    .where('entry.account_id', '=', accountId)
    .orderBy('entry.position', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
}
