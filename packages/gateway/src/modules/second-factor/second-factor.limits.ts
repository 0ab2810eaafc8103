import { defineLimit, type RateLimit, type Use } from '#limits/rate-counter.ts';

const minute = 60_000;

/** Codes of one member in a row before a wait, because a stolen password must not be enough to guess six digits. */
export const factorLimit = defineLimit({ scope: 'second-factor', uses: 5, window: 5 * minute });
/**
 * The same per day, so that waiting in between does not help: at 60 attempts a day, one of three codes in a million is
 * hit once in 5,000 days.
 */
export const factorDayLimit = defineLimit({ scope: 'second-factor-day', uses: 60, window: 24 * 60 * minute });
/** Attempts at a repeated password check per member. */
export const passwordAgainLimit = defineLimit({ scope: 'password-again', uses: 5, window: 5 * minute });

export const factorLimits: readonly RateLimit[] = [factorDayLimit, factorLimit, passwordAgainLimit];

/**
 * Codes from an app and recovery codes are counted separately, so that guessing one kind leaves the member the other.
 */
export function factorUses(merchantId: number, memberId: number, method: 'totp' | 'recovery'): Use[] {
  const subject = `${memberId} ${method}`;
  return [factorDayLimit, factorLimit].map((limit) => ({ limit, merchantId, subject }));
}
