import type { WithdrawalState } from '@livery/contract/withdrawal-states';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { LetterText } from '../inbox/letter-text.rules.ts';
import { sendLetter } from '../inbox/send-letter.action.ts';
import type { StoredWithdrawal } from './withdrawals.repo.ts';

/** Letters about steps that the member did not take. */
const texts: Partial<Record<WithdrawalState, LetterText>> = {
  approved: {
    title: { en: 'Your withdrawal is approved', pt: 'Seu saque foi aprovado' },
    body: { en: '{arrives} is on its way to your account.', pt: '{arrives} está a caminho da sua conta.' },
  },
  paid: {
    title: { en: 'Your withdrawal was paid', pt: 'Seu saque foi pago' },
    body: {
      en: 'We have sent you {arrives}.\n\nTell us within {minutes} minutes if it has arrived. After that, it counts as received and can’t be refunded.',
      pt: 'Enviamos {arrives} para você.\n\nConfirme em até {minutes} minutos se o valor chegou. Passado o prazo, ele conta como recebido e não pode ser reembolsado.',
    },
  },
  rejected: {
    title: { en: 'Your withdrawal was refused', pt: 'Seu saque foi recusado' },
    body: {
      en: '{amount} is back in your balance.\n\nThe reason: {reason}',
      pt: '{amount} voltou para o seu saldo.\n\nO motivo: {reason}',
    },
  },
  autoReceived: {
    title: { en: 'Your withdrawal counts as received', pt: 'Seu saque conta como recebido' },
    body: {
      en: 'You didn’t tell us within {minutes} minutes if {arrives} had arrived. It now counts as received and can’t be refunded.',
      pt: 'Você não informou em {minutes} minutos se {arrives} chegou. Agora o valor conta como recebido e não pode ser reembolsado.',
    },
  },
  refunded: {
    title: { en: 'Your withdrawal was refunded', pt: 'Seu saque foi reembolsado' },
    body: {
      en: 'We’ve looked into it: {refunded} is back in your balance.',
      pt: 'Analisamos o seu caso: {refunded} voltou para o seu saldo.',
    },
  },
  resolvedPaid: {
    title: { en: 'Your withdrawal case is closed', pt: 'O caso do seu saque foi encerrado' },
    body: {
      en: 'We’ve looked into it: the full amount of {arrives} was paid to your account.',
      pt: 'Analisamos o seu caso: o valor total de {arrives} foi pago na sua conta.',
    },
  },
};

const reminder: LetterText = {
  title: { en: 'Has your withdrawal arrived?', pt: 'Seu saque chegou?' },
  body: {
    en: 'You have {minutes} minutes left to tell us if {arrives} has arrived. After that, it counts as received and can’t be refunded.',
    pt: 'Você ainda tem {minutes} minutos para informar se {arrives} chegou. Passado o prazo, ele conta como recebido e não pode ser reembolsado.',
  },
};

/** Sends the state's letter, if it has one. */
export async function writeOf(trx: Transaction<Database>, withdrawal: StoredWithdrawal, at: Date): Promise<void> {
  const text = texts[withdrawal.state];
  if (text !== undefined) await write(trx, withdrawal, { text, minutes: withdrawal.receipt_minutes, at });
}

/** Sends the reminder of a receipt that is about to be forced. */
export async function writeReminder(trx: Transaction<Database>, withdrawal: StoredWithdrawal, minutes: number, at: Date): Promise<void> {
  await write(trx, withdrawal, { text: reminder, minutes, at });
}

async function write(
  trx: Transaction<Database>,
  { merchant_id, member_id, unit, amount, fee, reason, refunded }: StoredWithdrawal,
  { text, minutes, at }: { readonly text: LetterText; readonly minutes: number; readonly at: Date },
): Promise<void> {
  await sendLetter(trx, {
    merchantId: merchant_id,
    memberId: member_id,
    topic: 'withdrawal',
    text,
    parameters: {
      amount: { amount, unit },
      arrives: { amount: amount - fee, unit },
      refunded: { amount: refunded ?? 0, unit },
      minutes,
      reason: reason ?? '',
    },
    link: '/member/withdraw',
    at,
  });
}
