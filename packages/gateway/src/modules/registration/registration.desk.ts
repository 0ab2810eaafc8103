import { compileAcceptedPattern } from '@livery/contract/accepted-pattern';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { AppError } from '#base/app-error.ts';
import { presentRegisterRules } from '../system/system.present.ts';
import { listRegisterRules } from '../system/system.repo.ts';
import { updateOrder, updateRule } from './registration.desk.repo.ts';

export async function readRules({ db, merchant }: DeskCall<'registerRules'>): Promise<ControlValueOf<'registerRules'>> {
  const fields = presentRegisterRules(await listRegisterRules(db, merchant.id));
  return { items: Object.entries(fields).map(([field, rule]) => ({ field, ...rule })) };
}

/** @throws AppError INVALID_REQUEST for a pattern that RE2 rejects or lengths that no value can have, NOT_FOUND */
export async function changeRule({ merchant, body: rule, by, transaction }: DeskCall<'changeRule'>): Promise<void> {
  const { field, ...details } = rule;
  if (details.maxLength < details.minLength) throw new AppError('INVALID_REQUEST', { fields: { '/maxLength': 'minimum' } });
  if (compileAcceptedPattern(details.acceptedPattern, details.maxLength) === null)
    throw new AppError('INVALID_REQUEST', { fields: { '/acceptedPattern': 'pattern' } });
  await transaction(async (trx) => {
    if (!(await updateRule(trx, merchant.id, rule))) throw new AppError('NOT_FOUND');
    await recordAct(trx, { by, act: 'rule.change', merchantId: merchant.id, subject: field, details });
  });
}

/** @throws AppError INVALID_REQUEST unless every field of the merchant is named, once */
export async function orderRules({ merchant, body: { fields }, by, transaction }: DeskCall<'orderRules'>): Promise<void> {
  await transaction(async (trx) => {
    const own = (await listRegisterRules(trx, merchant.id)).map(({ field }) => field);
    if (own.length !== fields.length || !own.every((field) => fields.includes(field)))
      throw new AppError('INVALID_REQUEST', { fields: { '/fields': 'enum' } });
    await updateOrder(trx, merchant.id, fields);
    await recordAct(trx, { by, act: 'rule.order', merchantId: merchant.id, subject: merchant.code, details: { fields } });
  });
}
