import { composeMail, type Mail } from '#ports/messages/compose-mail.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { inLanguage } from '#base/texts.ts';

interface About {
  readonly merchant: Merchant;
  readonly language: string;
  readonly username: string;
  /** Until the data is erased. */
  readonly days: number;
}

/** Tells the member that the account is closed and until when it can be reopened, in case somebody else closed it. */
export function closedMail({ merchant, language, username, days }: About): Mail {
  const { name, profile } = merchant;
  const help = profile.support.email ?? profile.support.url;
  const text = inLanguage(
    {
      en: {
        subject: `Your ${name} account is closed`,
        paragraphs: [
          `Hello ${username},`,
          `Your ${name} account is closed, and we’ve logged out all your devices.`,
          `We can reopen it for ${days} days. After that, we delete everything the law doesn’t require us to keep.`,
          `Wasn’t you, or changed your mind? Contact customer service.${help === null ? '' : ` ${help}`}`,
        ],
      },
      pt: {
        subject: `Sua conta ${name} foi encerrada`,
        paragraphs: [
          `Olá, ${username}!`,
          `Sua conta ${name} foi encerrada, e todos os aparelhos saíram dela.`,
          `Durante ${days} dias podemos reabri-la. Depois disso apagamos tudo o que a lei não nos obriga a guardar.`,
          `Não foi você ou mudou de ideia? Fale com o atendimento.${help === null ? '' : ` ${help}`}`,
        ],
      },
    },
    language,
  );
  return composeMail(merchant, language, text);
}
