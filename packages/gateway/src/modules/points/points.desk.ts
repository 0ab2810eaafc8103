import type { ControlValueOf } from '@livery/contract/control/shapes';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import { decideRedemption } from './decide-redemption.action.ts';
import { changeGood, listGoodsForDesk, lockGood } from './goods.repo.ts';
import { listForDesk } from './redemptions.repo.ts';

export async function readDeskRedemptions({ db, merchant, query }: DeskCall<'redemptions'>): Promise<ControlValueOf<'redemptions'>> {
  const { items, next } = await listForDesk(db, merchant.id, query);
  return {
    items: items.map((row) => ({
      id: row.id,
      account: row.username,
      kind: row.kind,
      title: row.titles.en,
      quantity: row.quantity,
      points: row.points,
      amount: row.amount,
      unit: row.unit,
      state: row.state,
      remark: row.remark,
      address: row.address,
      createdAt: row.created_at.toISOString(),
    })),
    next,
  };
}

/** @throws AppError NOT_FOUND, STATE_CHANGED if it is already decided */
export async function decideAtDesk(
  { merchant, body: { id, decision, remark = '' }, now, by, transaction }: DeskCall<'decideRedemption'>,
  { jobs }: Pick<Platform, 'jobs'>,
): Promise<void> {
  const merchantId = merchant.id;
  await transaction(async (trx) => {
    const deciding = { decision, remark: remark.trim(), actor: by.actor, now };
    const { username, points } = await decideRedemption(trx, jobs, { merchantId, redemptionId: id }, deciding);
    const details = { redemption: id, points, ...(remark === '' ? {} : { remark }) };
    await recordAct(trx, { by, act: `redemption.${decision}`, merchantId, subject: username, details });
  });
}

export async function readDeskGoods({ db, merchant }: DeskCall<'goods'>): Promise<ControlValueOf<'goods'>> {
  const rows = await listGoodsForDesk(db, merchant.id);
  return {
    items: rows.map((row) => ({
      id: row.id,
      kind: row.kind,
      title: row.titles.en,
      points: row.points,
      stock: row.stock,
      isOn: row.enabled,
      waiting: Number(row.waiting ?? 0),
    })),
  };
}

/** @throws AppError NOT_FOUND */
export async function changeGoodAtDesk({
  merchant,
  body: { id, points, stock, isOn },
  by,
  transaction,
}: DeskCall<'changeGood'>): Promise<void> {
  await transaction(async (trx) => {
    const good = await lockGood(trx, merchant.id, id);
    if (good === null) throw new AppError('NOT_FOUND');
    await changeGood(trx, good, { points, stock, enabled: isOn });
    await recordAct(trx, { by, act: 'good.change', merchantId: merchant.id, subject: String(id), details: { points, stock, isOn } });
  });
}
