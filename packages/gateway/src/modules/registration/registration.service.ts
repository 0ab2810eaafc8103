import { randomInt } from 'node:crypto';
import { plainKey } from '@livery/contract/pasted-text';
import type { OpenedLogin } from '@livery/contract/shapes';
import { readSubId } from '@livery/contract/sub-id';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { openMemberAccount } from '#ledger/accounts.ts';
import { AppError } from '#base/app-error.ts';
import type { RequestContext } from '#http/context.ts';
import { readMobileNumber } from '#identity/mobile-number.ts';
import { refuseEasyPassword } from '../passwords/new-password.rules.ts';
import { hashPassword, passwordQueue } from '#identity/password.ts';
import type { Platform } from '#base/platform.ts';
import { sendWelcome } from '../inbox/send-welcome.action.ts';
import { findInvitation, takePlace, type Origin } from '../invitations/invitation.action.ts';
import { openSession } from '../session/open-session.action.ts';
import { listEnabledFlags } from '../system/flags.repo.ts';
import { listRegisterRules } from '../system/system.repo.ts';
import { spendCaptcha } from '../verification/captcha.service.ts';
import { proveCode } from '../verification/codes.service.ts';
import { readAnswers, type Answers, type RegisterBody, type RegisterFlags, type RegisterWay } from './register-fields.rules.ts';
import { countRegistration } from './registration.limits.ts';
import {
  findAgentOfCode,
  findAgentOfMember,
  findInviter,
  hasMember,
  insertContact,
  insertCredential,
  insertMember,
  insertProfile,
  insertReferral,
  isContactTaken,
  type Contact,
} from './registration.repo.ts';
import type { MemberKey } from '#base/member-key.ts';

type Call = RequestContext & { readonly body: RegisterBody };
type Ports = Pick<Platform, 'messages' | 'humans'>;

export async function readFlags({ db, merchant }: RequestContext): Promise<RegisterFlags> {
  const on = await listEnabledFlags(db, merchant.id, ['USERNAMEREG3', 'MOBILENUMREG3', 'MOBILENUMPASSREG3', 'REGMOBVERF3']);
  return {
    isOpen: { username: on.has('USERNAMEREG3'), mobile: on.has('MOBILENUMREG3') },
    asksCode: on.has('REGMOBVERF3'),
    asksPassword: on.has('MOBILENUMPASSREG3'),
  };
}

/**
 * Opens an account with a session. Every value is checked again by the merchant's rules. A caller over a limit costs no
 * write. The answer has to say that a name is taken, so calls are counted before anything is looked up.
 *
 * @throws AppError NOT_AVAILABLE for a disabled method, INVALID_REQUEST, PASSWORD_TOO_WEAK, PASSWORD_BREACHED,
 * RATE_LIMITED, HUMAN_CHECK_FAILED, CAPTCHA_INVALID, INVITATION_CODE_INVALID, USERNAME_TAKEN, CONTACT_TAKEN,
 * CODE_INVALID, CODE_EXPIRED, UNAVAILABLE
 */
export async function registerMember(ports: Ports, call: Call, way: RegisterWay): Promise<OpenedLogin> {
  const { db, merchant, body, now } = call;
  const flags = await readFlags(call);
  if (!flags.isOpen[way]) throw new AppError('NOT_AVAILABLE');
  const answers = readAnswers(await listRegisterRules(db, merchant.id), flags, way, body);
  const mobile = mobileOf(answers, body);
  if (answers.password !== undefined)
    await refuseEasyPassword({ password: answers.password, names: [answers.username ?? '', merchant.name], field: 'password' });
  await countRegistration(call);
  await refuseMachine(ports, call, answers);
  if (answers.captcha !== undefined) await spendCaptcha(call, { purpose: 'register', captcha: answers.captcha, captchaId: body.captchaId });
  const name = nameOf(answers, mobile);
  const contacts = contactsOf(answers, mobile, way === 'mobile' && flags.asksCode);
  const origin = await findOrigin(call, answers);
  await refuseTaken(call, name.username, contacts);
  return passwordQueue.admit(async (place) => {
    const code = answers.verificationCode === undefined ? null : await proveCode(call, codeKey(mobile ?? ''), answers.verificationCode);
    const hashes = {
      password: answers.password === undefined ? null : await hashPassword(answers.password, place),
      payment: answers.paymentPassword === undefined ? null : await hashPassword(answers.paymentPassword, place),
    };
    return call.transaction(async (trx) => {
      await code?.spend(trx);
      const { parentId, type, settle } = await takePlace(trx, merchant.id, origin, readSubId(body.invitationSub), now);
      const memberId = await insertMember(trx, { merchantId: merchant.id, ...name, type, parentId }, now);
      if (memberId === null) throw taken('USERNAME_TAKEN', '/username');
      await settle(memberId);
      const whose = { merchantId: merchant.id, memberId };
      for (const [kind, hash] of Object.entries(hashes))
        if (hash !== null) await insertCredential(trx, whose, kind as 'password' | 'payment', hash, now);
      for (const contact of contacts)
        if (!(await insertContact(trx, whose, contact, now))) throw taken('CONTACT_TAKEN', pointerOf(contact));
      await keepAnswers(trx, call, whose, answers);
      await openMemberAccount(trx, { ...whose, kind: 'CASH', unit: merchant.currency });
      await sendWelcome(trx, merchant, memberId, now);
      return openSession(trx, call, ports.messages, { id: memberId, ...name, type, vip_level: 0, parent_id: parentId }, { scope: 'full' });
    });
  }, call.signal);
}

/** The key of the code that proves that a number is the visitor's. */
export function codeKey(receiver: string) {
  return { purpose: 'register', channel: 'sms', receiver } as const;
}

/** @throws AppError HUMAN_CHECK_FAILED if the merchant requires a proof. The proof is used up even if the call fails later */
async function refuseMachine({ humans }: Ports, { db, merchant, now }: Call, { humanVerification }: Answers): Promise<void> {
  if (humanVerification === undefined) return;
  const isHuman = await humans.verify(db, { merchantId: merchant.id, purpose: 'register' }, humanVerification, now);
  if (!isHuman) throw new AppError('HUMAN_CHECK_FAILED');
}

/** @throws AppError INVALID_REQUEST for a number that its country does not have */
function mobileOf({ mobileNum }: Answers, { countryDialingCode = '' }: RegisterBody): string | null {
  if (mobileNum === undefined) return null;
  const number = readMobileNumber(countryDialingCode, mobileNum);
  if (number === null) throw new AppError('INVALID_REQUEST', { fields: { '/mobileNum': 'pattern' } });
  return number;
}

/** A member who registers by mobile logs in with the number, but others do not see it. */
function nameOf({ username }: Answers, mobile: string | null): { username: string; nickname: string } {
  if (username !== undefined) return { username: username.toLowerCase(), nickname: username };
  const digits = (mobile ?? '').replace('+', '');
  return { username: digits, nickname: `***${digits.slice(-4)}` };
}

function contactsOf({ email }: Answers, mobile: string | null, isMobileVerified: boolean): Contact[] {
  return [
    ...(mobile === null ? [] : [{ kind: 'mobile', value: mobile, isVerified: isMobileVerified } as const]),
    ...(email === undefined ? [] : [{ kind: 'email', value: email.toLowerCase(), isVerified: false } as const]),
  ];
}

/**
 * How the new member joined: by an affiliate code first, then by a recommendation. The code of an agent's link comes
 * with the address, so it counts even if the form does not ask for codes.
 *
 * @throws AppError INVITATION_CODE_INVALID; INVALID_REQUEST if the recommender does not exist
 */
export async function findOrigin(
  call: Pick<RequestContext, 'db' | 'merchant' | 'now'> & { readonly body: { readonly affiliateCode?: string } },
  { affiliateCode, recommenderId }: Pick<Answers, 'affiliateCode' | 'recommenderId'>,
): Promise<Origin> {
  const { db, merchant, body, now } = call;
  if (affiliateCode !== undefined) return findAffiliate(call, affiliateCode);
  const link = await findInvitation(db, merchant.id, plainCode(body.affiliateCode ?? ''), now);
  if (link !== null || recommenderId === undefined) return { link, named: null };
  const number = Number(recommenderId);
  const agentId = Number.isSafeInteger(number) ? await findAgentOfMember(db, merchant.id, number) : undefined;
  if (agentId === undefined) throw new AppError('INVALID_REQUEST', { fields: { '/recommenderId': 'unknown' } });
  return { link: null, named: agentId === null ? null : { agentId, field: '/recommenderId' } };
}

/**
 * The agent or the agent's link of a code, ignoring case.
 *
 * @throws AppError INVITATION_CODE_INVALID
 */
export async function findAffiliate(
  { db, merchant, now }: Pick<RequestContext, 'db' | 'merchant' | 'now'>,
  typed: string,
): Promise<Origin> {
  const code = plainCode(typed);
  const agentId = await findAgentOfCode(db, merchant.id, code);
  if (agentId !== null) return { link: null, named: { agentId, field: '/affiliateCode' } };
  const link = await findInvitation(db, merchant.id, code, now);
  if (link === null) throw new AppError('INVITATION_CODE_INVALID', { fields: { '/affiliateCode': 'unknown' } });
  return { link, named: null };
}

export function plainCode(typed: string): string {
  return plainKey(typed).toUpperCase();
}

/** Checked before anything is spent on it. Racing requests are caught by the database's own keys. */
async function refuseTaken({ db, merchant }: Call, username: string, contacts: readonly Contact[]): Promise<void> {
  for (const contact of contacts) if (await isContactTaken(db, merchant.id, contact)) throw taken('CONTACT_TAKEN', pointerOf(contact));
  if (await hasMember(db, merchant.id, username)) throw taken('USERNAME_TAKEN', '/username');
}

function taken(code: 'USERNAME_TAKEN' | 'CONTACT_TAKEN', pointer: string): AppError {
  return new AppError(code, { fields: { [pointer]: 'taken' } });
}

function pointerOf({ kind }: Contact): string {
  return kind === 'email' ? '/email' : '/mobileNum';
}

async function keepAnswers(
  trx: Transaction<Database>,
  { db, merchant, body, now }: Call,
  whose: MemberKey,
  answers: Answers,
): Promise<void> {
  await insertProfile(trx, whose, {
    full_name: answers.payeeName ?? null,
    qq: answers.qqNum ?? null,
    line: answers.line ?? null,
    whatsapp: answers.whatsapp ?? null,
    facebook: answers.facebook ?? null,
    wechat: answers.wechat ?? null,
    national_id: answers.idNumber ?? null,
  });
  const invitedWith = plainCode(body.referralCode ?? '') || null;
  const inviterId = invitedWith === null ? null : await findInviter(db, merchant.id, invitedWith);
  await giveReferralCode(trx, whose, { invitedWith, inviterId, domain: body.domain ?? null }, now);
}

/** Without letters that are mistaken for digits. */
const signs = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const codeLength = 8;

/** A member's own invitation code. There are so many possible codes that one in use is soon replaced. */
export async function giveReferralCode(
  trx: Transaction<Database>,
  whose: MemberKey,
  origin: { invitedWith: string | null; inviterId: number | null; domain: string | null },
  now: Date,
): Promise<void> {
  const draw = () => Array.from({ length: codeLength }, () => signs[randomInt(signs.length)]).join('');
  while (!(await insertReferral(trx, whose, { code: draw(), ...origin }, now)));
}
