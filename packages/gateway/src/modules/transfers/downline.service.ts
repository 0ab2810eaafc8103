import type { ValueOf } from '@livery/contract/shapes';
import { keyOf } from '#base/member-key.ts';
import type { MemberCall } from '#http/route.ts';
import { maskName } from '../profile/mask.rules.ts';
import { readSendable, sendToMember } from './peer-transfer.service.ts';
import { findInTeam } from './transfers.repo.ts';

/** How much the agent may send, and the member of the team with this account. An account outside the team counts as unknown. */
export async function readDownline(call: MemberCall<'downline'>): Promise<ValueOf<'downline'>> {
  const { db, query } = call;
  const sendable = await readSendable(call);
  const account = query.account?.trim().toLowerCase() ?? '';
  const found = sendable.isAllowed && account !== '' ? await findInTeam(db, keyOf(call), { account }) : null;
  return {
    ...sendable,
    receiver: found === null || found.isClosed ? null : { id: found.id, account: found.account, name: maskName(found.nickname) },
  };
}

/** Sends cash to a member of the agent's own team at any depth, and to no one else. */
export async function transferToDownline(call: MemberCall<'transferToDownline'>): Promise<ValueOf<'transferToDownline'>> {
  return sendToMember(call, {
    kind: 'transferDownline',
    findReceiver: (trx, receiver) => findInTeam(trx, keyOf(call), { id: receiver }),
  });
}
