import { shareOf } from '@livery/contract/shares';
import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { tellMember } from '#push/tell-member.ts';
import type { LetterText } from '../inbox/letter-text.rules.ts';
import { sendLetter } from '../inbox/send-letter.action.ts';
import type { DepositRow } from './deposits.repo.ts';

const refused: LetterText = {
  title: { en: 'Your deposit was not credited', pt: 'Seu depósito não foi creditado' },
  body: {
    en: 'We have looked at your payment of {paid} and did not credit it.\n\nThe reason: {reason}',
    pt: 'Analisamos o seu pagamento de {paid} e ele não foi creditado.\n\nO motivo: {reason}',
  },
};

/** Messages to a member: how a deposit ended, or that it is being checked. */
const texts: Partial<Record<DepositRow['state'], LetterText>> = {
  succeeded: {
    title: { en: 'Your deposit has arrived', pt: 'Seu depósito chegou' },
    body: { en: '{credited} is in your balance. Good luck!', pt: '{credited} já está no seu saldo. Boa sorte!' },
  },
  failed: {
    title: { en: 'Your deposit did not go through', pt: 'Seu depósito não foi concluído' },
    body: {
      en: 'The payment of {amount} was not made, and your balance is as it was. You can try again or choose another way to pay.',
      pt: 'O pagamento de {amount} não foi feito e o seu saldo não mudou. Você pode tentar de novo ou escolher outra forma de pagar.',
    },
  },
  expired: {
    title: { en: 'Your deposit has expired', pt: 'Seu depósito expirou' },
    body: {
      en: 'The payment of {amount} did not come in time. If you have paid, it is credited as soon as it arrives; else you can make another deposit.',
      pt: 'O pagamento de {amount} não chegou a tempo. Se você já pagou, ele será creditado assim que chegar; se não, faça um novo depósito.',
    },
  },
  review: {
    title: { en: 'We are looking at your payment', pt: 'Estamos analisando o seu pagamento' },
    body: {
      en: 'We have heard of a payment of {paid} that differs from what your deposit asked for. Somebody looks at it, and you hear from us.',
      pt: 'Recebemos o aviso de um pagamento de {paid} diferente do que o seu depósito pedia. Alguém vai analisá-lo e você terá uma resposta.',
    },
  },
};

/** Refreshes a changed deposit on the member's open pages, and sends a message when it has ended. */
export async function tellOfDeposit(trx: Transaction<Database>, deposit: DepositRow, at: Date): Promise<void> {
  const { merchant_id: merchantId, member_id: memberId, id, state, unit, amount, fee_rate, reason } = deposit;
  await tellMember(trx, { merchantId, memberId, topic: 'deposits', reference: id, at });
  const text = state === 'failed' && reason !== null ? refused : texts[state];
  if (text === undefined) return;
  const paid = deposit.paid_amount ?? amount;
  await sendLetter(trx, {
    merchantId,
    memberId,
    topic: 'deposit',
    text,
    parameters: {
      amount: { amount, unit },
      paid: { amount: paid, unit: deposit.paid_unit ?? unit },
      credited: { amount: paid - shareOf(paid, fee_rate), unit },
      reason: reason ?? '',
    },
    link: `/member/depositv2?deposit=${id}`,
    at,
  });
}
