import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { defineLimit, forgiveUses, uncountUse, type RateLimit, type Use } from '#limits/rate-counter.ts';

const minute = 60_000;

/** Per account and network. Ten tries are enough for typing errors and too few to guess a password. */
export const pairLimit = defineLimit({ scope: 'login-pair', uses: 10, window: 5 * minute });

/**
 * Per network, over all accounts. A carrier's address has hundreds of members behind it, but few mistype at the same
 * time.
 */
export const networkLimit = defineLimit({ scope: 'login-network', uses: 50, window: 5 * minute });

/**
 * Per account, for all networks that it has not logged in from: a thousand addresses get no more guesses than this, and
 * one alone cannot use it up. Known networks of the member do not count. On other networks the member waits while the
 * guessing goes on, and at most a quarter of an hour longer.
 */
export const accountLimit = defineLimit({ scope: 'login-account', uses: 40, window: 15 * minute });

export const loginLimits: readonly RateLimit[] = [networkLimit, accountLimit, pairLimit];

/**
 * The number of failures after which the next try needs a captcha. Few for a network and account together, where a
 * member who mistypes twice needs none. More for a network or an account alone, because many members, or a member under
 * attack, may share the count.
 */
const failuresBeforeCaptcha = new Map([
  [pairLimit, 3],
  [networkLimit, 20],
  [accountLimit, 10],
]);

/** Whether a captcha is required after this many failures, one number for each limit. */
export function needsCaptcha(uses: readonly Use[], failures: readonly number[]): boolean {
  return uses.some(({ limit }, index) => (failures[index] ?? 0) >= (failuresBeforeCaptcha.get(limit) ?? Infinity));
}

/** How long after the last login a network still counts as the member's own. */
export const knownFor = 90 * 24 * 60 * minute;

export interface LoginAttempt {
  readonly merchantId: number;
  readonly account: string;
  readonly network: string;
}

/** The limits that an attempt counts against, widest first. It counts as a failure until the password is right. */
export function usesOf({ merchantId, account, network }: LoginAttempt, { isKnownNetwork }: { isKnownNetwork: boolean }): Use[] {
  return [
    { limit: networkLimit, merchantId, subject: network },
    ...(isKnownNetwork ? [] : [{ limit: accountLimit, merchantId, subject: account }]),
    { limit: pairLimit, merchantId, subject: `${network} ${account}` },
  ];
}

/** The password was right, so the pair's count restarts. Wider counts lose only this attempt, because an attacker may know one password. */
export async function forgiveAttempt(trx: Transaction<Database>, uses: readonly Use[]): Promise<void> {
  for (const use of uses) await (use.limit === pairLimit ? forgiveUses(trx, use) : uncountUse(trx, use));
}
