import type { ControlPage } from '@livery/contract/control/merchant';
import type { DeskGood, DeskRedemption, GoodChange, RedemptionDecision, RedemptionsQuery } from '@livery/contract/control/points';
import type { Static } from 'typebox';
import { recordAct, type ActingBy } from '#observe/audit-log.ts';
import { AppError } from '#base/app-error.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';
import { decideRedemption } from './decide-redemption.ts';
import { changeGood, listGoodsForDesk, lockGood } from './goods.repo.ts';
import { listForDesk } from './redemptions.repo.ts';

export async function readDeskRedemptions(
  { tenants }: Platform,
  { id }: Merchant,
  query: Static<typeof RedemptionsQuery>,
): Promise<ControlPage<DeskRedemption>> {
  const { items, next } = await listForDesk(tenants.of(id), id, query);
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

/** @throws AppError NOT_FOUND, STATE_CHANGED for what is decided */
export async function decideAtDesk(
  { tenants, jobs }: Platform,
  merchant: Merchant,
  { id, decision, remark = '' }: RedemptionDecision,
  now: Date,
  by: ActingBy,
): Promise<void> {
  const merchantId = merchant.id;
  await tenants.transaction(merchantId, async (trx) => {
    const deciding = { decision, remark: remark.trim(), actor: by.actor, now };
    const { username, points } = await decideRedemption(trx, jobs, { merchantId, redemptionId: id }, deciding);
    const details = { redemption: id, points, ...(remark === '' ? {} : { remark }) };
    await recordAct(trx, { by, act: `redemption.${decision}`, merchantId, subject: username, details });
  });
}

export async function readDeskGoods({ tenants }: Platform, { id }: Merchant): Promise<{ items: DeskGood[] }> {
  const rows = await listGoodsForDesk(tenants.of(id), id);
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
export async function changeGoodAtDesk(
  { tenants }: Platform,
  merchant: Merchant,
  { id, points, stock, isOn }: GoodChange,
  by: ActingBy,
): Promise<void> {
  await tenants.transaction(merchant.id, async (trx) => {
    const good = await lockGood(trx, merchant.id, id);
    if (good === null) throw new AppError('NOT_FOUND');
    await changeGood(trx, good, { points, stock, enabled: isOn });
    await recordAct(trx, { by, act: 'good.change', merchantId: merchant.id, subject: String(id), details: { points, stock, isOn } });
  });
}
