import { sql, type Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { findArchive } from '../archives/archives.repo.ts';
import type { MemberKey } from '../profile/member-key.ts';
import { findPicture } from '../profile/profile.repo.ts';
import '../promotions/promotions.schema.ts';
import '../uploads/uploads.schema.ts';

/** Tables that lose a closed member's rows, those that refer to others before those. */
export const erasedTables = [
  'archive',
  'member_picture',
  'member_contact',
  'member_credential',
  'member_identity',
  'passkey',
  'passkey_challenge',
  'recovery_code',
  'second_factor',
  'login_challenge',
  'password_link',
  'session',
  'withdrawal_hold',
  'login_trace',
  'letter',
  'member_event',
  'game_favourite',
  'game_recent',
  'referral_click',
] as const;

/**
 * Tables that keep them: the books, what was played and paid and to whom, which the law wants for years. A profile keeps who it was, and
 * pictures those that prove a payment; what was written for an activity goes.
 */
export const keptTables: readonly string[] = [
  'account',
  'affiliate_code',
  'application',
  'bet',
  'bet_void',
  'bonus',
  'deposit',
  'draw_ticket',
  'launch_ticket',
  'live_presence',
  'live_stake',
  'member_closing',
  'member_profile',
  'member_referral',
  'mission_claim',
  'mission_standing',
  'participation',
  'participation_step',
  'payment_account',
  'point_day',
  'point_redemption',
  'rebate_claim',
  'rebate_position',
  'reward',
  'seamless_transaction',
  'sitting',
  'stake_day',
  'terms_consent',
  'upload',
  'vip_credit',
  'vip_reward',
  'withdrawal',
];

/** Erases what need not be kept of a member; answers the files that nothing refers to any more, and what the member is called now. */
export async function eraseRows(trx: Transaction<Database>, key: MemberKey): Promise<{ files: string[]; username: string }> {
  const { merchantId, memberId } = key;
  const picture = await findPicture(trx, key);
  const loose = await trx
    .deleteFrom('upload')
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .where('purpose', '=', 'promotionApplication')
    .returning('file')
    .execute();
  const gone = [...((await findArchive(trx, key))?.files ?? []), ...loose.map(({ file }) => file), ...(picture === null ? [] : [picture])];
  for (const table of erasedTables)
    await sql`DELETE FROM ${sql.table(table)} WHERE merchant_id = ${merchantId} AND member_id = ${memberId}`.execute(trx);
  await sql`UPDATE point_redemption SET address = NULL WHERE merchant_id = ${merchantId} AND member_id = ${memberId}`.execute(trx);
  await sql`UPDATE application SET remarks = '' WHERE merchant_id = ${merchantId} AND member_id = ${memberId}`.execute(trx);
  await trx
    .updateTable('member_profile')
    .set({
      qq: null,
      line: null,
      whatsapp: null,
      facebook: null,
      wechat: null,
      telegram: null,
      zalo: null,
      address: null,
      nationality: null,
      place_of_birth: null,
    })
    .where('merchant_id', '=', merchantId)
    .where('member_id', '=', memberId)
    .execute();
  const username = `closed-${memberId}`;
  await trx
    .updateTable('member')
    .set({ username, nickname: '–' })
    .where('merchant_id', '=', merchantId)
    .where('id', '=', memberId)
    .execute();
  return { files: gone, username };
}
