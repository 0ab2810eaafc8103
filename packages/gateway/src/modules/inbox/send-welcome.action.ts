import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import type { LetterText } from './letter-text.rules.ts';
import { sendLetter } from './send-letter.action.ts';

export const welcomeLetter: LetterText = {
  title: { en: 'Welcome! Your {brand} account is open', pt: 'Boas-vindas! Sua conta {brand} está aberta' },
  body: {
    en: 'Three things make a good start.\n\nAdd a second step to your login under Profile and security: it takes a minute and keeps your money yours.\n\nSet a withdrawal PIN before your first withdrawal, so that nobody else can ask for one.\n\nAnd play for the fun of it: limits that suit you are part of a good evening.',
    pt: 'Três coisas garantem um bom começo.\n\nAtive a segunda etapa do login em Perfil e segurança: leva um minuto e mantém o seu dinheiro só seu.\n\nCrie uma senha de pagamento antes do primeiro saque, para que ninguém mais possa pedir um.\n\nE jogue por diversão: limites que combinam com você fazem parte de uma boa noite.',
  },
};

/** The first letter to a new member. */
export async function sendWelcome(trx: Transaction<Database>, merchant: Merchant, memberId: number, now: Date): Promise<void> {
  await sendLetter(trx, {
    merchantId: merchant.id,
    memberId,
    topic: 'account',
    text: welcomeLetter,
    parameters: { brand: merchant.name },
    link: '/member/securityCenter',
    at: now,
  });
}
