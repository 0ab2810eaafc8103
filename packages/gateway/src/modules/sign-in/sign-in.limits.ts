import { defineLimit, type RateLimit } from '#limits/rate-counter.ts';

const minute = 60_000;

/** Logins at providers that one network may start. Each writes a row here and sends a request there. */
export const startLimit = defineLimit({ scope: 'sign-in-start', uses: 60, window: 5 * minute });

/** Provider answers per network. Each costs a call to the provider. */
export const finishLimit = defineLimit({ scope: 'sign-in-finish', uses: 60, window: 5 * minute });

/** Codes that one network may have sent to phones. Each costs the operator money. */
export const codesOfNetwork = defineLimit({ scope: 'sign-in-codes', uses: 20, window: 60 * minute });

/** Codes to one phone. */
export const codesToNumber = defineLimit({ scope: 'sign-in-phone', uses: 5, window: 30 * minute });

export const signInLimits: readonly RateLimit[] = [startLimit, finishLimit, codesOfNetwork, codesToNumber];
