import { sql } from 'kysely';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Seeding } from '#http/module.ts';
import type { Site } from './site.rules.ts';

interface SeededFlag {
  readonly modId: string;
  readonly enabled: boolean;
  readonly children?: readonly SeededFlag[];
}

/**
 * The flags named in the specification (section 3) and added by the readings (readings 23 and 32), grouped as an
 * operator would.
 */
const features: readonly SeededFlag[] = [
  {
    modId: 'REGISTER',
    enabled: true,
    children: [
      { modId: 'USERNAMEREG3', enabled: true },
      {
        modId: 'MOBILENUMREG3',
        enabled: true,
        children: [
          { modId: 'MOBILENUMPASSREG3', enabled: true },
          { modId: 'REGMOBVERF3', enabled: true },
        ],
      },
    ],
  },
  {
    modId: 'LOGIN',
    enabled: true,
    children: [
      { modId: 'SMSLOGIN3', enabled: true },
      { modId: 'FREEPLAY3', enabled: true },
      { modId: 'PASSEXPIRY3', enabled: true },
      { modId: 'CHNGPASSVERIF3', enabled: true },
    ],
  },
  {
    modId: 'AGENT',
    enabled: true,
    children: [
      { modId: 'AGENTPOLICY3', enabled: true },
      { modId: 'enableCt', enabled: true },
      { modId: 'salary', enabled: true },
      { modId: 'hourSalary', enabled: true },
      { modId: 'agentRealtimeSalary', enabled: true },
    ],
  },
  { modId: 'PROMOTION', enabled: true, children: [{ modId: 'REFERRAL', enabled: true }] },
];

type Rule = readonly [field: string, enabled: boolean, required: boolean, pattern: string, patternId: string, min: number, max: number];

const anything = '*';
/** The default registration form, the shortest one. A merchant can add fields. */
const rules: readonly Rule[] = [
  ['username', true, true, '^[A-Za-z][A-Za-z0-9]*$', 'LETTER_FIRST_ALPHANUMERIC', 6, 16],
  ['password', true, true, '^\\S*$', 'NO_SPACES', 8, 64],
  ['confirmPassword', false, true, anything, 'ANY', 1, 64],
  ['mobileNum', false, false, '^[0-9]*$', 'PHONE', 8, 15],
  ['verificationCode', true, true, '^[0-9]*$', 'VERIFICATION_CODE', 6, 6],
  ['payeeName', false, false, "^[A-Za-zÀ-ÖØ-öø-ÿ' \\-]*$", 'LETTERS_AND_SPACES', 2, 60],
  ['email', true, false, '^[^@ ]+@[^@ ]+[.][^@ ]+$', 'EMAIL', 5, 100],
  ['whatsapp', false, false, '^[0-9]*$', 'NUMBERS', 8, 15],
  ['line', false, false, anything, 'ANY', 1, 40],
  ['facebook', false, false, anything, 'ANY', 1, 60],
  ['wechat', false, false, anything, 'ANY', 1, 40],
  ['qqNum', false, false, '^[0-9]*$', 'NUMBERS', 5, 12],
  ['idNumber', false, false, '^[0-9]*$', 'NUMBERS', 11, 11],
  ['paymentPassword', false, false, '^[0-9]*$', 'NUMBERS', 6, 6],
  ['affiliateCode', true, false, '^[A-Za-z0-9]*$', 'ALPHANUMERIC', 4, 16],
  ['recommenderId', false, false, '^[0-9]*$', 'NUMBERS', 1, 16],
  ['captcha', false, true, '^[A-Za-z0-9]*$', 'CAPTCHA', 4, 6],
  ['humanVerification', true, true, anything, 'ANY', 1, 4096],
];

const normal = { status: 0, maintenance: false, region_restriction: false, end_time: null } as const;

/** Existing settings are kept, one by one. */
export async function seedSystem({ trx, merchant }: Seeding): Promise<void> {
  const merchant_id = merchant.id;
  await trx
    .insertInto('merchant_status')
    .values({ merchant_id, ...normal })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  for (const [position, { modId, enabled, parent }] of flatten(features, null).entries()) {
    await trx
      .insertInto('feature_node')
      .values({ merchant_id, mod_id: modId, parent_mod_id: parent, position, enabled })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  await trx
    .insertInto('register_rule')
    .values(ruleRows(merchant_id))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await trx
    .updateTable('merchant')
    .set({ site: sql`${JSON.stringify(siteOf(merchant))}::jsonb || site` })
    .where('id', '=', merchant_id)
    .execute();
}

/** The same, with channels for trying a site's service. */
export async function seedDemoSystem(seeding: Seeding): Promise<void> {
  await seedSystem(seeding);
  const { trx, merchant } = seeding;
  const name = merchant.code.toLowerCase();
  const telegram = (part: string, title: string) => ({ csType: 'TELEGRAM', path: `https://t.me/${name}_${part}`, title });
  const customerService = [telegram('support', `${merchant.name} Support`), telegram('vip', `${merchant.name} VIP`)];
  await trx
    .updateTable('merchant')
    .set({ site: sql`site || ${JSON.stringify({ customerService })}::jsonb` })
    .where('id', '=', merchant.id)
    .execute();
}

/** Open to everyone again, with the initial flags and registration rules. */
export async function resetSystem({ trx, merchant }: Seeding): Promise<void> {
  await trx.deleteFrom('blocked_network').where('merchant_id', '=', merchant.id).execute();
  await trx.updateTable('merchant_status').set(normal).where('merchant_id', '=', merchant.id).execute();
  for (const { modId, enabled } of flatten(features, null)) {
    await trx.updateTable('feature_node').set({ enabled }).where('merchant_id', '=', merchant.id).where('mod_id', '=', modId).execute();
  }
  for (const { merchant_id, field, ...rule } of ruleRows(merchant.id)) {
    await trx.updateTable('register_rule').set(rule).where('merchant_id', '=', merchant_id).where('field', '=', field).execute();
  }
}

function ruleRows(merchant_id: number) {
  return rules.map(([field, enabled, required, accepted_pattern, pattern_id, min_length, max_length], position) => ({
    merchant_id,
    field,
    position,
    enabled,
    required,
    accepted_pattern,
    pattern_id,
    min_length,
    max_length,
  }));
}

function flatten(flags: readonly SeededFlag[], parent: string | null): { modId: string; enabled: boolean; parent: string | null }[] {
  return flags.flatMap(({ modId, enabled, children = [] }) => [{ modId, enabled, parent }, ...flatten(children, modId)]);
}

function siteOf({ hosts }: Merchant): Site {
  const [mainDomain = ''] = hosts;
  return {
    customerService: [],
    domainRoute: [...hosts],
    mainDomain,
    analyticsId: null,
    resources: [],
    imageHosts: [],
    gameHosts: [],
  };
}
