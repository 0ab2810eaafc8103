import { afterEvent, applicationTransitions } from '@livery/contract/activity-states';
import type { ControlPage } from '@livery/contract/control/merchant';
import type { ApplicationPictures, ApplicationsQuery, Decision, DeskApplication } from '@livery/contract/control/promotions';
import type { Static } from 'typebox';
import { unitFor } from '#ledger/accounts.ts';
import { recordAct, type ActingBy } from '#observe/audit-log.ts';
import { AppError } from '#base/app-error.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { Platform } from '#base/platform.ts';
import type { LetterText } from '../inbox/letter-text.ts';
import { sendLetter } from '../inbox/send-letter.ts';
import { findApplicant, listForDesk, lockApplication, noteDecision, proves } from './applications.repo.ts';
import { changePart, findPromotion, lockPart } from './promotions.repo.ts';
import { prizeOf } from './promotions.service.ts';
import { grantReward } from '../rewards/rewards.service.ts';
import { readProof } from '../uploads/uploads.service.ts';

export async function readApplications(
  { tenants }: Platform,
  merchant: Merchant,
  query: Static<typeof ApplicationsQuery>,
): Promise<ControlPage<DeskApplication>> {
  const { items, next } = await listForDesk(tenants.of(merchant.id), merchant.id, query);
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

export async function readPictures({ tenants, files }: Platform, merchant: Merchant, applicationId: number): Promise<ApplicationPictures> {
  const asked = { purpose: 'promotionApplication', proves: proves(applicationId) } as const;
  return { pictures: await readProof(files, tenants.of(merchant.id), merchant, asked) };
}

const rejectionLetter: LetterText = {
  title: { en: 'Your application was not approved', pt: 'Seu pedido não foi aprovado' },
  body: {
    en: 'We looked at it and could not approve it this time:\n\n{reason}\n\nYou may apply again while the activity runs.',
    pt: 'Analisamos e não foi possível aprovar desta vez:\n\n{reason}\n\nVocê pode pedir de novo enquanto a atividade estiver aberta.',
  },
};

/**
 * Decides an application, once: an approved one brings a reward, which waits for the member.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED for what is decided
 */
export async function decide({ tenants }: Platform, merchant: Merchant, body: Decision, now: Date, by: ActingBy): Promise<void> {
  const { id, decision } = body;
  const reason = body.decision === 'reject' ? body.reason : '';
  await tenants.transaction(merchant.id, async (trx) => {
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
