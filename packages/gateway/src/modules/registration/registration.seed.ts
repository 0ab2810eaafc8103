import { isAgentType } from '@livery/contract/member-types';
import type { Seeding } from '#http/module.ts';
import { giveReferralCode } from './registration.service.ts';

/** An affiliate code for each agent, AGENT01 and so on in the order of the tree, and a code of invitations for each member. */
export async function seedCodes({ trx, merchant, now }: Seeding): Promise<void> {
  const members = await trx
    .selectFrom('member')
    .leftJoin('member_referral', (join) =>
      join.onRef('member_referral.member_id', '=', 'member.id').onRef('member_referral.merchant_id', '=', 'member.merchant_id'),
    )
    .select(['member.id', 'member.type', 'member_referral.code'])
    .where('member.merchant_id', '=', merchant.id)
    .orderBy('member.id')
    .execute();
  for (const { id, code } of members)
    if (code === null)
      await giveReferralCode(trx, { merchantId: merchant.id, memberId: id }, { invitedWith: null, inviterId: null, domain: null }, now);
  const agents = members.filter(({ type }) => isAgentType(type));
  for (const [index, { id }] of agents.entries())
    await trx
      .insertInto('affiliate_code')
      .values({ merchant_id: merchant.id, code: `AGENT${String(index + 1).padStart(2, '0')}`, member_id: id })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
}
