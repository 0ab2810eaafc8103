import type { GatewayDatabase } from '#database/schema.ts';
import { isSite, type Site } from './site.rules.ts';

export async function readStatus(db: GatewayDatabase, merchantId: number) {
  return db.selectFrom('merchant_status').selectAll().where('merchant_id', '=', merchantId).executeTakeFirstOrThrow();
}

export async function listFeatures(db: GatewayDatabase, merchantId: number) {
  return db
    .selectFrom('feature_node')
    .select(['mod_id', 'parent_mod_id', 'enabled'])
    .where('merchant_id', '=', merchantId)
    .orderBy('position')
    .execute();
}

export async function listRegisterRules(db: GatewayDatabase, merchantId: number) {
  return db.selectFrom('register_rule').selectAll().where('merchant_id', '=', merchantId).orderBy('position').execute();
}

export async function readSite(db: GatewayDatabase, merchantId: number): Promise<Site> {
  const { site } = await db.selectFrom('merchant').select('site').where('id', '=', merchantId).executeTakeFirstOrThrow();
  if (!isSite(site)) throw new Error(`The site settings of merchant ${merchantId} are not what this release writes`);
  return site;
}

export type StatusRow = Awaited<ReturnType<typeof readStatus>>;
export type FeatureRow = Awaited<ReturnType<typeof listFeatures>>[number];
export type RegisterRuleRow = Awaited<ReturnType<typeof listRegisterRules>>[number];
