import type { Texts } from '#base/texts.ts';
import type { GameTypeCode } from '../catalogue/game-types.rules.ts';
import { everyone, type AnnouncementText } from './announcements.texts.ts';

export interface BannerText extends AnnouncementText {
  readonly groupName: 'w_home' | 'w_login' | 'w_register' | 'w_forget' | 'w_leftmenu';
  readonly linkage: { readonly type: 'none' | 'page' | 'link' | 'game'; readonly target: string };
}

const none = { type: 'none', target: '' } as const;
/** The games of a category. */
const lobby = (type: GameTypeCode | 'HOT') => ({ type: 'page', target: `/?type=${type}` }) as const;
const game = (target: string) => ({ type: 'game', target }) as const;

const banner = (
  id: number,
  groupName: BannerText['groupName'],
  linkage: BannerText['linkage'],
  title: Texts,
  content: Texts,
): BannerText => ({ id, audiences: everyone, groupName, linkage, title, content });

export const banners: readonly BannerText[] = [
  banner(
    101,
    'w_home',
    game('INHOUSE/HOUSE/27002'),
    { en: 'The carnival has come to port', pt: 'O carnaval chegou ao porto' },
    { en: 'Ten lines, free spins and rounds you can check.', pt: 'Dez linhas, giros grátis e rodadas que você pode conferir.' },
  ),
  banner(
    102,
    'w_home',
    lobby('FISH'),
    { en: 'Cast off', pt: 'Hora de zarpar' },
    { en: 'Sixty-six fishing games in one bay.', pt: 'Sessenta e seis jogos de pesca na mesma baía.' },
  ),
  banner(
    103,
    'w_home',
    lobby('SPORTS'),
    { en: 'Match day', pt: 'Dia de jogo' },
    { en: 'From the first whistle to stoppage time.', pt: 'Do apito inicial aos acréscimos.' },
  ),
  banner(
    104,
    'w_home',
    lobby('LIVE'),
    { en: 'Tables open all night', pt: 'Mesas abertas a noite toda' },
    { en: 'Roulette, blackjack and baccarat, live.', pt: 'Roleta, blackjack e bacará, ao vivo.' },
  ),
  banner(
    105,
    'w_home',
    lobby('HOT'),
    { en: 'Hot this week', pt: 'Em alta na semana' },
    { en: 'See what everyone is playing.', pt: 'Veja os jogos do momento.' },
  ),
  banner(
    111,
    'w_login',
    none,
    { en: 'Welcome back', pt: 'Que bom ver você' },
    { en: 'Your games are where you left them.', pt: 'Seus jogos estão onde você deixou.' },
  ),
  banner(
    112,
    'w_register',
    none,
    { en: 'Join {brand}', pt: 'Entre no {brand}' },
    { en: 'An account takes two minutes.', pt: 'A conta fica pronta em dois minutos.' },
  ),
  banner(
    113,
    'w_forget',
    none,
    { en: 'It happens', pt: 'Acontece' },
    { en: 'A new password in three steps.', pt: 'Uma senha nova em três passos.' },
  ),
  banner(
    114,
    'w_leftmenu',
    lobby('RNG'),
    { en: 'Seven hundred slots', pt: 'Setecentos slots' },
    { en: 'Each with its published return.', pt: 'Cada um com o retorno publicado.' },
  ),
  banner(
    115,
    'w_leftmenu',
    lobby('INHOUSE'),
    { en: 'Our originals', pt: 'Jogos da casa' },
    { en: 'Games you will find only here.', pt: 'Jogos que só existem aqui.' },
  ),
];
