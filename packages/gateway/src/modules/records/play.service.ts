import { inPurse, readPurse } from '#ledger/accounts.ts';
import type { MemberCall } from '#http/route.ts';
import { lifeOf } from '../devices/devices.service.ts';
import { lastSitting, sumBets } from './bets.repo.ts';

/** When the session began, and the net result of its play. */
export async function sessionPlay({ db, merchant, member, now }: MemberCall<'sessionPlay'>) {
  const { createdAt } = await lifeOf({ db, member, now });
  const period = { from: createdAt, before: new Date(now.getTime() + 1) };
  const { stake, payout, net } = await sumBets(db, { memberId: member.id, period });
  return { serverTime: now.getTime(), since: createdAt.getTime(), stake, payout, net, currency: merchant.currency };
}

/** Net result of play since the member last opened the game. */
export async function gamePlay({ db, member, query: { nodeId }, now, transaction }: MemberCall<'gamePlay'>) {
  const since = (await lastSitting(db, member.id, nodeId)) ?? now;
  const filter = { memberId: member.id, nodeId, period: { from: since, before: new Date(now.getTime() + 1) } };
  const { stake, net } = await sumBets(db, filter);
  const { stake: open } = await sumBets(db, { ...filter, state: 'open' });
  const { balance } = await transaction(async (trx) => inPurse(await readPurse(trx, member.id), 'CASH', member.unit));
  return { serverTime: now.getTime(), since: since.getTime(), stake, net, open, balance, unit: member.unit };
}
