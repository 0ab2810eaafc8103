import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Merchant } from '#tenancy/merchant.ts';

/**
 * The language of the answer: from the query, otherwise the browser's first that the merchant supports, otherwise the
 * merchant's default.
 */
export function languageOf(merchant: Merchant, request: FastifyRequest): string {
  const { language } = request.query as { language?: unknown };
  const wanted = [typeof language === 'string' ? language : '', ...(request.headers['accept-language'] ?? '').split(',')];
  for (const range of wanted) {
    const code = range.split(';', 1)[0]?.trim().split('-', 1)[0]?.toLowerCase() ?? '';
    if (merchant.languages.includes(code)) return code;
  }
  return merchant.languages[0] ?? 'en';
}

/**
 * Aborts if the connection closes before the answer is sent. Fastify's own `request.signal` misses that once a body has
 * been read.
 */
export function abortSignalOf({ raw }: FastifyReply): AbortSignal {
  if (raw.destroyed) return AbortSignal.abort();
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
