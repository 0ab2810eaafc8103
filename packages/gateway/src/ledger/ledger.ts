import { sql } from 'kysely';
import { touchAccounts } from '#database/touched.ts';
import { AppError } from '#base/app-error.ts';
import type { HouseAccountKind, LedgerTransaction } from './accounts.ts';
import './ledger.schema.ts';
import type { Actor, Subject } from './facts.ts';
import type { PostingKind } from './posting-kinds.ts';

/** An account: a member's by its id, the house's by its kind and unit. */
export type Place = { readonly accountId: number } | { readonly house: HouseAccountKind; readonly unit: string };

/** Moves `amount` minor units into a place; a negative amount moves them out. */
export type LedgerEntry = Place & { readonly amount: number };

export interface Posting {
  readonly merchantId: number;
  /** What happened: `deposit`, `spin`, `grant` … */
  readonly kind: PostingKind;
  readonly actor: Actor;
  /** The gateway's clock: `call.now`. */
  readonly at: Date;
  /** In the order of events: a stake stands before its win, so that a win cannot pay for its own stake. */
  readonly entries: readonly LedgerEntry[];
  readonly subject?: Subject;
  /** Why, in the words of whoever did it by hand. */
  readonly reason?: string;
  /** The transaction that this one undoes, to the last unit, and once. */
  readonly reverses?: number;
}

export interface Posted {
  readonly transactionId: number;
  /** Balances of members' accounts after the posting, by account. */
  readonly balances: ReadonlyMap<number, number>;
}

/** A move from one place to another. */
export function moved(from: Place, to: Place, amount: number): LedgerEntry[] {
  return [
    { ...from, amount: -amount },
    { ...to, amount },
  ];
}

/**
 * Writes one double-entry transaction in one statement. Its entries move the balances; the database sees to it that none of a member
 * goes below zero, and when the transaction commits that its entries sum to zero in every unit.
 *
 * @throws AppError INSUFFICIENT_BALANCE, NOT_FOUND for an account that is not this merchant's. Let them leave the database
 * transaction, which undoes everything.
 */
export async function post(trx: LedgerTransaction, posting: Posting): Promise<Posted> {
  const [posted] = await postAll(trx, [posting]);
  if (posted === undefined) throw new Error('A posting was not written');
  return posted;
}

/** Several transactions at once: what they move is locked for all of them first, so that no two batches wait for each other. */
export async function postAll(trx: LedgerTransaction, postings: readonly Posting[]): Promise<Posted[]> {
  const entries = postings.flatMap((posting) => posting.entries);
  for (const { amount } of entries)
    if (!Number.isSafeInteger(amount)) throw new RangeError(`An entry is a safe integer of minor units, not ${amount}`);
  const accountIds = [...new Set(entries.flatMap((entry) => ('accountId' in entry ? [entry.accountId] : [])))];
  if (accountIds.length > 1) await sql`SELECT lock_accounts(${accountIds})`.execute(trx);
  const posted: Posted[] = [];
  for (const posting of postings) posted.push(await write(trx, posting));
  touchAccounts(trx, accountIds);
  return posted;
}

interface WrittenEntry {
  readonly txn_id: number;
  readonly account_id: number;
  readonly balance_after: number | null;
}

async function write(trx: LedgerTransaction, posting: Posting): Promise<Posted> {
  const { merchantId, kind, actor, at, subject = null, reason = null, reverses = null, entries } = posting;
  const accounts = entries.map((entry) => ('accountId' in entry ? entry.accountId : null));
  const kinds = entries.map((entry) => ('house' in entry ? entry.house : null));
  const units = entries.map((entry) => ('house' in entry ? entry.unit : null));
  const amounts = entries.map(({ amount }) => amount);
  const { rows } = await sql<WrittenEntry>`
    WITH opened AS (
      INSERT INTO txn (merchant_id, at, kind, actor, subject, reason, reverses)
      VALUES (${merchantId}, ${at}, ${kind}, ${actor}, ${subject}, ${reason}, ${reverses}) RETURNING id, at
    )
    INSERT INTO entry (txn_id, at, account_id, amount)
    SELECT opened.id, opened.at, COALESCE(line.account_id, (
      SELECT account.id FROM account WHERE merchant_id = ${merchantId} AND member_id IS NULL AND account.kind = line.kind AND account.unit = line.unit
    )), line.amount
    FROM opened, unnest(${accounts}::bigint[], ${kinds}::text[], ${units}::text[], ${amounts}::bigint[])
      WITH ORDINALITY AS line (account_id, kind, unit, amount, place)
    ORDER BY place
    RETURNING txn_id, account_id, balance_after`
    .execute(trx)
    .catch((error: unknown) => {
      throw refusalOf(error);
    });
  const [first] = rows;
  if (first === undefined) throw new Error('A posting without entries');
  const balances = new Map(rows.flatMap(({ account_id, balance_after }) => (balance_after === null ? [] : [[account_id, balance_after]])));
  return { transactionId: first.txn_id, balances };
}

/** The law's refusals that a caller can bring about; the others are defects of ours. */
function refusalOf(error: unknown): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === '23514' && constraint === 'account_covers') return new AppError('INSUFFICIENT_BALANCE');
  if (code === 'LV002' || code === '23502') return new AppError('NOT_FOUND');
  return error;
}
