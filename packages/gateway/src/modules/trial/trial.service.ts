import { memberTypes } from '@livery/contract/member-types';
import { randomInt } from 'node:crypto';
import type { OpenedLogin } from '@livery/contract/shapes';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { openMemberAccount, playMoney } from '#ledger/accounts.ts';
import { moved, post } from '#ledger/ledger.ts';
import { AppError } from '#base/app-error.ts';
import type { RequestContext } from '#http/context.ts';
import { networkOf } from '#base/network.ts';
import { countUses, defineLimit, findWait, refuseFor, type RateLimit, type Use } from '#limits/rate-counter.ts';
import { isFlagOn } from '../system/flags.repo.ts';
import { openSession } from '../session/open-session.action.ts';
import { insertTrialMember } from './trial.repo.ts';
import type { Platform } from '#base/platform.ts';

const minute = 60_000;

/** Trial accounts per network and merchant. Many people may share an address, and each needs one. */
const networkTrials = defineLimit({ scope: 'trial-network', uses: 20, window: 10 * minute });

/** Trial accounts per merchant and day. Limits strangers, because the ledger keeps each account's grant. */
const merchantTrials = defineLimit({ scope: 'trial-merchant', uses: 5_000, window: 24 * 60 * minute });

export const trialLimits: readonly RateLimit[] = [merchantTrials, networkTrials];

/** The initial play money of a trial, in minor units. */
const purse = 100_000;
/** No vowels, so that no name forms a word. */
const signs = 'bcdfghjkmnpqrstvwxz23456789';

/**
 * Opens a trial account and its session. It asks for no personal data, so the account lasts as long as its session, and
 * a sweep closes it.
 *
 * @throws AppError NOT_AVAILABLE while the merchant has no trials, RATE_LIMITED
 */
export async function openTrial(call: RequestContext, { messages }: Platform): Promise<OpenedLogin> {
  const { merchant, db, ip, now } = call;
  if (!(await isFlagOn(db, merchant.id, 'FREEPLAY3'))) throw new AppError('NOT_AVAILABLE');
  const uses: Use[] = [
    { limit: merchantTrials, merchantId: merchant.id, subject: 'all' },
    { limit: networkTrials, merchantId: merchant.id, subject: networkOf(ip) },
  ];
  // A caller over a limit causes no write.
  refuseFor(await findWait(db, uses, now));
  // A separate transaction, because the journal accepts no entries behind a savepoint.
  refuseFor(await call.transaction((trx) => countUses(trx, uses, now)));
  return call.transaction(async (trx) => openSession(trx, call, messages, await addTrialMember(trx, call), { scope: 'full' }));
}

async function addTrialMember(trx: Transaction<Database>, { merchant, now }: RequestContext) {
  const username = `trial-${Array.from({ length: 8 }, () => signs[randomInt(signs.length)]).join('')}`;
  const member = { username, nickname: 'Trial', type: memberTypes.trial, vip_level: 0, parent_id: null };
  const id = await insertTrialMember(trx, merchant.id, member, now);
  const accountId = await openMemberAccount(trx, { merchantId: merchant.id, memberId: id, kind: 'CASH', unit: playMoney });
  await post(trx, {
    merchantId: merchant.id,
    kind: 'trial',
    actor: `member:${id}`,
    at: now,
    entries: moved({ house: 'ADJUSTMENT', unit: playMoney }, { accountId }, purse),
  });
  return { id, ...member };
}
