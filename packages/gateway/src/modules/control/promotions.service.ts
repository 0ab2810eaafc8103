import type { DeskPromotions, PromotionSwitch, RewardGrant } from '@livery/contract/control-promotions';
import type { Static } from 'typebox';
import { unitFor } from '../../ledger/accounts.ts';
import { once } from '../../ledger/idempotency.ts';
import { recordAct, type Actor } from '../../observe/audit-log.ts';
import { AppError } from '../../server/app-error.ts';
import type { Merchant } from '../../server/context.ts';
import type { Platform } from '../../server/platform.ts';
import { findMember } from '../member/member.repo.ts';
import { findPool, listPools } from '../rewards/draws.repo.ts';
import type { StoredPrize } from '../rewards/rewards.repo.ts';
import { grantReward } from '../rewards/rewards.service.ts';
import { listAllPromotions, updatePromotion } from './promotions.repo.ts';

export async function readDeskPromotions({ tenants }: Platform, { id }: Merchant): Promise<DeskPromotions> {
  const db = tenants.of(id);
  const [rows, pools] = await Promise.all([listAllPromotions(db, id), listPools(db, id)]);
  return {
    items: rows.map(({ titles, kind, enabled, starts_at, ends_at, members, waiting, ...row }) => ({
      id: row.id,
      kind,
      title: titles.en,
      isOn: enabled,
      startsAt: starts_at.toISOString(),
      endsAt: ends_at?.toISOString() ?? null,
      members: Number(members ?? 0),
      waiting: Number(waiting ?? 0),
    })),
    draws: pools.map((pool) => ({ id: pool.id, title: pool.titles.en })),
  };
}

/** @throws AppError NOT_FOUND */
export async function switchPromotion(
  { tenants }: Platform,
  merchant: Merchant,
  { id, isOn }: Static<typeof PromotionSwitch>,
  by: Actor,
): Promise<void> {
  await tenants.transaction(merchant.id, async (trx) => {
    if (!(await updatePromotion(trx, merchant.id, id, isOn))) throw new AppError('NOT_FOUND');
    await recordAct(trx, { by, act: 'promotion.switch', merchantId: merchant.id, subject: String(id), details: { isOn } });
  });
}

/**
 * Lays a reward by for a member, once for its key.
 *
 * @throws AppError NOT_FOUND, IDEMPOTENCY_CONFLICT
 */
export async function grantFromDesk(
  { tenants }: Platform,
  merchant: Merchant,
  { account, title, prize, idempotencyKey }: RewardGrant,
  now: Date,
  by: Actor,
): Promise<{ rewardId: number }> {
  return tenants.transaction(merchant.id, async (trx) => {
    const member = await findMember(trx, merchant.id, account);
    const drawId = prize.kind === 'tickets' ? prize.drawId : null;
    if (member === null || (drawId !== null && (await findPool(trx, merchant.id, drawId)) === null)) throw new AppError('NOT_FOUND');
    const asked = { merchantId: merchant.id, actor: 'control', key: idempotencyKey, request: { account, title, prize }, at: now };
    const { answer } = await once(trx, asked, async () => {
      const stored: StoredPrize = { kind: prize.kind, amount: prize.amount, ticketPool: drawId };
      const rewardId = await grantReward(trx, {
        merchantId: merchant.id,
        memberId: member.id,
        origin: 'desk',
        // The operator writes in one language.
        titles: { en: title, pt: title },
        prize: stored,
        unit: unitFor(member.type, merchant.currency),
        now,
      });
      await recordAct(trx, {
        by,
        act: 'reward.grant',
        merchantId: merchant.id,
        subject: account,
        details: { rewardId, ...stored, idempotencyKey },
      });
      return { rewardId };
    });
    return answer;
  });
}
