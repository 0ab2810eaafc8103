import type { LoginAnswer } from '@livery/contract/shapes';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Messages } from '#ports/messages/messages.ts';
import { AppError } from '#base/app-error.ts';
import type { RequestContext } from '#http/context.ts';
import { hasSecondFactor } from '../second-factor/spend-factor.action.ts';
import { challengeLogin } from './second-step.action.ts';
import { openSession, type OpeningOptions, type SessionHolder } from './open-session.action.ts';

export interface LoginHolder extends SessionHolder {
  readonly state: 'active' | 'closed';
}

/**
 * What follows the first factor: a session, or a challenge for the second factor.
 *
 * @throws AppError ACCOUNT_CLOSED, which only the holder of the factor learns
 */
export async function finishLogin(
  trx: Transaction<Database>,
  call: RequestContext,
  messages: Messages,
  holder: LoginHolder,
  options: OpeningOptions,
): Promise<LoginAnswer> {
  if (holder.state === 'closed') throw new AppError('ACCOUNT_CLOSED');
  if (await hasSecondFactor(trx, { merchantId: call.merchant.id, memberId: holder.id })) return challengeLogin(trx, call, holder, options);
  return openSession(trx, call, messages, holder, options);
}
