import { plainKey } from '@livery/contract/pasted-text';
import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import { AppError } from '#base/app-error.ts';
import type { Member } from '#identity/member.ts';
import type { RequestContext } from '#http/context.ts';
import { networkOf } from '#base/network.ts';
import { countUse, defineLimit, refuseFor } from '#limits/rate-counter.ts';
import { giveReferralCode } from '../registration/registration.service.ts';
import { isFlagOn } from '../system/flags.repo.ts';
import { findCode, insertClick, readFunnel } from './referral.repo.ts';

/** The limit of visits per network, so that a script that invents names soon counts nothing more. */
const clickLimit = defineLimit({ scope: 'referral-click', uses: 30, window: 10 * 60_000 });

/** @throws AppError NOT_AVAILABLE if the merchant does not offer the promotion REFERRAL */
async function requireReferral({ db, merchant }: RequestContext): Promise<void> {
  if (!(await isFlagOn(db, merchant.id, 'REFERRAL'))) throw new AppError('NOT_AVAILABLE');
}

/** The member's own code and its results. A member without a code gets one now. */
export async function readReferral(call: RequestContext & { readonly member: Member }): Promise<ValueOf<'referral'>> {
  await requireReferral(call);
  const { db, merchant, member, now, transaction } = call;
  const whose = { merchantId: merchant.id, memberId: member.id };
  let code = await findCode(db, merchant.id, member.id);
  if (code === null) {
    await transaction((trx) => giveReferralCode(trx, whose, { invitedWith: null, inviterId: null, domain: null }, now));
    code = await findCode(db, merchant.id, member.id);
  }
  return { code: code ?? '', funnel: await readFunnel(db, merchant.id, member.id) };
}

/**
 * Counts visitors who follow an invitation, each once. The answer does not reveal whether the code exists.
 *
 * @throws AppError NOT_AVAILABLE, RATE_LIMITED
 */
export async function followReferral(
  call: RequestContext & { readonly body: BodyOf<'followReferral'> },
): Promise<ValueOf<'followReferral'>> {
  await requireReferral(call);
  const { db, merchant, ip, now, body } = call;
  refuseFor(await countUse(db, { limit: clickLimit, merchantId: merchant.id, subject: networkOf(ip) }, now));
  await insertClick(db, merchant.id, { code: plainKey(body.code).toUpperCase(), visitor: body.visitor }, now);
  return {};
}
