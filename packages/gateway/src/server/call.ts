import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import type { Merchant, RequestContext } from './context.ts';
import type { Platform } from './platform.ts';
import type { OpenedPayload } from './sealed-payload.ts';

/** The language to answer in: the query's, else the browser's first that the merchant speaks, else the merchant's own. */
export function languageOf(merchant: Merchant, request: FastifyRequest): string {
  const { language } = request.query as { language?: unknown };
  const wanted = [typeof language === 'string' ? language : '', ...(request.headers['accept-language'] ?? '').split(',')];
  for (const range of wanted) {
    const code = range.split(';', 1)[0]?.trim().split('-', 1)[0]?.toLowerCase() ?? '';
    if (merchant.languages.includes(code)) return code;
  }
  return merchant.languages[0] ?? 'en';
}

interface CallTransaction {
  readonly run: RequestContext['transaction'];
  /** Spends the nonce of a payload that no action has spent. */
  readonly finish: () => Promise<void>;
}

/** See `RequestContext.transaction`. Without a payload it is a plain transaction. */
export function transactionOf({ tenants }: Platform, merchant: Merchant, payload: OpenedPayload | null, now: Date): CallTransaction {
  let isSpent = payload === null;
  const run: RequestContext['transaction'] = async (action) => {
    const mustSpend = !isSpent;
    isSpent = true;
    return tenants.transaction(merchant.id, async (trx) => {
      if (mustSpend && payload !== null) {
        const spent = await trx
          .insertInto('spent_payload')
          .values({ merchant_id: merchant.id, jti: payload.jti, spent_at: now })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (spent.numInsertedOrUpdatedRows === 0n) throw new AppError('DECRYPTION_FAILED');
      }
      return action(trx);
    });
  };
  return {
    run,
    finish: async () => {
      if (!isSpent) await run(async () => {});
    },
  };
}
