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

/** Alerts a member to a login from a network or device that the account has not used recently. */
export function newLoginMail({ merchant, language, username, network, device, at }: NewLogin): Mail {
  const { name, profile } = merchant;
  const time = mailTime(merchant, language, at);
  const help = profile.support.email ?? profile.support.url;
  const subject = inLanguage({ en: `New login to your ${name} account`, pt: `Novo acesso à sua conta ${name}` }, language);
  const paragraphs = inLanguage(
    {
      en: [
        `Hello ${username},`,
        `We noticed a login to your ${name} account from a new device or network:`,
        `Time: ${time}\nDevice: ${device}\nNetwork: ${network}`,
        'If it was you, you don’t need to do anything.',
        `If it wasn’t you, change your password now.${help === null ? '' : ` We are here to help: ${help}`}`,
      ],
      pt: [
        `Olá, ${username}!`,
        `Notamos um acesso à sua conta ${name} de um aparelho ou rede que não conhecíamos:`,
        `Horário: ${time}\nAparelho: ${device}\nRede: ${network}`,
        'Se foi você, não precisa fazer nada.',
        `Se não foi você, troque sua senha agora.${help === null ? '' : ` Se precisar de ajuda, fale com a gente: ${help}`}`,
      ],
    },
    language,
  );
  return composeMail(merchant, language, { subject, paragraphs });
}
