import type { BonusGrantOrder } from '@livery/contract/control/bonuses';
import type { BodyOf, QueryOf, ValueOf } from '@livery/contract/shapes';
import { unitFor } from '#ledger/accounts.ts';
import { once } from '#ledger/idempotency.ts';
import { recordAct, type ActingBy } from '#observe/audit-log.ts';
import { AppError } from '#base/app-error.ts';
import { allowancesOf } from '#tenancy/compliance.ts';
import type { Member } from '#identity/member.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { RequestContext } from '#http/context.ts';
import type { Seeding } from '#http/module.ts';
import type { Platform } from '#base/platform.ts';
import { findMember } from '../member/member.repo.ts';
import { gameTypeTitle } from '../games/catalogue/game-type-title.ts';
import { listActiveBonuses, listBonuses, listContributions, lockBonus, sumActiveBonuses } from './bonuses.repo.ts';
import { presentBonus } from './bonuses.present.ts';
import { endBonus } from './end-bonus.ts';
import { grantBonus } from './grant-bonus.ts';

type Call = RequestContext & { readonly member: Member };

/** A page of the member's bonuses, what is held in them, and what a stake on each type of game counts. */
export async function readBonuses(call: Call & { readonly query: QueryOf<'bonuses'> }): Promise<ValueOf<'bonuses'>> {
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
 * Gives a bonus up: what it holds goes back to the house.
 *
 * @throws AppError NOT_FOUND, NO_LONGER_OPEN for a bonus that has ended, IDEMPOTENCY_CONFLICT
 */
export async function forfeitBonus(call: Call & { readonly body: BodyOf<'forfeitBonus'> }): Promise<ValueOf<'forfeitBonus'>> {
  const { merchant, member, now, body, transaction } = call;
  return transaction(async (trx) => {
    const actor = `member:${member.id}` as const;
    const asked = { merchantId: merchant.id, actor, key: body.idempotencyKey, request: { forfeit: body.id }, at: now };
    const { answer } = await once(trx, asked, async () => {
      const bonus = await lockBonus(trx, body.id, member.id);
      if (bonus === null) throw new AppError('NOT_FOUND');
      if (bonus.state !== 'active') throw new AppError('NO_LONGER_OPEN');
      await endBonus(trx, bonus, 'forfeited', { actor, now });
      return { amount: bonus.amount };
    });
    return answer;
  });
}

const day = 86_400_000;

/**
 * Gives a member a bonus by hand, with why.
 *
 * @throws AppError NOT_FOUND, LIMIT_EXCEEDED for more stakes than the merchant's law lets it ask for, IDEMPOTENCY_CONFLICT
 */
export async function grantByDesk(
  { tenants, jobs }: Platform,
  merchant: Merchant,
  { account, amount, rollover, days, reason, idempotencyKey }: BonusGrantOrder,
  now: Date,
  by: ActingBy,
): Promise<{ bonusId: number }> {
  if (rollover > (allowancesOf(merchant.profile).highestRollover ?? rollover))
    throw new AppError('LIMIT_EXCEEDED', { fields: { '/rollover': 'maximum' } });
  return tenants.transaction(merchant.id, async (trx) => {
    const member = await findMember(trx, merchant.id, account);
    if (member === null) throw new AppError('NOT_FOUND');
    const request = { bonus: { account, amount, rollover, days } };
    const asked = { merchantId: merchant.id, actor: 'control' as const, key: idempotencyKey, request, at: now };
    const { answer } = await once(trx, asked, async () => {
      const { bonusId } = await grantBonus(trx, jobs, {
        merchantId: merchant.id,
        memberId: member.id,
        unit: unitFor(member.type, merchant.currency),
        amount,
        source: 'bonus',
        rollover,
        expiresAt: new Date(now.getTime() + days * day),
        actor: 'control',
        reason,
        now,
      });
      const details = { bonusId, amount, rollover, days, reason };
      await recordAct(trx, { by, act: 'bonus.grant', merchantId: merchant.id, subject: account, details });
      return { bonusId };
    });
    return answer;
  });
}

/** Nobody has a bonus any more; the house has the money of all. */
export async function takeBackBonuses({ trx, merchant, now }: Seeding): Promise<void> {
  for (const bonus of await listActiveBonuses(trx, merchant.id)) await endBonus(trx, bonus, 'forfeited', { actor: 'control', now });
}
