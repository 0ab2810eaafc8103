import type { Transaction } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { mailTime } from '../../ports/messages/mail-time.ts';
import type { Messages } from '../../ports/messages/messages.ts';
import type { Member, RequestContext } from '../../server/context.ts';
import { inLanguage, type Texts } from '../../server/texts.ts';
import { findMailAddress } from '../member/member.repo.ts';

/** What changed about how the account is protected. */
export type Protection =
  | 'twoFactorOn'
  | 'twoFactorOff'
  | 'recoveryCodesRenewed'
  | 'passkeyAdded'
  | 'passkeyRemoved'
  | 'paymentPasswordChanged'
  | 'doorLinked'
  | 'doorUnlinked';

const subjects: Record<Protection, Texts> = {
  twoFactorOn: { en: 'Two-step login is on', pt: 'Login em duas etapas ativado' },
  twoFactorOff: { en: 'Two-step login is off', pt: 'Login em duas etapas desativado' },
  recoveryCodesRenewed: { en: 'You have new recovery codes', pt: 'Você tem novos códigos de recuperação' },
  passkeyAdded: { en: 'A passkey was added', pt: 'Uma chave de acesso foi adicionada' },
  passkeyRemoved: { en: 'A passkey was removed', pt: 'Uma chave de acesso foi removida' },
  paymentPasswordChanged: { en: 'Your payment password was changed', pt: 'Sua senha de saque foi alterada' },
  doorLinked: { en: 'A way to log in was added', pt: 'Uma forma de entrar foi adicionada' },
  doorUnlinked: { en: 'A way to log in was removed', pt: 'Uma forma de entrar foi removida' },
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
    en: 'The payment password that you had before no longer works.',
    pt: 'A senha de saque que você tinha antes não funciona mais.',
  },
  passkeyRemoved: { en: 'It no longer opens your account.', pt: 'Ela não abre mais a sua conta.' },
  doorLinked: {
    en: 'An account elsewhere, or a phone, can be used to log in.',
    pt: 'Uma conta de outro serviço, ou um celular, pode ser usada para entrar.',
  },
  doorUnlinked: { en: 'It no longer opens your account.', pt: 'Ela não abre mais a sua conta.' },
};

/** Tells a member by mail what changed, where there is a verified address and this gateway sends mail. */
export async function tellOfProtection(
  trx: Transaction<Database>,
  messages: Messages,
  { merchant, member, language, now }: RequestContext & { readonly member: Member },
  protection: Protection,
): Promise<void> {
  if (!messages.canSend('mail')) return;
  const receiver = await findMailAddress(trx, merchant.id, member.id);
  if (receiver === null) return;
  const { name, profile } = merchant;
  const time = mailTime(merchant, language, now);
  const help = profile.support.email ?? profile.support.url;
  const lines = inLanguage(
    {
      en: [
        `Hello ${member.username},`,
        `${inLanguage(sentences[protection], 'en')} This was changed in your ${name} account.`,
        `Time: ${time}`,
        `If it was not you, change your password now.${help === null ? '' : ` We are here to help: ${help}`}`,
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
  await messages.send(trx, { merchantId: merchant.id, channel: 'mail', receiver, subject, content: lines.join('\n\n') }, now);
}
