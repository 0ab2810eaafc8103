import type { ValueOf } from '@livery/contract/shapes';
import { AppError } from '#base/app-error.ts';
import type { Seeding } from '#http/module.ts';
import { gameTypeTitle } from '../catalogue/game-type-title.texts.ts';
import { listActiveBonuses, listBonuses, listContributions, lockBonus, sumActiveBonuses } from './bonuses.repo.ts';
import { presentBonus } from './bonuses.present.ts';
import { endBonus } from './end-bonus.action.ts';
import type { MemberCall } from '#http/route.ts';

/** A page of the member's bonuses, the money held in them, and how much a stake on each game type counts. */
export async function readBonuses(call: MemberCall<'bonuses'>): Promise<ValueOf<'bonuses'>> {
  const { db, merchant, member, query, language, now } = call;
  const [{ items, next }, held, contributions] = await Promise.all([
    listBonuses(db, member.id, query),
    sumActiveBonuses(db, member.id),
    listContributions(db, merchant.id),
  ]);
  return {
    items: items.map(presentBonus),
    next,
    held,
    currency: member.unit,
    now: now.toISOString(),
    contributions: contributions.map(({ game_type, share }) => ({
      gameType: game_type,
      title: gameTypeTitle(game_type, language),
      share,
    })),
  };
}

/**
 * Gives up a bonus: its money returns to the house.
 *
 * @throws AppError NOT_FOUND, NO_LONGER_OPEN for a bonus that has ended, IDEMPOTENCY_CONFLICT
 */
export async function forfeitBonus(call: MemberCall<'forfeitBonus'>): Promise<ValueOf<'forfeitBonus'>> {
  const { member, actor, now } = call;
  const { id } = call.body;
  return call.once({ id }, async (trx) => {
    const bonus = await lockBonus(trx, id, member.id);
    if (bonus === null) throw new AppError('NOT_FOUND');
    if (bonus.state !== 'active') throw new AppError('NO_LONGER_OPEN');
    await endBonus(trx, bonus, 'forfeited', { actor, now });
    return { amount: bonus.amount };
  });
}

/** Ends everyone's bonus and returns the money to the house. */
export async function takeBackBonuses({ trx, merchant, now }: Seeding): Promise<void> {
  for (const bonus of await listActiveBonuses(trx, merchant.id)) await endBonus(trx, bonus, 'forfeited', { actor: 'control', now });
}
