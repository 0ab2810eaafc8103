import { readMailAddress } from '@livery/contract/mail-address';
import type { BodyOf, Profile } from '@livery/contract/shapes';
import { AppError } from '#base/app-error.ts';
import { readMobileNumber } from '#identity/mobile-number.ts';
import type { Platform } from '#base/platform.ts';
import { tellOfProtection } from '../second-factor/protection-mail.action.ts';
import { proveCode, sendCode } from '../verification/codes.service.ts';
import type { CodeKey } from '../verification/verification.repo.ts';
import { holdWithdrawals } from '../withdrawal-holds/withdrawal-holds.service.ts';
import { keyOf } from '#base/member-key.ts';
import { isContactOfAnother, listContacts, replaceContact } from './profile.repo.ts';
import { readProfile, type MembersCall } from './profile.service.ts';

type Wanted = Pick<BodyOf<'sendContactCode'>, 'kind' | 'value' | 'countryDialingCode'>;

/**
 * @throws AppError INVALID_REQUEST if the number or address is not valid, RATE_LIMITED, HUMAN_CHECK_FAILED,
 * NOT_AVAILABLE
 */
export async function sendContactCode(
  call: MembersCall & { readonly body: BodyOf<'sendContactCode'> },
  platform: Platform,
): Promise<{ expiredMinutes: number }> {
  return sendCode(platform, call, codeKey(call.body), { humanVerification: call.body.humanVerification });
}

/**
 * Stores a contact that a code has confirmed. Both the old and the new contact are told, and a changed one holds
 * withdrawals. The route requires a recent proof even for a first contact, because it can be used to reset the
 * password.
 *
 * @throws AppError INVALID_REQUEST, CODE_INVALID, CODE_EXPIRED, CONTACT_TAKEN, RATE_LIMITED
 */
export async function confirmContact(
  call: MembersCall & { readonly body: BodyOf<'confirmContact'> },
  { messages }: Platform,
): Promise<Profile> {
  const { body, now } = call;
  const member = keyOf(call);
  const key = codeKey(body);
  const contact = { kind: body.kind, value: key.receiver };
  const code = await proveCode(call, key, body.code);
  await call.transaction(async (trx) => {
    await code.spend(trx);
    // Revealed only to somebody who controls the contact.
    if (await isContactOfAnother(trx, member, contact)) throw new AppError('CONTACT_TAKEN');
    const former = (await listContacts(trx, member)).find(({ kind }) => kind === contact.kind);
    await replaceContact(trx, member, contact, now);
    if (former?.value !== contact.value) await holdWithdrawals(trx, call, { memberId: member.memberId, reason: 'contactChanged' });
    const changed = former === undefined ? [contact] : [former, contact];
    await tellOfProtection(trx, messages, call, contact.kind === 'email' ? 'addressConfirmed' : 'numberConfirmed', changed);
  });
  return readProfile(call);
}

function codeKey({ kind, value, countryDialingCode }: Wanted): CodeKey {
  const receiver = kind === 'email' ? readMailAddress(value) : readMobileNumber(countryDialingCode ?? '', value);
  if (receiver === null) throw new AppError('INVALID_REQUEST', { fields: { '/value': 'pattern' } });
  return { purpose: 'contact', channel: kind === 'email' ? 'mail' : 'sms', receiver };
}
