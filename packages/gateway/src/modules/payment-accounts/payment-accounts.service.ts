import { plainKey, plainName } from '@livery/contract/pasted-text';
import type { BodyOf, ValueOf } from '@livery/contract/shapes';
import type { GatewayDatabase } from '#database/schema.ts';
import { recordAct } from '#observe/audit-log.ts';
import { AppError } from '#base/app-error.ts';
import type { MemberCall } from '#http/route.ts';
import { requirePaymentPassword } from '../payment-password/require-payment-password.action.ts';
import { findProfile } from '../profile/profile.repo.ts';
import { tellOfProtection } from '../second-factor/protection-mail.action.ts';
import { listHolds } from '../withdrawal-holds/withdrawal-holds.repo.ts';
import { holdWithdrawals } from '../withdrawal-holds/withdrawal-holds.service.ts';
import { isSameName, readAccountNumber } from './account-number.rules.ts';
import { presentAccounts } from './payment-accounts.present.ts';
import { findFirstHolder, insertAccount, listAccounts, lockAccounts, removeAccount, type NewAccount } from './payment-accounts.repo.ts';
import { payoutKindsOf } from './payout-kinds.rules.ts';
import { keyOf, type MemberKey } from '#base/member-key.ts';
import type { Platform } from '#base/platform.ts';

type Caller = Pick<MemberCall<'paymentAccounts'>, 'db' | 'merchant' | 'member' | 'now'>;
type Accounts = ValueOf<'paymentAccounts'>;

/** The most accounts that a member has at a time. */
const most = 5;

export async function readAccounts(call: Caller): Promise<Accounts> {
  const owner = keyOf(call);
  const [accounts, ownName, holds] = await Promise.all([
    listAccounts(call.db, owner),
    findOwnName(call.db, owner),
    listHolds(call.db, owner, call.now),
  ]);
  return presentAccounts({ accounts, holds, ownName, kinds: payoutKindsOf(call.merchant), most });
}

/**
 * Adds an account in the member's own name: the profile's, or the first account's if the profile has none. Withdrawals
 * to it are held for a while.
 *
 * @throws AppError INVALID_REQUEST with the refused fields, `ownName` for somebody else's account and `known` for one that is there;
 * LIMIT_EXCEEDED for one too many; PAYMENT_PASSWORD_MISSING, PAYMENT_PASSWORD_WRONG, RATE_LIMITED
 */
export async function addAccount(call: MemberCall<'addPaymentAccount'>, { messages }: Platform): Promise<Accounts> {
  const { body, merchant, member, now, requestId } = call;
  const owner = keyOf(call);
  const typed = readTyped(body, payoutKindsOf(merchant).includes(body.kind));
  await requirePaymentPassword(call, body.paymentPassword);
  await call.transaction(async (trx) => {
    await lockAccounts(trx, owner);
    const account = { ...typed, holder: readHolder(body.holder, await findOwnName(trx, owner)) };
    if ((await listAccounts(trx, owner)).length >= most) throw new AppError('LIMIT_EXCEEDED');
    const accountId = await insertAccount(trx, owner, account, now);
    if (accountId === null) throw refused({ '/number': 'known' });
    await holdWithdrawals(trx, call, { memberId: member.id, reason: 'newAccount', accountId });
    const by = { actor: `member:${member.id}` as const, requestId };
    await recordAct(trx, {
      by,
      act: 'paymentAccount.add',
      merchantId: merchant.id,
      subject: member.username,
      details: { kind: body.kind },
    });
    await tellOfProtection(trx, messages, call, 'payoutAccountAdded');
  });
  return readAccounts(call);
}

/** Withdrawals in progress are still paid to it. @throws AppError NOT_FOUND */
export async function removeOwnAccount(call: MemberCall<'removePaymentAccount'>): Promise<Accounts> {
  if (!(await removeAccount(call.db, keyOf(call), call.body.accountId, call.now))) throw new AppError('NOT_FOUND');
  return readAccounts(call);
}

async function findOwnName(db: GatewayDatabase, owner: MemberKey): Promise<string | null> {
  return (await findProfile(db, owner))?.full_name ?? findFirstHolder(db, owner);
}

function readTyped(body: BodyOf<'addPaymentAccount'>, isOffered: boolean): Omit<NewAccount, 'holder'> {
  const { kind } = body;
  const pixKeyKind = kind === 'pix' ? (body.pixKeyKind ?? null) : null;
  const institution = kind === 'pix' ? '' : tidy(body.institution);
  const branch = kind === 'bank' ? plainKey(body.branch ?? '').replaceAll(' ', '') : '';
  const number = readAccountNumber(kind, pixKeyKind, body.number);
  const problems = {
    ...(isOffered ? {} : { '/kind': 'enum' }),
    ...(kind === 'pix' && pixKeyKind === null ? { '/pixKeyKind': 'required' } : {}),
    ...(kind !== 'pix' && institution === '' ? { '/institution': 'required' } : {}),
    ...(/^[0-9A-Za-z-]*$/.test(branch) ? {} : { '/branch': 'pattern' }),
    ...(number === null ? { '/number': 'pattern' } : {}),
  };
  if (number === null || Object.keys(problems).length > 0) throw refused(problems);
  return { kind, institution, branch, pix_key_kind: pixKeyKind, number };
}

/** The member's known name. Accounts in another name are refused. */
function readHolder(typed: string | undefined, ownName: string | null): string {
  const holder = tidy(typed);
  if (ownName !== null) {
    if (holder !== '' && !isSameName(holder, ownName)) throw refused({ '/holder': 'ownName' });
    return ownName;
  }
  if (holder === '') throw refused({ '/holder': 'required' });
  if (!/^\p{L}[\p{L}\p{M}'’. -]{2,}$/u.test(holder)) throw refused({ '/holder': 'pattern' });
  return holder;
}

const tidy = (text = ''): string => plainName(text).replace(/\s+/g, ' ');

function refused(fields: Record<string, string>): AppError {
  return new AppError('INVALID_REQUEST', { fields });
}
