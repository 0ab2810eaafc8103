import type { DeskPromotions } from '@livery/contract/control/shapes';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { AppError } from '#base/app-error.ts';
import { listAllPromotions, updatePromotion } from './promotions.desk.repo.ts';
import { listDeskPools } from '../rewards/rewards.desk.repo.ts';

export async function readDeskPromotions({ db, merchant: { id }, now }: DeskCall<'promotions'>): Promise<DeskPromotions> {
  const [rows, pools] = await Promise.all([listAllPromotions(db, id), listDeskPools(db, id)]);
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
    pools: pools.map(({ titles, closes_at, settled_at, tickets, prizes, winners, ...pool }) => ({
      id: pool.id,
      kind: pool.kind,
      title: titles.en,
      tickets: Number(tickets ?? 0),
      raffle:
        closes_at === null
          ? null
          : {
              closesAt: closes_at.toISOString(),
              settledAt: settled_at?.toISOString() ?? null,
              prizes: Number(prizes ?? 0),
              winners: Number(winners ?? 0),
            },
    })),
  };
}

/** @throws AppError NOT_FOUND */
export async function switchPromotion({ merchant, body: { id, isOn }, by, transaction }: DeskCall<'switchPromotion'>): Promise<void> {
  await transaction(async (trx) => {
    if (!(await updatePromotion(trx, merchant.id, id, isOn))) throw new AppError('NOT_FOUND');
    await recordAct(trx, { by, act: 'promotion.switch', merchantId: merchant.id, subject: String(id), details: { isOn } });
  });
}
