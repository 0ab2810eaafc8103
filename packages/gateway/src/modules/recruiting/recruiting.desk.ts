import type { ControlValueOf } from '@livery/contract/control/shapes';
import { isAgentType, isTrialType } from '@livery/contract/member-types';
import { AppError } from '#base/app-error.ts';
import { recordAct } from '#observe/audit-log.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { presentRates, readRates } from '../invitations/terms.present.ts';
import { lockTree, readAgentTerms, readFloors, readTerms } from '../invitations/terms.repo.ts';
import { mostOfChild, noLimits } from '../invitations/terms.rules.ts';
import { findAgent } from './recruiting.desk.repo.ts';
import { replaceTerms } from './terms.service.ts';

/** @throws AppError NOT_FOUND for an account that does not exist at the merchant, and for a trial account */
export async function readAgentTermsOf({ db, merchant, query }: DeskCall<'agentTerms'>): Promise<ControlValueOf<'agentTerms'>> {
  const member = await findAgent(db, merchant.id, query.account);
  if (member === null || isTrialType(member.type)) throw new AppError('NOT_FOUND');
  const key = { merchantId: merchant.id, memberId: member.id };
  const { parent_id: uplineId } = member;
  const [own, least, upper] = await Promise.all([
    readTerms(db, key),
    readFloors(db, key),
    uplineId === null ? null : readAgentTerms(db, { ...key, memberId: uplineId }),
  ]);
  // As in `lockTerms`: a closed agent passes on nothing.
  const most = upper && mostOfChild(member.upline_state === 'active' ? upper : { rates: {}, limits: noLimits });
  return {
    account: query.account.toLowerCase(),
    type: member.type,
    upline: member.upline,
    rates: presentRates(own.rates),
    limits: isAgentType(member.type) ? (own.limits ?? noLimits) : null,
    most: most && { rates: presentRates(most.rates), limits: most.limits },
    least: least.map(({ field, least: floor, account }) => ({ field, least: floor, account })),
  };
}

/**
 * Sets the terms of an agent, or of a player in a team.
 *
 * @throws AppError NOT_FOUND if there is no such account, INVALID_REQUEST for a player with limits or an agent without,
 * STATE_CHANGED if the terms have changed since they were read, LIMIT_EXCEEDED by field for more than the upline has or
 * less than the downline
 */
export async function setAgentTerms({ merchant, body, by, transaction }: DeskCall<'setAgentTerms'>): Promise<void> {
  const terms = { rates: readRates(body.rates), limits: body.limits };
  const seen = body.seen && { rates: readRates(body.seen.rates), limits: body.seen.limits };
  const account = body.account.toLowerCase();
  await transaction(async (trx) => {
    const found = await findAgent(trx, merchant.id, account);
    if (found === null || !(isAgentType(found.type) || found.parent_id !== null)) throw new AppError('NOT_FOUND');
    const key = { merchantId: merchant.id, memberId: found.id };
    await lockTree(trx, key);
    // It may have moved or become an agent before the lock.
    const member = await findAgent(trx, merchant.id, account);
    if (member === null || isAgentType(member.type) !== (terms.limits !== null))
      throw new AppError('INVALID_REQUEST', { fields: { '/limits': 'type' } });
    const upline = member.parent_id;
    const before = await replaceTerms(trx, key, upline === null ? null : { ...key, memberId: upline }, { terms, seen });
    const details = { ...terms, before, reason: body.reason };
    await recordAct(trx, { by, act: 'agent.terms', merchantId: merchant.id, subject: account, details });
  });
}
