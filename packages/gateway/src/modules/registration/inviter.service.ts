import type { QueryOf, ValueOf } from '@livery/contract/shapes';
import { AppError } from '#base/app-error.ts';
import type { RequestContext } from '#http/context.ts';
import { maskNickname } from '../profile/mask.rules.ts';
import { isFlagOn } from '../system/flags.repo.ts';
import { countInviterLook } from './registration.limits.ts';
import { findInviter, findOpenNickname } from './registration.repo.ts';
import { findAffiliate, plainCode } from './registration.service.ts';

type Call = RequestContext & { readonly query: QueryOf<'inviter'> };

/**
 * Who invites by a code. Anybody can ask, so the name is masked and every code that invites nobody gets the same answer.
 *
 * @throws AppError RATE_LIMITED
 */
export async function readInviter(call: Call): Promise<ValueOf<'inviter'>> {
  await countInviterLook(call);
  const { db, merchant, query } = call;
  const memberId = query.kind === 'agent' ? await findAgent(call) : await findFriend(call);
  const nickname = memberId === null ? null : await findOpenNickname(db, { merchantId: merchant.id, memberId });
  return { name: nickname === null ? null : maskNickname(nickname) };
}

async function findFriend({ db, merchant, query }: Call): Promise<number | null> {
  if (!(await isFlagOn(db, merchant.id, 'REFERRAL'))) return null;
  return findInviter(db, merchant.id, plainCode(query.code));
}

async function findAgent(call: Call): Promise<number | null> {
  try {
    const { link, named } = await findAffiliate(call, call.query.code);
    return link?.member_id ?? named?.agentId ?? null;
  } catch (error) {
    if (error instanceof AppError && error.code === 'INVITATION_CODE_INVALID') return null;
    throw error;
  }
}
