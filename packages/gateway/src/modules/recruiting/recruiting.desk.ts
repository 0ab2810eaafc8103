import type { ControlValueOf } from '@livery/contract/control/shapes';
import { isAgentType } from '@livery/contract/member-types';
import { AppError } from '#base/app-error.ts';
import { recordAct } from '#observe/audit-log.ts';
import { hashPassword, passwordQueue } from '#identity/password.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { readUsername } from '../registration/register-fields.rules.ts';
import { listRegisterRules } from '../system/system.repo.ts';
import { openAccount, readNickname } from './accounts.service.ts';
import { drawFirstPassword } from './first-password.rules.ts';
import { findAgent } from './recruiting.desk.repo.ts';
import { presentRates, readRates } from '../invitations/terms.present.ts';
import { lockTree, readAgentTerms } from '../invitations/terms.repo.ts';
import { replaceTerms } from './terms.service.ts';

/** @throws AppError NOT_FOUND if the account is not an agent */
export async function readAgentTermsOf({ db, merchant, query }: DeskCall<'agentTerms'>): Promise<ControlValueOf<'agentTerms'>> {
  const agent = await findAgent(db, merchant.id, query.account);
  if (agent === null || !isAgentType(agent.type)) throw new AppError('NOT_FOUND');
  const { rates, limits } = await readAgentTerms(db, { merchantId: merchant.id, memberId: agent.id });
  return { account: query.account, type: agent.type, upline: agent.upline, rates: presentRates(rates), limits };
}

/** @throws AppError NOT_FOUND if the account is not an agent, INVALID_REQUEST, LIMIT_EXCEEDED by field for more than the upline has or less than the downline */
export async function setAgentTerms({ merchant, body, by, transaction }: DeskCall<'setAgentTerms'>): Promise<void> {
  const terms = { rates: readRates(body.rates), limits: body.limits };
  await transaction(async (trx) => {
    const found = await findAgent(trx, merchant.id, body.account);
    if (found === null || !isAgentType(found.type)) throw new AppError('NOT_FOUND');
    const key = { merchantId: merchant.id, memberId: found.id };
    await lockTree(trx, key);
    // It may have moved before the lock.
    const upline = (await findAgent(trx, merchant.id, body.account))?.parent_id ?? null;
    await replaceTerms(trx, key, upline === null ? null : { ...key, memberId: upline }, terms);
    await recordAct(trx, { by, act: 'agent.terms', merchantId: merchant.id, subject: body.account, details: { ...terms } });
  });
}

/**
 * Opens an agent of the first level, whose terms only the merchant bounds.
 *
 * @throws AppError INVALID_REQUEST, USERNAME_TAKEN
 */
export async function openAgent({
  db,
  merchant,
  body,
  by,
  now,
  signal,
  transaction,
}: DeskCall<'openAgent'>): Promise<{ password: string }> {
  const username = readUsername(await listRegisterRules(db, merchant.id), body.account).toLowerCase();
  const newcomer = { username, nickname: readNickname(body.nickname), type: body.type, parentId: null };
  const terms = { rates: readRates(body.rates), limits: body.limits };
  const password = drawFirstPassword();
  const hash = await passwordQueue.admit((place) => hashPassword(password, place), signal);
  await transaction(async (trx) => {
    await openAccount(trx, { merchant, newcomer, terms, hash, now });
    const details = { type: body.type, ...terms };
    await recordAct(trx, { by, act: 'agent.open', merchantId: merchant.id, subject: username, details });
  });
  return { password };
}
