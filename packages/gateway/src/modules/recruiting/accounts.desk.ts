import type { ControlValueOf } from '@livery/contract/control/shapes';
import { isAgentType, memberTypes } from '@livery/contract/member-types';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import { recordAct } from '#observe/audit-log.ts';
import { hashPassword, passwordQueue } from '#identity/password.ts';
import type { DeskCall } from '#operator/control-route.ts';
import { readRates } from '../invitations/terms.present.ts';
import { lockTerms, lockTree } from '../invitations/terms.repo.ts';
import { findExcess, type AgentTerms } from '../invitations/terms.rules.ts';
import { endAccess } from '../passwords/passwords.repo.ts';
import { readUsername } from '../registration/register-fields.rules.ts';
import { endSessionsOf } from '../session/session.desk.repo.ts';
import { listRegisterRules } from '../system/system.repo.ts';
import { readDepths } from '../agents/tree.desk.repo.ts';
import { replaceFirstPassword } from './accounts.repo.ts';
import { openAccount, readNickname } from './accounts.service.ts';
import { drawFirstPassword } from './first-password.rules.ts';
import { findAgent, turnIntoAgent } from './recruiting.desk.repo.ts';
import { refuseFields, replaceTerms } from './terms.service.ts';

/**
 * Opens an agent, once per key. The merchant bounds a top agent's terms; below an agent, that agent's terms do. The
 * upline's own limit on direct accounts binds neither the desk nor a move.
 *
 * @throws AppError INVALID_REQUEST by field, LIMIT_EXCEEDED by field, USERNAME_TAKEN, IDEMPOTENCY_CONFLICT
 */
export async function openAgent(call: DeskCall<'openAgent'>): Promise<ControlValueOf<'openAgent'>> {
  const { db, merchant, body, by, now } = call;
  const { type, reason } = body;
  const under = body.under?.toLowerCase() ?? null;
  const username = readUsername(await listRegisterRules(db, merchant.id), body.account).toLowerCase();
  const nickname = readNickname(body.nickname);
  const terms = { rates: readRates(body.rates), limits: body.limits };
  refuseType(type, under === null);
  return withPassword(call, { username, nickname, type, under, terms, reason }, async (trx, hash) => {
    const parentId = under === null ? null : await holdParent(trx, { merchantId: merchant.id, account: under, terms });
    await openAccount(trx, { merchant, newcomer: { username, nickname, type, parentId }, terms, hash, now });
    await recordAct(trx, {
      by,
      act: 'agent.open',
      merchantId: merchant.id,
      subject: username,
      details: { type, under, ...terms, reason },
    });
  });
}

interface Parent {
  readonly merchantId: number;
  readonly account: string;
  readonly terms: AgentTerms;
}

/** An agent with room for another account below it, locked until the transaction ends. */
async function holdParent(trx: Transaction<Database>, { merchantId, account, terms }: Parent): Promise<number> {
  const found = await findAgent(trx, merchantId, account);
  if (found === null) throw new AppError('INVALID_REQUEST', { fields: { '/under': 'unknown' } });
  const most = await lockTerms(trx, { merchantId, memberId: found.id });
  // As it is after the lock.
  const parent = await findAgent(trx, merchantId, account);
  if (parent === null || !isAgentType(parent.type)) throw new AppError('INVALID_REQUEST', { fields: { '/under': 'player' } });
  if (parent.state === 'closed') throw new AppError('INVALID_REQUEST', { fields: { '/under': 'closed' } });
  if (parent.depth >= (await readDepths(trx, merchantId)).depth) throw new AppError('LIMIT_EXCEEDED', { fields: { '/under': 'tooDeep' } });
  refuseFields(findExcess(terms, most));
  return parent.id;
}

/**
 * Makes a player an agent in its current place. Its sessions end, because its pages change.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED if the member is no longer a player or is closed, INVALID_REQUEST and LIMIT_EXCEEDED by field
 */
export async function makeAgent({ merchant, body, by, now, transaction }: DeskCall<'makeAgent'>): Promise<void> {
  const { type, reason } = body;
  const account = body.account.toLowerCase();
  const terms = { rates: readRates(body.rates), limits: body.limits };
  await transaction(async (trx) => {
    const found = await findAgent(trx, merchant.id, account);
    if (found === null) throw new AppError('NOT_FOUND');
    if (found.type !== memberTypes.player) throw new AppError('STATE_CHANGED');
    const key = { merchantId: merchant.id, memberId: found.id };
    await lockTree(trx, key);
    const upline = (await findAgent(trx, merchant.id, account))?.parent_id ?? null;
    refuseType(type, upline === null);
    // Terms come first, because they lock the upline before the member, as everywhere else.
    const before = await replaceTerms(trx, key, upline === null ? null : { ...key, memberId: upline }, { terms });
    if (!(await turnIntoAgent(trx, key, type))) throw new AppError('STATE_CHANGED');
    const sessions = await endSessionsOf(trx, key.memberId, now);
    const details = { type, ...terms, before, sessions, reason };
    await recordAct(trx, { by, act: 'agent.make', merchantId: merchant.id, subject: account, details });
  });
}

/**
 * Creates another first password for an account whose owner has not chosen one yet, once per key.
 *
 * @throws AppError NOT_FOUND, STATE_CHANGED if the owner has chosen a password, IDEMPOTENCY_CONFLICT
 */
export async function renewAgentPassword(call: DeskCall<'renewAgentPassword'>): Promise<ControlValueOf<'renewAgentPassword'>> {
  const { merchant, body, by, now } = call;
  const account = body.account.toLowerCase();
  return withPassword(call, { account, reason: body.reason }, async (trx, hash) => {
    const member = await findAgent(trx, merchant.id, account);
    if (member === null) throw new AppError('NOT_FOUND');
    const key = { merchantId: merchant.id, memberId: member.id };
    if (!(await replaceFirstPassword(trx, key, hash, now))) throw new AppError('STATE_CHANGED');
    await endAccess(trx, merchant.id, member.id, null);
    await recordAct(trx, { by, act: 'agent.password', merchantId: merchant.id, subject: account, details: { reason: body.reason } });
  });
}

/** Contracts with the upline need one. */
function refuseType(type: number, isTop: boolean): void {
  const isOfUpline = type === memberTypes.affiliate || type === memberTypes.subAffiliate;
  if (isTop && isOfUpline) throw new AppError('INVALID_REQUEST', { fields: { '/type': 'upline' } });
}

type KeyedCall = Pick<DeskCall<'openAgent'>, 'signal' | 'once'>;

/** Runs the work once per key, with the hash of a new password, which only the first answer shows. */
async function withPassword(
  { signal, once }: KeyedCall,
  request: object,
  work: (trx: Transaction<Database>, hash: string) => Promise<void>,
): Promise<{ password: string | null }> {
  const password = drawFirstPassword();
  let isMade = false;
  return once(
    request,
    async (trx, hash: string) => {
      await work(trx, hash);
      isMade = true;
      return {};
    },
    {
      prepare: () => passwordQueue.admit((place) => hashPassword(password, place), signal),
      present: async () => ({ password: isMade ? password : null }),
    },
  );
}
