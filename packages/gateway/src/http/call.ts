import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Merchant } from '#tenancy/merchant.ts';

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

/** Aborts when the connection closes before the answer is out. Fastify's own `request.signal` misses that once a body has been read. */
export function abortSignalOf({ raw }: FastifyReply): AbortSignal {
  if (raw.destroyed) return AbortSignal.abort();
  const controller = new AbortController();
  raw.once('close', () => {
    if (!raw.writableFinished) controller.abort();
  });
  return controller.signal;
}
