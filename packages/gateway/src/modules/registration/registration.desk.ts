import { compileAcceptedPattern } from '@livery/contract/accepted-pattern';
import type { RegisterRule } from '@livery/contract/control/merchant';
import { recordAct, type ActingBy } from '#observe/audit-log.ts';
import { AppError } from '#base/app-error.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';
import { listRegisterRules } from '../system/system.repo.ts';
import { updateOrder, updateRule } from './registration.desk.repo.ts';

/** @throws AppError INVALID_REQUEST for a pattern that RE2 does not take or lengths that no value has, NOT_FOUND */
export async function changeRule({ tenants }: Platform, merchant: Merchant, rule: RegisterRule, by: ActingBy): Promise<void> {
  const { field, ...details } = rule;
  if (details.maxLength < details.minLength) throw new AppError('INVALID_REQUEST', { fields: { '/maxLength': 'minimum' } });
  if (compileAcceptedPattern(details.acceptedPattern, details.maxLength) === null)
    throw new AppError('INVALID_REQUEST', { fields: { '/acceptedPattern': 'pattern' } });
  await tenants.transaction(merchant.id, async (trx) => {
    if (!(await updateRule(trx, merchant.id, rule))) throw new AppError('NOT_FOUND');
    await recordAct(trx, { by, act: 'rule.change', merchantId: merchant.id, subject: field, details });
  });
}

/** @throws AppError INVALID_REQUEST unless every field of the merchant is named, once */
export async function orderRules({ tenants }: Platform, merchant: Merchant, fields: readonly string[], by: ActingBy): Promise<void> {
  await tenants.transaction(merchant.id, async (trx) => {
    const own = (await listRegisterRules(trx, merchant.id)).map(({ field }) => field);
    if (own.length !== fields.length || !own.every((field) => fields.includes(field)))
      throw new AppError('INVALID_REQUEST', { fields: { '/fields': 'enum' } });
    await updateOrder(trx, merchant.id, fields);
    await recordAct(trx, { by, act: 'rule.order', merchantId: merchant.id, subject: merchant.code, details: { fields } });
  });
}
