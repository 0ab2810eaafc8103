import { currencies } from '@livery/contract/money';
import type { Merchant } from '#tenancy/merchant.ts';
import { toMerchant } from '#tenancy/merchant-directory.ts';
import { refuseTrialProfile, type MerchantProfile } from '#tenancy/merchant-profile.ts';
import type { GatewayModule } from '#http/module.ts';
import type { Environment, Platform } from '#base/platform.ts';
import { DatabaseUnusable } from '#database/database-errors.ts';
import type { GatewayDatabase } from '#database/schema.ts';
import type { Tenants } from '#database/tenants.ts';

/** A brand's data for the gateway. */
export interface MerchantSeed {
  readonly brand: string;
  readonly merchantCode: string;
  readonly name: string;
  readonly hosts: readonly string[];
  /** ISO 4217. */
  readonly currency: string;
  /** The default language first. */
  readonly languages: readonly string[];
  /** IANA name. */
  readonly timeZone: string;
  readonly profile: MerchantProfile;
}

interface MerchantsToSeed extends Pick<Platform, 'bets'> {
  readonly tenants: Tenants;
  readonly environment: Environment;
  readonly merchants: readonly MerchantSeed[];
  readonly modules: readonly GatewayModule[];
  readonly now: Date;
  readonly onProgress: (step: string) => void;
}

/**
 * Creates a merchant for every brand. Demo content is added only outside production. Existing data is kept, and so are
 * merchants whose brand was removed.
 *
 * @throws DatabaseUnusable for a brand that changes the currency of accounts, RangeError for what only a trial may have
 */
export async function seedMerchants({ tenants, environment, merchants, modules, bets, now, onProgress }: MerchantsToSeed): Promise<void> {
  const moduleSeeds = modules.flatMap(({ name, seed }) => {
    const run = environment === 'production' ? seed?.run : (seed?.demo ?? seed?.run);
    return seed === undefined || run === undefined
      ? []
      : [{ name, version: seed.version, run, past: environment === 'development' ? seed.past : undefined }];
  });
  await seedReleases(tenants.of(null), modules);
  for (const seed of merchants) {
    if (environment === 'production') refuseTrialProfile(seed.profile);
    const merchant = await upsertMerchant(tenants, seed);
    const db = tenants.of(merchant.id);
    const done = new Map(
      (await db.selectFrom('merchant_seed').selectAll().where('merchant_id', '=', merchant.id).execute()).map(({ module, version }) => [
        module,
        version,
      ]),
    );
    const due = moduleSeeds.filter(({ name, version }) => done.get(name) !== version);
    if (due.length === 0) continue;
    onProgress(`Seeding ${seed.name}`);
    await tenants.transaction(merchant.id, async (trx) => {
      for (const { name, version, run } of due) {
        await run({ trx, merchant, now });
        await trx
          .insertInto('merchant_seed')
          .values({ merchant_id: merchant.id, module: name, version })
          .onConflict((conflict) => conflict.columns(['merchant_id', 'module']).doUpdateSet({ version }))
          .execute();
      }
      for (const { past } of due) await past?.({ trx, merchant, now, bets });
    });
  }
}

/** Data shared by all merchants. An older release does not change data from a newer one. */
async function seedReleases(db: GatewayDatabase, modules: readonly GatewayModule[]): Promise<void> {
  const done = new Map((await db.selectFrom('release_seed').selectAll().execute()).map(({ module, version }) => [module, version]));
  for (const { name, release } of modules) {
    if (release === undefined || (done.get(name) ?? 0) >= release.version) continue;
    await db.transaction().execute(async (trx) => {
      await release.run(trx);
      await trx
        .insertInto('release_seed')
        .values({ module: name, version: release.version })
        .onConflict((conflict) => conflict.column('module').doUpdateSet({ version: release.version }))
        .execute();
    });
  }
}

async function upsertMerchant(
  tenants: Tenants,
  { brand, merchantCode, name, hosts, currency, languages, timeZone, profile }: MerchantSeed,
): Promise<Merchant> {
  if (!Object.hasOwn(currencies, currency))
    throw new RangeError(`${name}: the gateway keeps no ${currency}, only ${Object.keys(currencies).join(', ')}.`);
  await refuseOtherUnit(tenants, { merchantCode, name, currency });
  const facts = {
    brand,
    name,
    currency,
    languages: [...languages],
    time_zone: timeZone,
    hosts: hosts.map((host) => host.toLowerCase()),
    profile: JSON.stringify(profile),
  };
  const row = await tenants
    .of(null)
    .insertInto('merchant')
    .values({ code: merchantCode, site: '{}', ...facts })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(facts))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toMerchant(row);
}

/** Amounts are stored in minor units without a currency, so another currency would turn R$ 12.50 into € 12.50. */
async function refuseOtherUnit(
  tenants: Tenants,
  { merchantCode, name, currency }: Pick<MerchantSeed, 'merchantCode' | 'name' | 'currency'>,
): Promise<void> {
  const merchant = await tenants.of(null).selectFrom('merchant').select('id').where('code', '=', merchantCode).executeTakeFirst();
  if (merchant === undefined) return;
  const other = await tenants
    .of(merchant.id)
    .selectFrom('account')
    .innerJoin('unit', 'unit.code', 'account.unit')
    .select('account.unit')
    .where('member_id', 'is not', null)
    .where('unit.nature', '=', 'currency')
    .where('account.unit', '<>', currency)
    .limit(1)
    .executeTakeFirst();
  if (other === undefined) return;
  throw new DatabaseUnusable(
    `${name} (${merchantCode}) keeps accounts in ${other.unit}, and its brand says ${currency}: put format.currency back to ${other.unit}, or give the brand its own merchantCode.`,
  );
}
