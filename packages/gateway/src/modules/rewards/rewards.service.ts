import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { JobQueue } from '#jobs/job-queue.ts';
import { inPurse, readPurse } from '#ledger/accounts.ts';
import { AppError } from '#base/app-error.ts';
import { tellMember } from '#push/tell-member.ts';
import type { LetterText } from '../inbox/letter-text.rules.ts';
import { sendLetter } from '../inbox/send-letter.action.ts';
import { payReward } from '../bonuses/pay-reward.action.ts';
import { issueTickets } from './prize-pools.repo.ts';
import { insertReward, lockReward, noteClaim, type NewReward } from './rewards.repo.ts';
import type { MemberKey } from '#base/member-key.ts';

/** The wagering requirement of a bonus, as far as the law allows one. */
export const bonusRollover = 3;
/** How many days a reward waits for its member, and how many its bonus lasts. */
export const rewardDays = 30;
const rewardLife = rewardDays * 24 * 3_600_000;

type Granted = Omit<NewReward, 'expiresAt'>;

const waitsLetter: LetterText = {
  title: { en: 'A reward is waiting for you', pt: 'Um prêmio espera por você' },
  body: {
    en: `Open your rewards to claim it. It waits for ${rewardDays} days.`,
    pt: `Abra a central de prêmios para resgatar. Ele espera por ${rewardDays} dias.`,
  },
};

/** Creates a reward that the member claims in the reward centre, with a message. Returns its id. */
export async function grantReward(trx: Transaction<Database>, reward: Granted): Promise<number> {
  const { merchantId, memberId, now } = reward;
  const id = await keep(trx, reward);
  await sendLetter(trx, { merchantId, memberId, topic: 'reward', text: waitsLetter, link: '/member/rewardCenter', at: now });
  await tellMember(trx, { merchantId, memberId, topic: 'rewards', at: now });
  return id;
}

/** Pays a reward at once. `note` links it to its cause. */
export async function payAtOnce(
  trx: Transaction<Database>,
  jobs: JobQueue,
  reward: Granted,
  note: (rewardId: number) => Promise<void>,
): Promise<{ rewardId: number; balance: number }> {
  const rewardId = await keep(trx, reward);
  await note(rewardId);
  return { rewardId, balance: await claimReward(trx, jobs, reward, rewardId, reward.now) };
}

function keep(trx: Transaction<Database>, reward: Granted): Promise<number> {
  return insertReward(trx, { ...reward, expiresAt: new Date(reward.now.getTime() + rewardLife) });
}

/**
 * Pays a waiting reward, once: cash, a bonus with wagering, or tickets. Returns the cash balance after it.
 *
 * @throws AppError NOT_FOUND if it is not the member's, STATE_CHANGED if it was claimed or has expired
 */
export async function claimReward(
  trx: Transaction<Database>,
  jobs: JobQueue,
  { merchantId, memberId }: MemberKey,
  rewardId: number,
  now: Date,
): Promise<number> {
  const reward = await lockReward(trx, { merchantId, memberId }, rewardId);
  if (reward === null) throw new AppError('NOT_FOUND');
  if (reward.claimed_at !== null || reward.expires_at <= now) throw new AppError('STATE_CHANGED');
  const { kind, amount, unit, ticket_pool: poolId } = reward;
  if (kind === 'tickets') {
    if (poolId === null) throw new Error(`Reward ${rewardId} names no draw`);
    await issueTickets(trx, { merchantId, memberId, poolId, count: amount, now });
    await noteClaim(trx, rewardId, null, now);
  } else {
    const transactionId = await payReward(trx, jobs, {
      merchantId,
      memberId,
      unit,
      amount,
      kind: 'reward',
      actor: `member:${memberId}` as const,
      subject: `reward:${rewardId}`,
      now,
      bonus: kind === 'cash' ? null : { rollover: bonusRollover, expiresAt: new Date(now.getTime() + rewardLife) },
    });
    await noteClaim(trx, rewardId, transactionId, now);
  }
  await tellMember(trx, { merchantId, memberId, topic: 'counts', at: now });
  return inPurse(await readPurse(trx, memberId), 'CASH', unit).balance;
}
