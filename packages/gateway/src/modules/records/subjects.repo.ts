import type { GatewayDatabase } from '#database/schema.ts';
import type { Subject } from '#ledger/facts.ts';
import { inLanguage } from '#base/texts.ts';
import '../missions/missions.schema.ts';
import '../points/points.schema.ts';
import { maskName } from '../profile/mask.rules.ts';
import '../rewards/rewards.schema.ts';
import '../bonuses/bonuses.schema.ts';
import '../vip/vip.schema.ts';
import type { MemberKey } from '#base/member-key.ts';

export interface Whose extends MemberKey {
  readonly language: string;
}

/** Reasons of bonuses. */
export async function originsOf(db: GatewayDatabase, { memberId }: Whose, ids: readonly string[]): Promise<Map<string, Subject | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('bonus')
    .innerJoin('txn', 'txn.id', 'bonus.grant_txn')
    .select(['bonus.id', 'txn.subject'])
    .where('bonus.member_id', '=', memberId)
    .where('bonus.id', 'in', ids.map(Number))
    .execute();
  return new Map(rows.map(({ id, subject }) => [String(id), subject]));
}

export async function missionTitles(db: GatewayDatabase, { merchantId, language }: Whose, codes: readonly string[]) {
  if (codes.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('mission')
    .select(['code', 'titles'])
    .where('merchant_id', '=', merchantId)
    .where('code', 'in', [...codes])
    .execute();
  return new Map(rows.map(({ code, titles }) => [code, inLanguage(titles, language)]));
}

export async function rewardTitles(db: GatewayDatabase, { memberId, language }: Whose, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('reward')
    .select(['id', 'titles'])
    .where('member_id', '=', memberId)
    .where('id', 'in', ids.map(Number))
    .execute();
  return new Map(rows.map(({ id, titles }) => [String(id), inLanguage(titles, language)]));
}

export async function redemptionTitles(db: GatewayDatabase, { memberId, language }: Whose, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('point_redemption')
    .select(['id', 'titles'])
    .where('member_id', '=', memberId)
    .where('id', 'in', ids.map(Number))
    .execute();
  return new Map(rows.map(({ id, titles }) => [String(id), inLanguage(titles, language)]));
}

export async function levelTitles(db: GatewayDatabase, { merchantId, language }: Whose, levels: readonly string[]) {
  if (levels.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('vip_level')
    .select(['level', 'titles'])
    .where('merchant_id', '=', merchantId)
    .where('level', 'in', levels.map(Number))
    .execute();
  return new Map(rows.map(({ level, titles }) => [String(level), inLanguage(titles, language)]));
}

export async function memberNames(db: GatewayDatabase, { merchantId }: Whose, ids: readonly string[]) {
  if (ids.length === 0) return new Map<string, string>();
  const rows = await db
    .selectFrom('member')
    .select(['id', 'nickname'])
    .where('merchant_id', '=', merchantId)
    .where('id', 'in', ids.map(Number))
    .execute();
  return new Map(rows.map(({ id, nickname }) => [String(id), maskName(nickname)]));
}
