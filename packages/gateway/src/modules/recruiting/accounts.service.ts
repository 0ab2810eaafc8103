import type { ValueOf } from '@livery/contract/shapes';
import { memberTypes } from '@livery/contract/member-types';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { AppError } from '#base/app-error.ts';
import { recordAct } from '#observe/audit-log.ts';
import { openMemberAccount } from '#ledger/accounts.ts';
import type { MemberCall } from '#http/route.ts';
import { hashPassword, memberPasswordQueue } from '#identity/password.ts';
import { countUse, defineLimit, refuseFor } from '#limits/rate-counter.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { sendWelcome } from '../inbox/send-welcome.action.ts';
import { endAccess } from '../passwords/passwords.repo.ts';
import { keyOf } from '#base/member-key.ts';
import { nicknameProblem } from '../profile/profile-fields.rules.ts';
import { readUsername } from '../registration/register-fields.rules.ts';
import { insertMember, insertProfile, nothingTold } from '../registration/registration.repo.ts';
import { giveReferralCode } from '../registration/registration.service.ts';
import { listRegisterRules } from '../system/system.repo.ts';
import { insertFirstPassword, replaceFirstPassword } from './accounts.repo.ts';
import { childTypeOf } from '../invitations/child-type.rules.ts';
import { findInTeam } from './team.repo.ts';
import { drawFirstPassword } from './first-password.rules.ts';
import { readOffer } from '../invitations/terms.present.ts';
import { countDirect, hasLevelBelow, lockTerms, writeTerms } from '../invitations/terms.repo.ts';
import type { Terms } from '../invitations/terms.rules.ts';
import { requireRoom } from './terms.service.ts';

/** The limit of accounts and first passwords that an agent creates, because each costs a hash. */
export const accountLimit = defineLimit({ scope: 'downline-account', uses: 60, window: 10 * 60_000 });

type FirstPassword = ValueOf<'addDownline'>;

/**
 * Adds an account below the agent, once per key. Only the first answer has its first password.
 *
 * @throws AppError INVALID_REQUEST, RATE_LIMITED, UNAVAILABLE, LIMIT_EXCEEDED by field, USERNAME_TAKEN, IDEMPOTENCY_CONFLICT
 */
export async function addDownline(call: MemberCall<'addDownline'>): Promise<FirstPassword> {
  const { db, merchant, member: agent, actor, body, now, requestId } = call;
  const { kind } = body;
  const typed = readUsername(await listRegisterRules(db, merchant.id), body.username);
  const nickname = readNickname(body.nickname);
  const offer = readOffer(body);
  const type = kind === 'agent' ? childTypeOf(agent.type) : memberTypes.player;
  return withFirstPassword(call, { username: typed, nickname, kind, offer }, async (trx, hash) => {
    const own = await lockTerms(trx, keyOf(call));
    const room = { direct: await countDirect(trx, keyOf(call)), hasLevel: await hasLevelBelow(trx, keyOf(call)) };
    requireRoom({ kind, offer, ...room }, own);
    const newcomer = { username: typed.toLowerCase(), nickname, type, parentId: agent.id };
    const memberId = await openAccount(trx, { merchant, newcomer, terms: offer, hash, now });
    const by = { actor, requestId };
    const details = { kind, ...offer };
    await recordAct(trx, { by, act: 'downline.add', merchantId: merchant.id, subject: newcomer.username, details });
    return { memberId, username: newcomer.username };
  });
}

/**
 * Creates another first password for one of the agent's own accounts whose owner has not chosen one yet.
 *
 * @throws AppError NOT_FOUND for an unknown account, STATE_CHANGED, RATE_LIMITED, UNAVAILABLE, IDEMPOTENCY_CONFLICT
 */
export async function renewFirstPassword(call: MemberCall<'renewFirstPassword'>): Promise<FirstPassword> {
  const { merchant, member: agent, actor, body, now, requestId } = call;
  const { memberId } = body;
  return withFirstPassword(call, { memberId }, async (trx, hash) => {
    const member = await findInTeam(trx, keyOf(call), memberId);
    if (member === null || member.parent_id !== agent.id) throw new AppError('NOT_FOUND');
    const key = { merchantId: merchant.id, memberId };
    if (!(await replaceFirstPassword(trx, key, hash, now))) throw new AppError('STATE_CHANGED');
    await endAccess(trx, merchant.id, memberId, null);
    const by = { actor, requestId };
    await recordAct(trx, { by, act: 'downline.password', merchantId: merchant.id, subject: member.username, details: {} });
    return { memberId, username: member.username };
  });
}

type KeyedCall = Pick<MemberCall<'addDownline'>, 'db' | 'merchant' | 'member' | 'now' | 'signal' | 'once'>;
type Opened = Omit<FirstPassword, 'password'>;

/** Runs the work once per key, with the hash of a new password, which only the first answer shows. */
async function withFirstPassword(
  { db, merchant, member, now, signal, once }: KeyedCall,
  request: object,
  work: (trx: Transaction<Database>, hash: string) => Promise<Opened>,
): Promise<FirstPassword> {
  const password = drawFirstPassword();
  let made: Opened | null = null;
  return once(request, async (trx, hash: string) => (made = await work(trx, hash)), {
    prepare: async () => {
      refuseFor(await countUse(db, { limit: accountLimit, merchantId: merchant.id, subject: String(member.id) }, now));
      return memberPasswordQueue.admit((place) => hashPassword(password, place), signal);
    },
    // A stored answer is a different object, whose password was a different one.
    present: async (_trx, answer) => ({ ...answer, password: answer === made ? password : null }),
  });
}

interface Opening {
  readonly merchant: Merchant;
  readonly newcomer: { readonly username: string; readonly nickname: string; readonly type: number; readonly parentId: number | null };
  readonly terms: Terms;
  /** For a password that its owner must change. */
  readonly hash: string;
  readonly now: Date;
}

/**
 * An account that somebody opens for its owner.
 *
 * @throws AppError USERNAME_TAKEN
 */
export async function openAccount(trx: Transaction<Database>, { merchant, newcomer, terms, hash, now }: Opening): Promise<number> {
  const memberId = await insertMember(trx, { merchantId: merchant.id, ...newcomer }, now);
  if (memberId === null) throw new AppError('USERNAME_TAKEN', { fields: { '/username': 'taken' } });
  const whose = { merchantId: merchant.id, memberId };
  await insertFirstPassword(trx, whose, hash, now);
  await insertProfile(trx, whose, nothingTold);
  await giveReferralCode(trx, whose, { invitedWith: null, inviterId: null, domain: null }, now);
  await openMemberAccount(trx, { ...whose, kind: 'CASH', unit: merchant.currency });
  await writeTerms(trx, whose, terms);
  await sendWelcome(trx, merchant, memberId, now);
  return memberId;
}

/** @throws AppError INVALID_REQUEST */
export function readNickname(typed: string): string {
  const nickname = typed.trim().normalize('NFC');
  const problem = nicknameProblem(nickname);
  if (problem !== null) throw new AppError('INVALID_REQUEST', { fields: { '/nickname': problem } });
  return nickname;
}
