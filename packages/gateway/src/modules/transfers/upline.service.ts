import type { ValueOf } from '@livery/contract/shapes';
import type { MemberCall } from '#http/route.ts';
import { maskAccount, maskName } from '../profile/mask.rules.ts';
import { readSendable, sendToMember } from './peer-transfer.service.ts';
import { findUpline } from './transfers.repo.ts';

/** The receiver of the member's money, and how much may be sent. Shown before anything is sent. */
export async function readUpline(call: MemberCall<'upline'>): Promise<ValueOf<'upline'>> {
  const { db, merchant, member } = call;
  const sendable = await readSendable(call);
  const upline = sendable.isAllowed ? await findUpline(db, merchant.id, member.id) : null;
  return {
    ...sendable,
    hasUpline: upline !== null,
    receiver:
      upline === null || upline.isClosed ? null : { id: upline.id, account: maskAccount(upline.account), name: maskName(upline.nickname) },
  };
}

/** Sends cash to the member's own upline and to no one else. */
export async function transferToUpline(call: MemberCall<'transferToUpline'>): Promise<ValueOf<'transferToUpline'>> {
  const { merchant, member } = call;
  return sendToMember(call, {
    kind: 'transferUpline',
    async findReceiver(trx, receiver) {
      const upline = await findUpline(trx, merchant.id, member.id);
      return upline?.id === receiver ? upline : null;
    },
  });
}
