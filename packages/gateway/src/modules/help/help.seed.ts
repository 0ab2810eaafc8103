import type { Seeding } from '#http/module.ts';
import { helpTexts } from './help.texts.ts';
import './help.schema.ts';

/** When the first terms came into force. */
const firstTerms = { version: '1.0', valid_from: '2025-01-01' } as const;

/** Keeps existing rows, because help and contacts belong to the operator. */
export async function seedHelp({ trx, merchant }: Seeding): Promise<void> {
  const named = (texts: { en: string; pt: string }): string =>
    JSON.stringify({ en: texts.en.replaceAll('{brand}', merchant.name), pt: texts.pt.replaceAll('{brand}', merchant.name) });
  await trx
    .insertInto('help_article')
    .values(
      helpTexts.map(({ id, topic, title, content }, position) => ({
        merchant_id: merchant.id,
        id,
        topic,
        position,
        titles: named(title),
        contents: named(content),
        ...(topic === 'rules' ? firstTerms : { version: null, valid_from: null }),
      })),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const code = merchant.code.toLowerCase();
  await trx
    .insertInto('representative')
    .values([
      { merchant_id: merchant.id, contact: `${code}_support`, channel: 'telegram', name: `${merchant.name} Support` },
      { merchant_id: merchant.id, contact: `${code}_vip`, channel: 'telegram', name: `${merchant.name} VIP` },
      {
        merchant_id: merchant.id,
        contact: `help@${merchant.hosts[0] ?? `${code}.example`}`.toLowerCase(),
        channel: 'email',
        name: `${merchant.name} Help`,
      },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
