import type { DeskPromotions, PromotionSwitch } from '@livery/contract/control/promotions';
import type { Static } from 'typebox';
import { recordAct, type ActingBy } from '#observe/audit-log.ts';
import { AppError } from '#base/app-error.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';
import { listAllPromotions, updatePromotion } from './promotions.desk.repo.ts';
import { listDeskDraws } from '../rewards/rewards.desk.repo.ts';

export async function readDeskPromotions({ tenants }: Platform, { id }: Merchant, now: Date): Promise<DeskPromotions> {
  const db = tenants.of(id);
  const [rows, draws] = await Promise.all([listAllPromotions(db, id), listDeskDraws(db, id)]);
  return {
    items: rows.map(({ titles, kind, enabled, starts_at, over_at, members, waiting, ...row }) => ({
      id: row.id,
      kind,
      title: titles.en,
      isOn: enabled,
      phase: over_at !== null && over_at <= now ? 'over' : starts_at > now ? 'coming' : 'running',
      startsAt: starts_at.toISOString(),
      endsAt: over_at?.toISOString() ?? null,
      members: Number(members ?? 0),
      waiting: Number(waiting ?? 0),
    })),
    draws: draws.map(({ titles, draws_at, drawn_at, tickets, prizes, winners, ...pool }) => ({
      id: pool.id,
      kind: pool.kind,
      title: titles.en,
      tickets: Number(tickets ?? 0),
      raffle:
        draws_at === null
          ? null
          : {
              drawsAt: draws_at.toISOString(),
              drawnAt: drawn_at?.toISOString() ?? null,
              prizes: Number(prizes ?? 0),
              winners: Number(winners ?? 0),
            },
    })),
  };
}

/** @throws AppError NOT_FOUND */
export async function switchPromotion(
  { tenants }: Platform,
  merchant: Merchant,
  { id, isOn }: Static<typeof PromotionSwitch>,
  by: ActingBy,
): Promise<void> {
  await tenants.transaction(merchant.id, async (trx) => {
    if (!(await updatePromotion(trx, merchant.id, id, isOn))) throw new AppError('NOT_FOUND');
    await recordAct(trx, { by, act: 'promotion.switch', merchantId: merchant.id, subject: String(id), details: { isOn } });
  });
}
