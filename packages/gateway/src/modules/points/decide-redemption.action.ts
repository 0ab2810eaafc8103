import type { Actor } from '#ledger/facts.ts';
import type { JobQueue } from '#jobs/job-queue.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { moved, post } from '#ledger/ledger.ts';
import { AppError } from '#base/app-error.ts';
import { tellMember } from '#push/tell-member.ts';
import type { LetterText } from '../inbox/letter-text.rules.ts';
import { sendLetter } from '../inbox/send-letter.action.ts';
import { payReward } from '../bonuses/pay-reward.action.ts';
import { lockGood, takeStock } from './goods.repo.ts';
import { issuedPoints, openPoints } from './point-account.service.ts';
import { lockRedemption, noteDecision } from './redemptions.repo.ts';

const bonusLife = 30 * 24 * 3_600_000;

type Locked = NonNullable<Awaited<ReturnType<typeof lockRedemption>>>;

export interface Deciding {
  readonly decision: 'approve' | 'reject';
  readonly remark: string;
  readonly actor: Actor;
  readonly now: Date;
}

/**
 * Decides a redemption, once. Approval pays the reward, rejection returns points and pieces. The member gets a letter.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED for what is decided
 */
export async function decideRedemption(
  trx: LedgerTransaction,
  jobs: JobQueue,
  { merchantId, redemptionId }: { readonly merchantId: number; readonly redemptionId: number },
  { decision, remark, actor, now }: Deciding,
): Promise<Locked> {
  const redemption = await lockRedemption(trx, merchantId, redemptionId);
  if (redemption === null) throw new AppError('NOT_FOUND');
  if (redemption.state !== 'inProcess') throw new AppError('STATE_CHANGED');
  if (decision === 'reject') await takeBack(trx, redemption, remark, { actor, now });
  else {
    const transactionId = await pay(trx, jobs, redemption, { actor, now });
    await noteDecision(trx, redemptionId, { state: 'approved', remark, transactionId, now });
  }
  const told = { merchantId, memberId: redemption.member_id, at: now };
  await sendLetter(trx, {
    ...told,
    topic: 'reward',
    text: withRemark(letters[decision], remark),
    parameters: { points: redemption.points, ...(remark === '' ? {} : { remark }) },
    link: '/member/pointHistory',
  });
  await tellMember(trx, { ...told, topic: 'points' });
  return redemption;
}

type By = Pick<Deciding, 'actor' | 'now'>;

/** Returns the transaction, or null for physical goods, which are shipped. */
async function pay(trx: LedgerTransaction, jobs: JobQueue, redemption: Locked, { actor, now }: By): Promise<number | null> {
  const { id, merchant_id: merchantId, member_id: memberId, unit, amount, rollover } = redemption;
  if (amount === null) return null;
  const bonus = rollover === null ? null : { rollover, expiresAt: new Date(now.getTime() + bonusLife) };
  return payReward(trx, jobs, {
    merchantId,
    memberId,
    unit,
    amount,
    kind: 'pointReward',
    actor,
    subject: `redemption:${id}` as const,
    now,
    bonus,
  });
}

/** Rejects an undecided redemption. Its points and goods go back. */
export async function takeBack(trx: LedgerTransaction, redemption: Locked, remark: string, { actor, now }: By): Promise<void> {
  const { id, merchant_id: merchantId, member_id: memberId, good_id: goodId, quantity, points, spend_txn: reverses } = redemption;
  const good = goodId === null ? null : await lockGood(trx, merchantId, goodId);
  if (good !== null) await takeStock(trx, good, -quantity);
  const entries = moved(issuedPoints, await openPoints(trx, { merchantId, memberId }), points);
  const posting = { merchantId, kind: 'pointReturn' as const, actor, at: now, subject: `redemption:${id}` as const, entries, reverses };
  const { transactionId } = await post(trx, posting);
  await noteDecision(trx, id, { state: 'rejected', remark, transactionId, now });
}

const letters: Readonly<Record<Deciding['decision'], LetterText>> = {
  approve: {
    title: { en: 'Your redemption was approved', pt: 'Sua troca foi aprovada' },
    body: { en: 'What you redeemed for {points} points is yours.', pt: 'O que você trocou por {points} pontos é seu.' },
  },
  reject: {
    title: { en: 'Your redemption was not approved', pt: 'Sua troca não foi aprovada' },
    body: { en: '{points} points are back in your balance.', pt: '{points} pontos voltaram para o seu saldo.' },
  },
};

function withRemark({ title, body }: LetterText, remark: string): LetterText {
  if (remark === '') return { title, body };
  return { title, body: { en: `${body.en}\n\n{remark}`, pt: `${body.pt}\n\n{remark}` } };
}
