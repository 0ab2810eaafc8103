import type { ControlValueOf } from '@livery/contract/control/shapes';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { AppError } from '#base/app-error.ts';
import { updateFlag } from './system.desk.repo.ts';
import { presentFeatures } from './system.present.ts';
import { listFeatures } from './system.repo.ts';

export async function readFlags({ db, merchant }: DeskCall<'flags'>): Promise<ControlValueOf<'flags'>> {
  return { features: presentFeatures(await listFeatures(db, merchant.id)) };
}

/** @throws AppError NOT_FOUND */
export async function switchFlag({ merchant: { id }, body: { modId, enabled }, by, transaction }: DeskCall<'switchFlag'>): Promise<void> {
  await transaction(async (trx) => {
    if (!(await updateFlag(trx, id, modId, enabled))) throw new AppError('NOT_FOUND');
    await recordAct(trx, { by, act: 'flag.switch', merchantId: id, subject: modId, details: { enabled } });
  });
}
