import type { Texts } from '#base/texts.ts';
import type { AnnouncementText } from './announcements.texts.ts';

const notice = (id: number, title: Texts, content: Texts): AnnouncementText => ({ id, audiences: ['G'], title, content });

/** A merchant's announcements for agents, newest first. */
export const agentNotices: readonly AnnouncementText[] = [
  notice(
    401,
    { en: 'Your new agent centre', pt: 'Sua nova central do agente' },
    {
      en: '<p>Announcements, money and messages now have one place. Your team’s figures follow here.</p>',
      pt: '<p>Comunicados, dinheiro e mensagens agora ficam em um só lugar. Os números da sua equipe vêm a seguir.</p>',
    },
  ),
  notice(
    402,
    { en: 'Invite with your own link only', pt: 'Convide só com o seu link' },
    {
      en: '<p>Members who come by your link join your team at once. Never ask anyone for a password or a code.</p>',
      pt: '<p>Quem chega pelo seu link entra na sua equipe na hora. Nunca peça senha ou código a ninguém.</p>',
    },
  ),
  notice(
    403,
    { en: 'Talk to {brand} from Monday to Friday', pt: 'Fale com o {brand} de segunda a sexta' },
    {
      en: '<p>Your contact answers from noon to 9 pm. At other times, write to customer service.</p>',
      pt: '<p>Seu contato responde do meio-dia às 21h. Fora desse horário, escreva ao atendimento.</p>',
    },
  ),
  notice(
    404,
    { en: 'Advertise to adults only', pt: 'Anuncie só para adultos' },
    {
      en: '<p>Your posts and links must not reach anyone under 18. Say that playing can cost money, and link to <a href="/safer-play">Safer play</a>.</p>',
      pt: '<p>Suas publicações e links não podem chegar a menores de 18 anos. Diga que jogar pode custar dinheiro e inclua o link <a href="/safer-play">Jogo responsável</a>.</p>',
    },
  ),
];
