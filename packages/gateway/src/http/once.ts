import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Actor } from '#ledger/facts.ts';
import { findAnswer, once } from '#ledger/idempotency.ts';
import type { RequestContext } from './context.ts';

type Trx = Transaction<Database>;

interface Around<Answer, Prepared, Value> {
  /** Runs before the transaction. A repetition that finds an answer skips it. */
  readonly prepare?: () => Promise<Prepared>;
  /** Reads the call's value from the stored answer, in the same transaction. */
  readonly present?: (trx: Trx, answer: Answer) => Promise<Value>;
}

/**
 * Runs a call once for the `idempotencyKey` in its body, in one transaction, and repeats its answer to every retry.
 * Keys are per actor and call, so the same key in two calls counts as two keys. The answer must survive JSON.
 *
 * call.once({ goodId }, async (trx) => ({ redemptionId: await insertRedemption(trx, …) }));
 *
 * @param request the request without secrets; the same key with another request is refused
 * @throws AppError IDEMPOTENCY_CONFLICT
 */
export type Once = <Answer, Prepared = void, Value = Answer>(
  request: unknown,
  work: (trx: Trx, prepared: Prepared) => Promise<Answer>,
  around?: Around<Answer, Prepared, Value>,
) => Promise<Value>;

/** Calls whose body has a key. */
export type WithOnce<Body> = 'idempotencyKey' extends keyof Body ? { readonly once: Once } : unknown;

interface Keyed extends Pick<RequestContext, 'merchant' | 'now' | 'db' | 'transaction'> {
  readonly body: unknown;
}

/** @param name of the call in the contract */
export function onceFor(name: string, actor: Actor, { merchant, now, db, transaction, body }: Keyed): Once {
  const { idempotencyKey = randomUUID() } = (body ?? {}) as { readonly idempotencyKey?: string };
  return async <Answer, Prepared, Value>(
    request: unknown,
    work: (trx: Trx, prepared: Prepared) => Promise<Answer>,
    { prepare, present = async (_trx, answer) => answer as unknown as Value }: Around<Answer, Prepared, Value> = {},
  ): Promise<Value> => {
    const asked = { merchantId: merchant.id, actor, key: `${name}:${idempotencyKey}`, request, at: now };
    const known = prepare === undefined ? undefined : await findAnswer<Answer>(db, asked);
    if (known !== undefined) return transaction((trx) => present(trx, known));
    const prepared = (await prepare?.()) as Prepared;
    return transaction(async (trx) => present(trx, (await once(trx, asked, () => work(trx, prepared))).answer));
  };
}
