import type { BodyOf, Profile } from '@livery/contract/shapes';
import type { Messages } from '../../ports/messages/messages.ts';
import { AppError } from '../../server/app-error.ts';
import { readMobileNumber } from '../../server/mobile-number.ts';
import { confirmPassword } from '../second-factor/confirm-password.ts';
import { proveCode, sendCode } from '../verification/codes.service.ts';
import type { CodeKey } from '../verification/verification.repo.ts';
import { contactChangedMail } from './contact-mail.ts';
import { keyOf } from './member-key.ts';
import { isContactOfAnother, listContacts, replaceContact } from './profile.repo.ts';
import { readProfile, type MembersCall } from './profile.service.ts';

type Wanted = Pick<BodyOf<'sendContactCode'>, 'kind' | 'value' | 'countryDialingCode'>;

const mailAddress = /^[^@\s]{1,64}@[^@\s.]+(?:\.[^@\s.]+)+$/;

/** @throws AppError INVALID_REQUEST for what is no number or address, RATE_LIMITED, NOT_AVAILABLE */
export async function sendContactCode(
  messages: Messages,
  call: MembersCall & { readonly body: BodyOf<'sendContactCode'> },
): Promise<{ expiredMinutes: number }> {
  return sendCode(messages, call, codeKey(call.body));
}

/**
 * Keeps a contact that a code has reached. Who changes a confirmed one shows the password again: a session left open is not enough to
 * take an account away.
 *
 * @throws AppError INVALID_REQUEST, OLD_PASSWORD_WRONG, CODE_INVALID, CODE_EXPIRED, CONTACT_TAKEN, RATE_LIMITED
 */
export async function confirmContact(
  messages: Messages,
  call: MembersCall & { readonly body: BodyOf<'confirmContact'> },
): Promise<Profile> {
  const { body, db, merchant, now } = call;
  const member = keyOf(call);
  const key = codeKey(body);
  const contact = { kind: body.kind, value: key.receiver };
  const confirmed = (await listContacts(db, member)).find(({ kind, verified_at }) => kind === body.kind && verified_at !== null);
  if (confirmed !== undefined) {
    if (body.password === undefined) throw new AppError('INVALID_REQUEST', { fields: { '/password': 'required' } });
    await confirmPassword(call, body.password);
  }
  const code = await proveCode(call, key, body.code);
  await call.transaction(async (trx) => {
    await code.spend(trx);
    // Told only to whom the contact reaches.
    if (await isContactOfAnother(trx, member, contact)) throw new AppError('CONTACT_TAKEN');
    await replaceContact(trx, member, contact, now);
    if (confirmed?.kind !== 'email' || !messages.canSend('mail')) return;
    await messages.send(trx, { merchantId: merchant.id, channel: 'mail', receiver: confirmed.value, ...contactChangedMail(call) }, now);
  });
  return readProfile(call);
}

function codeKey({ kind, value, countryDialingCode }: Wanted): CodeKey {
  const receiver = kind === 'email' ? readMailAddress(value) : readMobileNumber(countryDialingCode ?? '', value);
  if (receiver === null) throw new AppError('INVALID_REQUEST', { fields: { '/value': 'pattern' } });
  return { purpose: 'contact', channel: kind === 'email' ? 'mail' : 'sms', receiver };
}

function readMailAddress(typed: string): string | null {
  const address = typed.trim().toLowerCase();
  return mailAddress.test(address) ? address : null;
}
