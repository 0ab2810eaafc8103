import { composeMail, type Mail } from '#ports/messages/compose-mail.ts';
import { mailTime } from '#ports/messages/mail-time.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { inLanguage } from '#base/texts.ts';

interface About {
  readonly merchant: Merchant;
  readonly language: string;
  readonly username: string;
}

/** Tells a member that the password has changed, so that a stranger cannot change it unnoticed. */
export function passwordChangedMail({ merchant, language, username, at }: About & { readonly at: Date }): Mail {
  const { name, profile } = merchant;
  const time = mailTime(merchant, language, at);
  const help = profile.support.email ?? profile.support.url;
  const text = inLanguage(
    {
      en: {
        subject: `Your ${name} password was changed`,
        paragraphs: [
          `Hello ${username},`,
          `The password of your ${name} account was changed.\nTime: ${time}`,
          'We’ve logged out all your other devices. If it was you, you don’t need to do anything.',
          `If it wasn’t you, ask for a new password now.${help === null ? '' : ` We are here to help: ${help}`}`,
        ],
      },
      pt: {
        subject: `Sua senha ${name} foi alterada`,
        paragraphs: [
          `Olá, ${username}!`,
          `A senha da sua conta ${name} foi alterada.\nHorário: ${time}`,
          'Todos os outros aparelhos saíram da conta. Se foi você, não precisa fazer nada.',
          `Se não foi você, peça uma nova senha agora.${help === null ? '' : ` Se precisar de ajuda, fale com a gente: ${help}`}`,
        ],
      },
    },
    language,
  );
  return composeMail(merchant, language, text);
}

/** The link for setting a new password. */
export function resetLinkMail({
  merchant,
  language,
  username,
  url,
  minutes,
}: About & { readonly url: string; readonly minutes: number }): Mail {
  const { name } = merchant;
  const text = inLanguage(
    {
      en: {
        subject: `Set a new ${name} password`,
        paragraphs: [`Hello ${username},`, `You asked for a new password for your ${name} account.`],
        action: { label: 'Set a new password', url },
        closing: [
          `The link works once and is valid for ${minutes} minutes.`,
          'If it wasn’t you, ignore this message. Your password stays the same.',
        ],
      },
      pt: {
        subject: `Crie uma nova senha ${name}`,
        paragraphs: [`Olá, ${username}!`, `Você pediu uma nova senha para a sua conta ${name}.`],
        action: { label: 'Criar nova senha', url },
        closing: [
          `O link funciona uma vez e vale por ${minutes} minutos.`,
          'Se não foi você, ignore esta mensagem: sua senha continua a mesma.',
        ],
      },
    },
    language,
  );
  return composeMail(merchant, language, text);
}
