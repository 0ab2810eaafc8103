import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { defineLimit, forgiveUses, uncountUse, type RateLimit, type Use } from '#limits/rate-counter.ts';

const minute = 60_000;

/** Per account and network. Ten tries are enough for typing errors and too few to guess a password. */
export const pairLimit = defineLimit({ scope: 'login-pair', uses: 10, window: 5 * minute });

/** One network, whatever the accounts: a carrier puts hundreds of members behind one address, but few of them mistype at a time. */
export const networkLimit = defineLimit({ scope: 'login-network', uses: 50, window: 5 * minute });

/**
 * One account from all networks that it has not logged in from: a thousand addresses get no more guesses than this, and one alone
 * cannot use it up. Its member is not counted where he has logged in before; elsewhere he waits while the guessing goes on, and a
 * quarter of an hour longer at most.
 */
export const accountLimit = defineLimit({ scope: 'login-account', uses: 40, window: 15 * minute });

export const loginLimits: readonly RateLimit[] = [networkLimit, accountLimit, pairLimit];

/**
 * From so many failures on a picture has to be read for the next try: few for a pair, since a member who mistypes twice gets by with
 * none, more for a network and an account, where many members, or one who is guessed at, stand behind the count.
 */
const failuresBeforeCaptcha = new Map([
  [pairLimit, 3],
  [networkLimit, 20],
  [accountLimit, 10],
]);

/** Whether a picture has to be read after so many failures, one figure for each use. */
export function needsCaptcha(uses: readonly Use[], failures: readonly number[]): boolean {
  return uses.some(({ limit }, index) => (failures[index] ?? 0) >= (failuresBeforeCaptcha.get(limit) ?? Infinity));
}

/** A network is a member's own for this long after the last login from it. */
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
