import { currencies } from '@livery/contract/money';
import type { Merchant } from '../server/context.ts';
import { toMerchant } from '../server/merchant-directory.ts';
import type { GatewayModule } from '../server/module.ts';
import type { Environment } from '../server/platform.ts';
import type { GatewayDatabase } from './schema.ts';

/** What a brand tells the gateway of itself. */
export interface MerchantSeed {
  readonly brand: string;
  readonly merchantCode: string;
  readonly name: string;
  readonly hosts: readonly string[];
  /** ISO 4217. */
  readonly currency: string;
  /** The default one first. */
  readonly languages: readonly string[];
  /** IANA name. */
  readonly timeZone: string;
}

interface MerchantsToSeed {
  readonly db: GatewayDatabase;
  readonly environment: Environment;
  readonly merchants: readonly MerchantSeed[];
  readonly modules: readonly GatewayModule[];
  readonly now: Date;
  readonly onProgress: (step: string) => void;
}

/** Makes every brand a merchant with demo data; what a merchant has already is kept. A merchant whose brand is gone stays. */
export async function seedMerchants({ db, environment, merchants, modules, now, onProgress }: MerchantsToSeed): Promise<void> {
  const moduleSeeds = modules.flatMap(({ name, seed }) =>
    seed === undefined || (seed.isDemo === true && environment === 'production') ? [] : [{ name, ...seed }],
  );
  for (const seed of merchants) {
    const merchant = await upsertMerchant(db, seed);
    const done = new Map(
      (await db.selectFrom('merchant_seed').selectAll().where('merchant_id', '=', merchant.id).execute()).map(({ module, version }) => [
        module,
        version,
      ]),
    );
    const due = moduleSeeds.filter(({ name, version }) => done.get(name) !== version);
    if (due.length === 0) continue;
    onProgress(`Seeding ${seed.name}`);
    await db.transaction().execute(async (trx) => {
      for (const { name, version, run } of due) {
        await run({ trx, merchant, now });
        await trx
          .insertInto('merchant_seed')
          .values({ merchant_id: merchant.id, module: name, version })
          .onConflict((conflict) => conflict.columns(['merchant_id', 'module']).doUpdateSet({ version }))
          .execute();
      }
    });
  }
}

async function upsertMerchant(
  db: GatewayDatabase,
  { brand, merchantCode, name, hosts, currency, languages, timeZone }: MerchantSeed,
): Promise<Merchant> {
  if (!Object.hasOwn(currencies, currency))
    throw new RangeError(`${name}: the gateway keeps no ${currency}, only ${Object.keys(currencies).join(', ')}.`);
  const facts = { brand, name, currency, languages: [...languages], time_zone: timeZone, hosts: hosts.map((host) => host.toLowerCase()) };
  const row = await db
    .insertInto('merchant')
    .values({ code: merchantCode, site: '{}', ...facts })
    .onConflict((conflict) => conflict.column('code').doUpdateSet(facts))
    .returningAll()
    .executeTakeFirstOrThrow();
  return toMerchant(row);
}
