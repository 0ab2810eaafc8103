import { composeMail, type Mail } from '../../ports/messages/compose-mail.ts';
import { mailTime } from '../../ports/messages/mail-time.ts';
import type { Member, RequestContext } from '../../server/context.ts';
import { inLanguage } from '../../server/texts.ts';

/** To the address that was the member's until now: whoever took the account over must not be able to keep it quiet. */
export function contactChangedMail({ merchant, member, language, now }: RequestContext & { readonly member: Member }): Mail {
  const { name, profile } = merchant;
  const time = mailTime(merchant, language, now);
  const help = profile.support.email ?? profile.support.url;
  const subject = inLanguage(
    { en: `The email address of your ${name} account has changed`, pt: `O e-mail da sua conta ${name} foi alterado` },
    language,
  );
  const paragraphs = inLanguage(
    {
      en: [
        `Hello ${member.username},`,
        `your ${name} account has a new email address, and we no longer write to this one.`,
        `Time: ${time}`,
        `If it was not you, change your password now.${help === null ? '' : ` We are here to help: ${help}`}`,
      ],
      pt: [
        `Olá, ${member.username}!`,
        `Sua conta ${name} tem um novo e-mail, e não vamos mais escrever para este.`,
        `Horário: ${time}`,
        `Se não foi você, troque sua senha agora.${help === null ? '' : ` Se precisar de ajuda, fale com a gente: ${help}`}`,
      ],
    },
    language,
  );
  return composeMail(merchant, language, { subject, paragraphs });
}
