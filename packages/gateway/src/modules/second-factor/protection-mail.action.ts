import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import { composeMail } from '#ports/messages/compose-mail.ts';
import { mailTime } from '#ports/messages/mail-time.ts';
import type { Messages } from '#ports/messages/messages.ts';
import type { Member } from '#identity/member.ts';
import type { RequestContext } from '#http/context.ts';
import { inLanguage, type Texts } from '#base/texts.ts';
import type { Contact } from '../member/member.repo.ts';
import { tellOwner } from '../member/tell-owner.action.ts';

/** The change in the account's protection. */
export type Protection =
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'recoveryCodesRenewed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'paymentPasswordSet'
  | 'paymentPasswordChanged'
  | 'payoutAccountAdded'
  | 'addressConfirmed'
  | 'numberConfirmed'
  | 'archiveAsked'
  | 'providerLinked'
  | 'providerUnlinked';

const subjects: Record<Protection, Texts> = {
  twoFactorOn: { en: 'Two-step login is on', pt: 'Login em duas etapas ativado' },
  twoFactorOff: { en: 'Two-step login is off', pt: 'Login em duas etapas desativado' },
  recoveryCodesRenewed: { en: 'You have new recovery codes', pt: 'Você tem novos códigos de recuperação' },
  passkeyAdded: { en: 'A passkey was added', pt: 'Uma chave de acesso foi adicionada' },
  passkeyRemoved: { en: 'A passkey was removed', pt: 'Uma chave de acesso foi removida' },
  paymentPasswordSet: { en: 'A withdrawal PIN was created', pt: 'Uma senha de saque foi criada' },
  paymentPasswordChanged: { en: 'Your withdrawal PIN was changed', pt: 'Sua senha de saque foi alterada' },
  payoutAccountAdded: { en: 'An account for withdrawals was added', pt: 'Uma conta para saques foi adicionada' },
  addressConfirmed: { en: 'An email address was confirmed', pt: 'Um e-mail foi confirmado' },
  numberConfirmed: { en: 'A phone number was confirmed', pt: 'Um celular foi confirmado' },
  archiveAsked: { en: 'A copy of your data was requested', pt: 'Uma cópia dos seus dados foi solicitada' },
  providerLinked: { en: 'A way to log in was added', pt: 'Uma forma de entrar foi adicionada' },
  providerUnlinked: { en: 'A way to log in was removed', pt: 'Uma forma de entrar foi removida' },
};

const sentences: Record<Protection, Texts> = {
  twoFactorOn: {
    en: 'From now on we ask for a code of your app when you log in.',
    pt: 'A partir de agora, pedimos um código do seu aplicativo quando você entrar.',
  },
  twoFactorOff: {
    en: 'We no longer ask for a code of your app when you log in.',
    pt: 'Não pedimos mais um código do seu aplicativo quando você entra.',
  },
  recoveryCodesRenewed: {
    en: 'The recovery codes that you had before no longer work.',
    pt: 'Os códigos de recuperação que você tinha antes não funcionam mais.',
  },
  passkeyAdded: { en: 'It can be used to log in to your account.', pt: 'Ela pode ser usada para entrar na sua conta.' },
  paymentPasswordChanged: {
    en: 'The withdrawal PIN that you had before no longer works.',
    pt: 'A senha de saque que você tinha antes não funciona mais.',
  },
  paymentPasswordSet: { en: 'Withdrawals ask for it from now on.', pt: 'A partir de agora, os saques pedem essa senha.' },
  payoutAccountAdded: { en: 'Money can be withdrawn to it.', pt: 'É possível sacar dinheiro para ela.' },
  addressConfirmed: {
    en: 'Our messages and links for a new password go to this address now.',
    pt: 'Nossas mensagens e os links para uma nova senha vão para esse e-mail agora.',
  },
  numberConfirmed: {
    en: 'Our codes for login and for a new password go to this number now.',
    pt: 'Nossos códigos para entrar e para uma nova senha vão para esse número agora.',
  },
  archiveAsked: {
    en: 'We are preparing a file with everything that we keep about you.',
    pt: 'Estamos preparando um arquivo com tudo o que guardamos sobre você.',
  },
  passkeyRemoved: { en: 'You can no longer log in with it.', pt: 'Você não pode mais entrar com ela.' },
  providerLinked: {
    en: 'You can now log in with another account or your phone.',
    pt: 'Agora você pode entrar com outra conta ou com o celular.',
  },
  providerUnlinked: { en: 'You can no longer log in with it.', pt: 'Você não pode mais entrar com ela.' },
};

/** Tells a member about the change, also at the old and new contacts. */
export async function tellOfProtection(
  trx: Transaction<Database>,
  messages: Messages,
  call: RequestContext & { readonly member: Member },
  protection: Protection,
  changed: readonly Contact[] = [],
): Promise<void> {
  const { merchant, member, language, now } = call;
  const { name, profile } = merchant;
  const time = mailTime(merchant, language, now);
  const help = profile.support.email ?? profile.support.url;
  const paragraphs = inLanguage(
    {
      en: [
        `Hello ${member.username},`,
        `${inLanguage(sentences[protection], 'en')} This was changed in your ${name} account.`,
        `Time: ${time}`,
        `If it wasn’t you, change your password now.${help === null ? '' : ` We are here to help: ${help}`}`,
      ],
      pt: [
        `Olá, ${member.username}!`,
        `${inLanguage(sentences[protection], 'pt')} A mudança foi feita na sua conta ${name}.`,
        `Horário: ${time}`,
        `Se não foi você, troque sua senha agora.${help === null ? '' : ` Se precisar de ajuda, fale com a gente: ${help}`}`,
      ],
    },
    language,
  );
  const subject = `${inLanguage(subjects[protection], language)}: ${name}`;
  await tellOwner(trx, messages, call, member.id, composeMail(merchant, language, { subject, paragraphs }), changed);
}
