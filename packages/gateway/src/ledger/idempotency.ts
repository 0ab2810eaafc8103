import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { GatewayDatabase } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import type { LedgerTransaction } from './accounts.ts';
import type { Actor } from './facts.ts';
import './ledger.schema.ts';

export interface IdempotencyKey {
  readonly merchantId: number;
  /** The key's owner. Another owner's key with the same text is a different key. */
  readonly actor: Actor;
  /** Made by the caller before the call. */
  readonly key: string;
  /** The request. The same key with another request is refused. */
  readonly request: unknown;
  readonly at: Date;
}

export interface Outcome<Answer> {
  readonly answer: Answer;
  /** Whether the key was known. Then nothing was done, and the answer is the stored one. */
  readonly isRepeated: boolean;
}

/**
 * Runs the work once per key, whether or not it moves money. The answer is stored in the same transaction and repeated
 * to every retry, so it must survive JSON. Simultaneous retries wait for the first one. A refusal frees the key.
 *
 * @throws AppError IDEMPOTENCY_CONFLICT
 */
export async function once<Answer>(trx: LedgerTransaction, asked: IdempotencyKey, work: () => Promise<Answer>): Promise<Outcome<Answer>> {
  const { merchantId, actor, at } = asked;
  const { key, request } = digestsOf(asked);
  const { rows } = await sql<{ request: string | null; answer: Answer }>`SELECT * FROM claim_key(${merchantId}, ${actor}, ${key})`.execute(
    trx,
  );
  const [known] = rows;
  if (known !== undefined && known.request !== null) {
    requireSame(known, request);
    return { answer: known.answer, isRepeated: true };
  }
  const answer = await work();
  await trx
    .insertInto('idempotency')
    .values({ merchant_id: merchantId, actor, key, request, answer: JSON.stringify(answer), at })
    .execute();
  return { answer, isRepeated: false };
}

/**
 * The answer stored for a key, if any. For work that asks another service before its transaction, which a retry must
 * not repeat. It does not wait: if it finds nothing, {@link once} still runs the work.
 *
 * @throws AppError IDEMPOTENCY_CONFLICT
 */
export async function findAnswer<Answer>(db: GatewayDatabase, asked: IdempotencyKey): Promise<Answer | undefined> {
  const { key, request } = digestsOf(asked);
  const known = await db
    .selectFrom('idempotency')
    .select(['request', 'answer'])
    .where('merchant_id', '=', asked.merchantId)
    .where('actor', '=', asked.actor)
    .where('key', '=', key)
    .executeTakeFirst();
  if (known === undefined) return undefined;
  requireSame(known, request);
  return known.answer as Answer;
}

function digestsOf({ key, request }: Pick<IdempotencyKey, 'key' | 'request'>): { readonly key: string; readonly request: string } {
  return { key: digest(key), request: digest(canonicalJson(request)) };
}

function requireSame(known: { readonly request: string | null }, request: string): void {
  if (known.request !== request) throw new AppError('IDEMPOTENCY_CONFLICT');
}

/** The first 128 bits of a SHA-256, in the form that PostgreSQL keeps smallest. */
export function digest(text: string): string {
  return createHash('sha256')
    .update(text)
    .digest('hex')
    .slice(0, 32)
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** The same text for the same value in any order of keys. */
function canonicalJson(value: unknown): string {
  return (
    JSON.stringify(value, (_key, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    ) ?? 'null'
  );
}
