import { sql } from 'kysely';
import { touchAccounts } from '#database/touched.ts';
import { AppError } from '#base/app-error.ts';
import type { HouseAccountKind, LedgerTransaction } from './accounts.ts';
import './ledger.schema.ts';
import type { Actor, Subject } from './facts.ts';
import type { PostingKind } from './posting-kinds.ts';

/** An account: a member's by its id, the house's by its kind and unit. */
export type Place = { readonly accountId: number } | { readonly house: HouseAccountKind; readonly unit: string };

/** Moves `amount` minor units into a place. A negative amount moves them out. */
export type LedgerEntry = Place & { readonly amount: number };

export interface Posting {
  readonly merchantId: number;
  /** The kind of event: `deposit`, `spin`, `grant` … */
  readonly kind: PostingKind;
  readonly actor: Actor;
  /** The gateway's clock: `call.now`. */
  readonly at: Date;
  /** In order of events. A stake comes before its win, so that a win cannot pay for its own stake. */
  readonly entries: readonly LedgerEntry[];
  readonly subject?: Subject;
  /** The reason, as written by the person who acted by hand. */
  readonly reason?: string;
  /** The transaction that this one undoes, exactly and only once. */
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
 * Writes one double-entry transaction in one statement. Its entries move the balances. The database refuses a member's
 * balance below zero, and at the commit a transaction whose entries do not sum to zero in every unit.
 *
 * @throws AppError INSUFFICIENT_BALANCE, NOT_FOUND for an account that is not this merchant's. Let them leave the database
 * transaction, which undoes everything.
 */
export async function post(trx: LedgerTransaction, posting: Posting): Promise<Posted> {
  const [posted] = await postMany(trx, [posting]);
  if (posted === undefined) throw new Error('A posting was not written');
  return posted;
}

/**
 * Several transactions in one statement, about a hundred at a time. All accounts are locked first, so two batches
 * cannot deadlock. Returns the results in the order of the postings.
 */
export async function postMany(trx: LedgerTransaction, postings: readonly Posting[]): Promise<Posted[]> {
  const entries = postings.flatMap((posting) => posting.entries);
  for (const { amount } of entries)
    if (!Number.isSafeInteger(amount)) throw new RangeError(`An entry is a safe integer of minor units, not ${amount}`);
  if (postings.some((posting) => posting.entries.length === 0)) throw new RangeError('A posting without entries');
  const accountIds = [...new Set(entries.flatMap((entry) => ('accountId' in entry ? [entry.accountId] : [])))];
  if (accountIds.length > 1) await sql`SELECT lock_accounts(${accountIds})`.execute(trx);
  const [first, ...others] = postings;
  if (first === undefined) return [];
  const posted = others.length === 0 ? [await writeOne(trx, first)] : await writeMany(trx, postings);
  touchAccounts(trx, accountIds);
  return posted;
}

interface WrittenEntry {
  readonly txn_id: number;
  readonly account_id: number;
  readonly balance_after: number | null;
}

/** Transactions have ascending ids in insertion order, which identifies them. */
async function writeMany(trx: LedgerTransaction, postings: readonly Posting[]): Promise<Posted[]> {
  const of = <Value>(pick: (posting: Posting) => Value): Value[] => postings.map(pick);
  const lines = postings.flatMap((posting, index) => posting.entries.map((entry) => ({ entry, number: index + 1 })));
  const { rows } = await sql<WrittenEntry>`
    WITH opened AS (
      INSERT INTO txn (merchant_id, at, kind, actor, subject, reason, reverses)
      SELECT merchant_id, at, kind, actor, subject, reason, reverses FROM unnest(
        ${of(({ merchantId }) => merchantId)}::integer[], ${of(({ at }) => at)}::timestamptz[], ${of(({ kind }) => kind)}::text[],
        ${of(({ actor }) => actor)}::text[], ${of(({ subject }) => subject ?? null)}::text[], ${of(({ reason }) => reason ?? null)}::text[],
        ${of(({ reverses }) => reverses ?? null)}::bigint[]
      ) WITH ORDINALITY AS asked (merchant_id, at, kind, actor, subject, reason, reverses, number) ORDER BY number
      RETURNING id, at, merchant_id
    ), numbered AS (SELECT id, at, merchant_id, row_number() OVER (ORDER BY id) AS number FROM opened)
    INSERT INTO entry (txn_id, at, account_id, amount)
    SELECT numbered.id, numbered.at, COALESCE(line.account_id, (
      SELECT account.id FROM account
      WHERE account.merchant_id = numbered.merchant_id AND member_id IS NULL AND account.kind = line.kind AND account.unit = line.unit
    )), line.amount
    FROM unnest(
      ${lines.map(({ number }) => number)}::bigint[], ${lines.map(({ entry }) => ('accountId' in entry ? entry.accountId : null))}::bigint[],
      ${lines.map(({ entry }) => ('house' in entry ? entry.house : null))}::text[],
      ${lines.map(({ entry }) => ('house' in entry ? entry.unit : null))}::text[], ${lines.map(({ entry }) => entry.amount)}::bigint[]
    ) WITH ORDINALITY AS line (number, account_id, kind, unit, amount, place) JOIN numbered USING (number)
    ORDER BY place
    RETURNING txn_id, account_id, balance_after`
    .execute(trx)
    .catch((error: unknown) => {
      throw refusalOf(error);
    });
  const written = Map.groupBy(rows, ({ txn_id }) => txn_id);
  return [...written].map(([transactionId, own]) => ({ transactionId, balances: balancesOf(own) }));
}

/** The same for a single posting, the usual case. It takes a fifth less time than a batch of one. */
async function writeOne(trx: LedgerTransaction, posting: Posting): Promise<Posted> {
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
  if (first === undefined) throw new Error('A posting was not written');
  return { transactionId: first.txn_id, balances: balancesOf(rows) };
}

function balancesOf(rows: readonly WrittenEntry[]): Map<number, number> {
  return new Map(rows.flatMap(({ account_id, balance_after }) => (balance_after === null ? [] : [[account_id, balance_after]])));
}

/** Refusals that a caller can cause. The others are defects in our code. */
function refusalOf(error: unknown): unknown {
  const { code, constraint } = error as { code?: string; constraint?: string };
  if (code === '23514' && constraint === 'account_covers') return new AppError('INSUFFICIENT_BALANCE');
  if (code === 'LV002' || code === '23502') return new AppError('NOT_FOUND');
  return error;
}
