import type { RequestContext } from '#http/context.ts';
import { tellMember } from '#push/tell-member.ts';
import { deleteLetters, markRead, type Choice } from './inbox.repo.ts';
import type { MemberKey } from '#base/member-key.ts';

type Work = Pick<RequestContext, 'transaction' | 'now'>;

/** The number that were unread before. */
export async function readLetters({ transaction, now }: Work, owner: MemberKey, choice: Choice): Promise<number> {
  return transaction(async (trx) => {
    const changed = await markRead(trx, owner, choice, now);
    if (changed > 0) await tellMember(trx, { ...owner, topic: 'counts', at: now });
    return changed;
  });
}

/** The number that were deleted. */
export async function removeLetters({ transaction, now }: Work, owner: MemberKey, choice: Choice): Promise<number> {
  return transaction(async (trx) => {
    const changed = await deleteLetters(trx, owner, choice);
    if (changed > 0) await tellMember(trx, { ...owner, topic: 'counts', at: now });
    return changed;
  });
}
