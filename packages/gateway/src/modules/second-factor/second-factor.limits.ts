import { defineLimit, type RateLimit, type Use } from '#limits/rate-counter.ts';

const minute = 60_000;

/** Codes of one member in a row, then a wait: a stolen password must not be enough to guess six digits. */
export const factorLimit = defineLimit({ scope: 'second-factor', uses: 5, window: 5 * minute });
/** And in a day, so that waiting in between does not help: 60 tries hit one of three codes of a million once in 5,000 days. */
export const factorDayLimit = defineLimit({ scope: 'second-factor-day', uses: 60, window: 24 * 60 * minute });
/** Attempts at a repeated password check per member. */
export const passwordAgainLimit = defineLimit({ scope: 'password-again', uses: 5, window: 5 * minute });

export const factorLimits: readonly RateLimit[] = [factorDayLimit, factorLimit, passwordAgainLimit];

/** Codes of an app and recovery codes are counted apart, so that guessing the one leaves the member the other. */
export function factorUses(merchantId: number, memberId: number, method: 'totp' | 'recovery'): Use[] {
  const subject = `${memberId} ${method}`;
  return [factorDayLimit, factorLimit].map((limit) => ({ limit, merchantId, subject }));
}
