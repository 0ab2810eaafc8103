import { afterEvent, applicationLimits } from '@livery/contract/activity-states';
import type { Promotion, ValueOf } from '@livery/contract/shapes';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import type { Member } from '#identity/member.ts';
import type { RequestContext } from '#http/context.ts';
import type { Platform } from '#base/platform.ts';
import type { MemberCall } from '#http/route.ts';
import { readReward } from '../rewards/reward-centre.service.ts';
import { claimReward, payAtOnce } from '../rewards/rewards.service.ts';
import { bindUploads } from '../uploads/uploads.service.ts';
import { insertApplication, proves } from './applications.repo.ts';
import { changePart, findPromotion, listParts, lockPart, noteStep, type PartRow, type PromotionRow } from './promotions.repo.ts';
import { countGraphemes } from './promotions.rules.ts';
import { isAllowed, readPromotion, standingOf } from './standing.service.ts';
import { keyOf } from '#base/member-key.ts';

interface Stepped {
  readonly row: PromotionRow;
  readonly part: PartRow;
  /** The state that the event leads to. */
  readonly state: PartRow['state'];
  readonly before: PartRow['state'];
  readonly period: string;
  /** The database's time once the participation was locked. */
  readonly now: Date;
}

type Caller = Pick<RequestContext, 'merchant' | 'language' | 'now' | 'timeIn'> & { readonly member: Member };

/**
 * The member's participation, locked, and the state after an event.
 *
 * @throws AppError NOT_FOUND, OPERATION_NOT_ALLOWED below the required level, STATE_CHANGED if the event cannot happen
 */
async function step(
  trx: Transaction<Database>,
  promotionId: number,
  event: 'join' | 'sign' | 'apply' | 'claim',
  { merchant, member, now: calledAt, timeIn }: Caller,
): Promise<Stepped> {
  const participant = { merchantId: merchant.id, memberId: member.id };
  const row = await findPromotion(trx, merchant.id, promotionId);
  if (row === null || !isAllowed(row, merchant)) throw new AppError('NOT_FOUND');
  if (row.rule.vipLevel > member.vipLevel) throw new AppError('OPERATION_NOT_ALLOWED');
  const part = await lockPart(trx, participant, { promotionId, now: calledAt });
  const now = await timeIn(trx);
  const known = (await listParts(trx, participant)).find(({ promotion_id }) => promotion_id === promotionId) ?? null;
  const { state: before, period } = await standingOf(trx, row, known, { merchant, member, now });
  const state = afterEvent(before, event);
  if (state === null) throw new AppError('STATE_CHANGED');
  if (event !== 'apply' && !(await noteStep(trx, part, { step: event, period, now }))) throw new AppError('STATE_CHANGED');
  return { row, part, state, before, period, now };
}

/**
 * Joins a promotion, whose stakes count from then on, or signs in for the day.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED
 */
export async function takePart(call: MemberCall<'takePart'>): Promise<Promotion> {
  const { body, transaction } = call;
  return transaction(async (trx) => {
    const { row, part, state, period, now } = await step(trx, body.promotionId, body.step, call);
    if (row.way !== body.step) throw new AppError('STATE_CHANGED');
    // A streak that brought its prize starts again.
    const days = part.days >= row.rule.days ? 0 : part.days;
    await changePart(trx, part, {
      state,
      period,
      since: now,
      days: body.step === 'sign' ? days + 1 : part.days,
      reward_id: null,
    });
    return readPromotion(trx, row.id, call);
  });
}

/**
 * Applies with a text and up to three uploaded pictures. The desk decides.
 *
 * @throws AppError INVALID_REQUEST if the text is too long, NOT_FOUND also for pictures that are not the member's,
 * STATE_CHANGED
 */
export async function applyFor(call: MemberCall<'applyForPromotion'>): Promise<Promotion> {
  const { merchant, member, body, now, transaction } = call;
  const remarks = body.remarks.trim();
  if (countGraphemes(remarks) > applicationLimits.remarks) throw new AppError('INVALID_REQUEST', { fields: { '/remarks': 'maxLength' } });
  const participant = { merchantId: merchant.id, memberId: member.id };
  return transaction(async (trx) => {
    const { row, part, state, period } = await step(trx, body.promotionId, 'apply', call);
    if (row.way !== 'apply') throw new AppError('STATE_CHANGED');
    const applicationId = await insertApplication(trx, participant, { promotionId: row.id, remarks, now });
    if (body.pictures.length > 0)
      await bindUploads(
        trx,
        { ...participant, purpose: 'promotionApplication' },
        { uploadIds: body.pictures, proves: proves(applicationId) },
      );
    await changePart(trx, part, { state, period, reward_id: null });
    return readPromotion(trx, row.id, call);
  });
}

/**
 * Pays the reward of a promotion, or what the desk issued for it, at once.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED, IDEMPOTENCY_CONFLICT
 */
export async function claimPromotion(call: MemberCall<'claimPromotion'>, { jobs }: Platform): Promise<ValueOf<'claimPromotion'>> {
  const { member, language } = call;
  const owner = keyOf(call);
  const { promotionId } = call.body;
  return call.once({ promotionId }, async (trx) => {
    const { row, part, state, before, period, now } = await step(trx, promotionId, 'claim', call);
    const reward = { ...owner, origin: 'promotion', titles: row.titles, prize: prizeOf(row), unit: member.unit, now } as const;
    const note = (id: number): Promise<void> => changePart(trx, part, { state, period, days: 0, reward_id: id });
    const issued = before === 'issued' ? part.reward_id : null;
    if (issued !== null) {
      await claimReward(trx, jobs, owner, issued, now);
      await note(issued);
    }
    const rewardId = issued ?? (await payAtOnce(trx, jobs, reward, note)).rewardId;
    return {
      promotion: await readPromotion(trx, promotionId, call),
      reward: await readReward(trx, owner, rewardId, { language, now }),
    };
  });
}

export function prizeOf({ prize_kind: kind, prize_amount: amount, ticket_pool: ticketPool }: PromotionRow) {
  return { kind, amount, ticketPool };
}
