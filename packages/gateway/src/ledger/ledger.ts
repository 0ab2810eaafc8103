import { createHash } from 'node:crypto';
import { sql, type Transaction } from 'kysely';
import type { Database } from '../database/schema.ts';
import { AppError } from '../server/app-error.ts';

export type LedgerTransaction = Transaction<Database>;

/** Moves `amount` minor units into an account; a negative amount moves them out. */
export interface LedgerEntry {
  readonly accountId: number;
  readonly amount: number;
}

export interface Posted {
  readonly transactionId: number;
  /** Balances after the posting, by account. */
  readonly balances: ReadonlyMap<number, number>;
}

export interface Posting<Response> {
  readonly merchantId: number;
  /** What happened: `deposit`, `stake`, `spin`, `grant` … */
  readonly kind: string;
  /** Made by whoever asks, before asking; unique for a merchant. */
  readonly idempotencyKey: string;
  /** What was asked for; the same key with something else is refused. Without it, the entries themselves. */
  readonly request?: unknown;
  /** The row of another table that this posting belongs to. */
  readonly reference?: string;
  /** The gateway's clock: `call.now`. */
  readonly at: Date;
  /** In the order of events: a stake stands before its win, so that a win cannot pay for its own stake. A function runs only the first time. */
  readonly entries: readonly LedgerEntry[] | (() => Promise<readonly LedgerEntry[]>);
  /** The answer, stored with the money and given again to every repetition. It must survive JSON. */
  readonly response: (posted: Posted) => Response | Promise<Response>;
}

export interface PostingResult<Response> {
  readonly response: Response;
  /** True when the key was known: nothing moved, the response is the stored one. */
  readonly isRepeated: boolean;
}

/**
 * Writes one double-entry transaction. Member accounts never go below zero.
 *
 * @throws AppError INSUFFICIENT_BALANCE, IDEMPOTENCY_CONFLICT. Let them leave the database transaction, which undoes everything.
 */
export async function postTransaction<Response>(trx: LedgerTransaction, posting: Posting<Response>): Promise<PostingResult<Response>> {
  const { merchantId, kind, idempotencyKey, reference = null, at } = posting;
  const requestHash = hashOf({ kind, request: posting.request ?? (typeof posting.entries === 'function' ? null : posting.entries) });

  // The unique key makes a simultaneous repetition wait here until the first one has committed.
  const claimed = await trx
    .insertInto('txn')
    .values({
      merchant_id: merchantId,
      kind,
      reference,
      idempotency_key: idempotencyKey,
      request_hash: requestHash,
      response: 'null',
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['merchant_id', 'idempotency_key']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (claimed === undefined)
    return { response: (await storedResponse(trx, merchantId, idempotencyKey, requestHash)) as Response, isRepeated: true };

  const entries = typeof posting.entries === 'function' ? await posting.entries() : posting.entries;
  const balances = await moveMoney(trx, merchantId, entries);
  await trx
    .insertInto('entry')
    .values(entries.map(({ accountId, amount }) => ({ txn_id: claimed.id, account_id: accountId, amount })))
    .execute();
  const response = await posting.response({ transactionId: claimed.id, balances });
  await trx
    .updateTable('txn')
    .set({ response: JSON.stringify(response) })
    .where('id', '=', claimed.id)
    .execute();
  return { response, isRepeated: false };
}

async function storedResponse(trx: LedgerTransaction, merchantId: number, idempotencyKey: string, requestHash: Buffer): Promise<unknown> {
  const stored = await trx
    .selectFrom('txn')
    .select(['request_hash', 'response'])
    .where('merchant_id', '=', merchantId)
    .where('idempotency_key', '=', idempotencyKey)
    .executeTakeFirstOrThrow();
  if (!stored.request_hash.equals(requestHash)) throw new AppError('IDEMPOTENCY_CONFLICT');
  return stored.response;
}

/** Accounts are locked in the order of their ids, so that two postings never wait for each other. */
async function moveMoney(trx: LedgerTransaction, merchantId: number, entries: readonly LedgerEntry[]): Promise<Map<number, number>> {
  const balances = new Map<number, number>();
  for (const [accountId, { total, lowest }] of [...movements(entries)].toSorted(([a], [b]) => a - b)) {
    const moved = await trx
      .updateTable('account')
      .set({ balance: sql`balance + ${total}` })
      .where('id', '=', accountId)
      .where('merchant_id', '=', merchantId)
      .where(sql<boolean>`(may_negative OR balance + ${lowest} >= 0)`)
      .returning('balance')
      .executeTakeFirst();
    if (moved === undefined) throw new AppError('INSUFFICIENT_BALANCE');
    balances.set(accountId, moved.balance);
  }
  return balances;
}

/** What each account gains, and how deep it goes on the way. */
function movements(entries: readonly LedgerEntry[]): Map<number, { total: number; lowest: number }> {
  const accounts = new Map<number, { total: number; lowest: number }>();
  for (const { accountId, amount } of entries) {
    if (!Number.isSafeInteger(amount)) throw new RangeError(`An entry is a safe integer of minor units, not ${amount}`);
    const { total, lowest } = accounts.get(accountId) ?? { total: 0, lowest: 0 };
    accounts.set(accountId, { total: total + amount, lowest: Math.min(lowest, total + amount) });
  }
  return accounts;
}

function hashOf(value: unknown): Buffer {
  return createHash('sha256').update(canonicalJson(value)).digest();
}

/** The same text for the same value, whatever the order of its keys. */
function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
}
