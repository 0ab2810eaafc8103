import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Mail } from '#ports/messages/compose-mail.ts';
import type { Messages } from '#ports/messages/messages.ts';
import type { RequestContext } from '#http/context.ts';
import { inLanguage } from '#base/texts.ts';
import { listContacts, type Contact } from './member.repo.ts';

type Teller = Pick<RequestContext, 'merchant' | 'language' | 'now'>;

/**
 * Tells a member what happened to the account. The mail goes to every address, confirmed or not: a thief confirms their
 * own, so the owner's may be the unconfirmed one. A phone number gets a text message if the member has no address.
 * Contacts that the action changed are always notified, even if they no longer belong to the member.
 */
export async function tellOwner(
  trx: Transaction<Database>,
  messages: Messages,
  { merchant, language, now }: Teller,
  memberId: number,
  mail: Mail,
  changed: readonly Contact[] = [],
): Promise<void> {
  const own = await listContacts(trx, merchant.id, memberId);
  const addresses = receiversOf([...own, ...changed], 'email');
  const numbers = receiversOf(addresses.length === 0 ? [...own, ...changed] : changed, 'mobile');
  const merchantId = merchant.id;
  if (messages.canSend('mail'))
    for (const receiver of addresses) await messages.send(trx, { merchantId, channel: 'mail', receiver, ...mail }, now);
  if (!messages.canSend('sms')) return;
  const content = `${mail.subject}. ${inLanguage(advice, language)}`;
  for (const receiver of numbers) await messages.send(trx, { merchantId, channel: 'sms', receiver, subject: '', content }, now);
}

const advice = {
  en: 'If it wasn’t you, change your password and contact customer service.',
  pt: 'Se não foi você, troque sua senha e fale com o atendimento.',
};

function receiversOf(contacts: readonly Contact[], wanted: Contact['kind']): string[] {
  return [...new Set(contacts.filter(({ kind }) => kind === wanted).map(({ value }) => value))];
}
