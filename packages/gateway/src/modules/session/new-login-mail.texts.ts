import { composeMail, type Mail } from '#ports/messages/compose-mail.ts';
import { mailTime } from '#ports/messages/mail-time.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { inLanguage } from '#base/texts.ts';

interface NewLogin {
  readonly merchant: Merchant;
  readonly language: string;
  readonly username: string;
  readonly network: string;
  readonly device: string;
  readonly at: Date;
}

/** Tells a member of a login from a network or with a device that the account has not been used with lately. */
export function newLoginMail({ merchant, language, username, network, device, at }: NewLogin): Mail {
  const { name, profile } = merchant;
  const time = mailTime(merchant, language, at);
  const help = profile.support.email ?? profile.support.url;
  const subject = inLanguage({ en: `New login to your ${name} account`, pt: `Novo acesso à sua conta ${name}` }, language);
  const paragraphs = inLanguage(
    {
      en: [
        `Hello ${username},`,
        `Somebody has just logged in to your ${name} account in a way that we do not know yet:`,
        `Time: ${time}\nDevice: ${device}\nNetwork: ${network}`,
        'If it was you, there is nothing to do.',
        `If it was not you, change your password now.${help === null ? '' : ` We are here to help: ${help}`}`,
      ],
      pt: [
        `Olá, ${username}!`,
        `Sua conta ${name} acabou de ser acessada de um jeito que ainda não conhecemos:`,
        `Horário: ${time}\nDispositivo: ${device}\nRede: ${network}`,
        'Se foi você, não precisa fazer nada.',
        `Se não foi você, troque sua senha agora.${help === null ? '' : ` Se precisar de ajuda, fale com a gente: ${help}`}`,
      ],
    },
    language,
  );
  return composeMail(merchant, language, { subject, paragraphs });
}
