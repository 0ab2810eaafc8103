import type { ValueOf } from '@livery/contract/shapes';
import type { MemberCall } from '#http/route.ts';
import { tellMember } from '#push/tell-member.ts';
import { countUnreadNotices, listNotices, markNoticesRead } from './agent-notices.repo.ts';
import { presentAgentNotice } from './announcements.present.ts';

export async function listAgentNotices(call: MemberCall<'agentNotices'>): Promise<ValueOf<'agentNotices'>> {
  const { db, merchant, member, language, now } = call;
  const rows = await listNotices(db, { merchantId: merchant.id, memberId: member.id });
  return { items: rows.map((row) => presentAgentNotice(row, language)), now: now.toISOString() };
}

/** Skips ids that are not of an announcement for agents, because an operator may have removed one in the meantime. */
export async function readAgentNotices(call: MemberCall<'readAgentNotices'>): Promise<ValueOf<'readAgentNotices'>> {
  const { merchant, member, body, now, transaction } = call;
  const reader = { merchantId: merchant.id, memberId: member.id };
  return transaction(async (trx) => {
    if ((await markNoticesRead(trx, reader, body.ids, now)) > 0) await tellMember(trx, { ...reader, topic: 'notices', at: now });
    return { unread: await countUnreadNotices(trx, reader) };
  });
}
