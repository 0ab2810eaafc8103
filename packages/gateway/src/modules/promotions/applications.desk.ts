import { afterEvent, applicationTransitions } from '@livery/contract/activity-states';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import { unitFor } from '#ledger/accounts.ts';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import type { LetterText } from '../inbox/letter-text.rules.ts';
import { sendLetter } from '../inbox/send-letter.action.ts';
import { findApplicant, listForDesk, lockApplication, noteDecision, proves } from './applications.repo.ts';
import { changePart, findPromotion, lockPart } from './promotions.repo.ts';
import { prizeOf } from './promotions.service.ts';
import { grantReward } from '../rewards/rewards.service.ts';
import { readProof } from '../uploads/uploads.service.ts';

export async function readApplications({ db, merchant, query }: DeskCall<'applications'>): Promise<ControlValueOf<'applications'>> {
  const { items, next } = await listForDesk(db, merchant.id, query);
  return {
    items: items.map(({ id, username, titles, state, remarks, pictures, reason, created_at }) => ({
      id,
      account: username,
      promotion: titles.en,
      state,
      remarks,
      pictures: Number(pictures ?? 0),
      reason,
      createdAt: created_at.toISOString(),
    })),
    next,
  };
}

export async function readPictures(
  { db, merchant, query: { id } }: DeskCall<'applicationPictures'>,
  { files }: Pick<Platform, 'files'>,
): Promise<ControlValueOf<'applicationPictures'>> {
  const asked = { purpose: 'promotionApplication', proves: proves(id) } as const;
  return { pictures: await readProof(files, db, merchant, asked) };
}

const rejectionLetter: LetterText = {
  title: { en: 'Your application was not approved', pt: 'Seu pedido não foi aprovado' },
  body: {
    en: 'We looked at it and could not approve it this time:\n\n{reason}\n\nYou may apply again while the activity runs.',
    pt: 'Analisamos e não foi possível aprovar desta vez:\n\n{reason}\n\nVocê pode pedir de novo enquanto a atividade estiver aberta.',
  },
};

/**
 * Decides an application, once. Approval gives the member a reward to claim.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED if it is already decided
 */
export async function decide({ merchant, body, now, by, transaction }: DeskCall<'decideApplication'>): Promise<void> {
  const { id, decision } = body;
  const reason = body.decision === 'reject' ? body.reason : '';
  await transaction(async (trx) => {
    const application = await lockApplication(trx, merchant.id, id);
    if (application === null) throw new AppError('NOT_FOUND');
    const { promotion_id: promotionId, member_id: memberId } = application;
    const state = applicationTransitions[application.state][decision];
    const row = await findPromotion(trx, merchant.id, promotionId);
    const applicant = await findApplicant(trx, memberId);
    const part = await lockPart(trx, { merchantId: merchant.id, memberId }, { promotionId, now });
    const next = afterEvent(part.state, decision);
    if (state === undefined || next === null || row === null) throw new AppError('STATE_CHANGED');
    await noteDecision(trx, id, { state, reason, now });
    const unit = unitFor(applicant.type, merchant.currency);
    const reward = { merchantId: merchant.id, memberId, origin: 'promotion', titles: row.titles, prize: prizeOf(row), unit, now } as const;
    const rewardId = decision === 'approve' ? await grantReward(trx, reward) : null;
    if (decision === 'reject')
      await sendLetter(trx, {
        merchantId: merchant.id,
        memberId,
        topic: 'reward',
        text: rejectionLetter,
        parameters: { reason },
        link: '/member/rewardCenter',
        at: now,
      });
    await changePart(trx, part, { state: next, reward_id: rewardId });
    const details = { application: id, promotion: promotionId, ...(reason === '' ? {} : { reason }) };
    await recordAct(trx, { by, act: `application.${decision}`, merchantId: merchant.id, subject: applicant.username, details });
  });
}
