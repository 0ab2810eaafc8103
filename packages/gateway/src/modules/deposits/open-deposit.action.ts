import { randomUUID } from 'node:crypto';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import { countUses, defineLimit, refuseFor } from '#limits/rate-counter.ts';
import type { MemberCall } from '#http/route.ts';
import { askProvider, requestPayment } from './ask-provider.job.ts';
import { requireMethod } from './deposit-methods.service.ts';
import { findDeposit, insertDeposit, type DepositRow } from './deposits.repo.ts';
import { expireDeposit } from './expire-deposit.job.ts';

/** The limit per member. Each costs a call to the provider, and no member needs more. */
const openLimit = defineLimit({ scope: 'deposit-open', uses: 60, window: 3_600_000 });

const second = 1_000;
/** Until the provider has said how long it waits. */
const firstTimeout = 10 * 60 * second;
/** The request asks the provider itself. The job retries if that fails. */
const requestDelay = 15 * second;

const centres = { member: '/member', agent: '/agentHome' } as const;

/** The scope of its key. */
interface Opened {
  readonly id: string;
}

/**
 * Opens a deposit once per key and asks the provider for its payment. If the provider does not answer, the deposit
 * stays `created`, and a job asks again.
 *
 * @throws AppError NOT_AVAILABLE, LIMIT_EXCEEDED, IDEMPOTENCY_CONFLICT, RATE_LIMITED, UNAVAILABLE if the provider does
 * not list its methods
 */
export async function openDeposit(call: MemberCall<'openDeposit'>, platform: Platform): Promise<DepositRow> {
  const { merchant } = call;
  const { id } = await open(call, platform);
  // The deposit exists in any case, and the job retries, so a refusal would wrongly report a failure.
  await askProvider(platform, merchant, id).catch(() => {});
  const deposit = await findDeposit(call.db, merchant.id, id);
  if (deposit === undefined) throw new AppError('NOT_FOUND');
  return deposit;
}

function open(call: MemberCall<'openDeposit'>, platform: Platform): Promise<Opened> {
  const { body, merchant, member, origin, now } = call;
  const merchantId = merchant.id;
  const { idempotencyKey: _, ...request } = body;
  // A repeated call gets its first answer, even if the method has changed. No transaction waits for a provider.
  const prepare = () => requireMethod(platform.payments, merchant, body.method, body.amount);
  return call.once(
    request,
    async (trx, { provider, method }: Awaited<ReturnType<typeof prepare>>) => {
      refuseFor(await countUses(trx, [{ limit: openLimit, merchantId, subject: String(member.id) }], now));
      const id = randomUUID();
      const expiresAt = new Date(now.getTime() + firstTimeout);
      await insertDeposit(trx, {
        merchantId,
        id,
        memberId: member.id,
        provider,
        method: method.code,
        kind: method.kind,
        unit: method.unit,
        amount: body.amount,
        feeRate: method.feeRate,
        createdAt: now,
        expiresAt,
        returnTo: origin === null ? null : `${origin}${centres[body.centre ?? 'member']}/depositv2?deposit=${id}`,
      });
      await platform.jobs.enqueue(trx, expireDeposit, { depositId: id }, { merchantId, at: expiresAt });
      await platform.jobs.enqueue(trx, requestPayment, { depositId: id }, { merchantId, at: new Date(now.getTime() + requestDelay) });
      return { id };
    },
    { prepare },
  );
}
