import type { Texts } from '#base/texts.ts';

/**
 * `{brand}` is replaced with the merchant's name. `audiences` are the wire's execution codes: B visitors, A members, F
 * a first login. G means agents.
 */
export interface AnnouncementText {
  readonly id: number;
  readonly audiences: readonly ('A' | 'B' | 'F' | 'G')[];
  readonly title: Texts;
  readonly content: Texts;
  readonly promotionType?: string;
}

/** Both visitors and members. */
export const everyone = ['A', 'B'] as const;
const notice = (id: number, title: Texts, content: Texts): AnnouncementText => ({ id, audiences: everyone, title, content });

export const notices: readonly AnnouncementText[] = [
  notice(
    201,
    { en: 'Withdrawals arrive within two hours', pt: 'Saques caem em até duas horas' },
    {
      en: '<p>Withdrawals to your own account are paid within two hours, every day of the week.</p>',
      pt: '<p>Saques para a sua conta são pagos em até duas horas, todos os dias.</p>',
    },
  ),
  notice(
    202,
    { en: 'Closed Gate is under maintenance', pt: 'Portão Fechado está em manutenção' },
    {
      en: '<p>We are working on <strong>Closed Gate</strong>. All other games are open.</p>',
      pt: '<p>Estamos trabalhando em <strong>Portão Fechado</strong>. Todos os outros jogos estão abertos.</p>',
    },
  ),
  notice(
    203,
    { en: 'Check every round of our originals', pt: 'Confira cada rodada dos jogos da casa' },
    {
      en: '<p>Open the shield in any of our originals to check every round you played.</p>',
      pt: '<p>Abra o escudo em qualquer jogo da casa para conferir cada rodada que você jogou.</p>',
    },
  ),
  notice(
    204,
    { en: 'Keep an eye on your play', pt: 'Fique de olho no seu jogo' },
    {
      en: '<p>Choose how often we remind you of the time, test your habits, or close your account: <a href="/safer-play">Safer play</a>.</p>',
      pt: '<p>Escolha de quanto em quanto tempo lembramos você da hora, teste seus hábitos ou encerre sua conta: <a href="/safer-play">Jogo responsável</a>.</p>',
    },
  ),
  notice(
    205,
    { en: 'Live tables now open around the clock', pt: 'Mesas ao vivo agora 24 horas' },
    { en: '<p>The live casino no longer closes in the morning.</p>', pt: '<p>O cassino ao vivo não fecha mais pela manhã.</p>' },
  ),
  notice(
    206,
    { en: 'Our address on the web', pt: 'Nosso endereço na internet' },
    {
      en: '<p>{brand} never asks for your password in a message. Check the address before you log in.</p>',
      pt: '<p>O {brand} nunca pede sua senha por mensagem. Confira o endereço antes de entrar.</p>',
    },
  ),
  notice(
    207,
    { en: 'Fishing tournament on Saturday', pt: 'Torneio de pesca no sábado' },
    {
      en: '<p>Play any fishing game on Saturday. The best catches share points.</p>',
      pt: '<p>Jogue qualquer jogo de pesca no sábado. As melhores pescarias dividem pontos.</p>',
    },
  ),
  notice(
    208,
    { en: 'Two new tables tonight', pt: 'Duas mesas novas hoje à noite' },
    {
      en: '<p>Aurora Roulette and Serena Blackjack open at eight.</p>',
      pt: '<p>Roleta Aurora e Blackjack Serena abrem às oito da noite.</p>',
    },
  ),
  notice(
    209,
    { en: 'Lottery draws on the hour', pt: 'Sorteios de hora em hora' },
    { en: '<p>Results are published as soon as they are drawn.</p>', pt: '<p>Os resultados saem assim que são sorteados.</p>' },
  ),
  notice(
    210,
    { en: 'Play for fun, not for money', pt: 'Jogue por diversão, não por dinheiro' },
    {
      en: '<p>If it stops being fun, stop. Help is one tap away in the footer.</p>',
      pt: '<p>Se deixar de ser divertido, pare. A ajuda está a um toque, no rodapé.</p>',
    },
  ),
];

export const popups: readonly AnnouncementText[] = [
  {
    id: 301,
    audiences: ['B'],
    promotionType: 'WELCOME',
    title: { en: 'Welcome to {brand}', pt: 'Boas-vindas ao {brand}' },
    content: {
      en: '<p>Look around: more than a thousand games, most with a free demo.</p>',
      pt: '<p>Fique à vontade: mais de mil jogos, a maioria com demonstração grátis.</p>',
    },
  },
  {
    id: 302,
    audiences: ['B'],
    promotionType: 'RESPONSIBLE',
    title: { en: 'For adults only', pt: 'Só para maiores de 18' },
    content: { en: '<p>You must be 18 or older to play.</p>', pt: '<p>É preciso ter 18 anos ou mais para jogar.</p>' },
  },
  {
    id: 303,
    audiences: ['A'],
    promotionType: 'NEWS',
    title: { en: 'Fresh in the lobby', pt: 'Novidade no lobby' },
    content: {
      en: '<p><strong>Harbour Carnival</strong> opens the season: free spins with doubled wins.</p>',
      pt: '<p><strong>Carnaval do Porto</strong> abre a temporada: giros grátis com prêmios em dobro.</p>',
    },
  },
  {
    id: 304,
    audiences: ['A'],
    promotionType: 'RESPONSIBLE',
    title: { en: 'How is your play?', pt: 'Como vai o seu jogo?' },
    content: {
      en: '<p>Nine questions tell you, and nobody else sees your answers. <a href="/safer-play">Take the test</a>.</p>',
      pt: '<p>Nove perguntas respondem, e só você vê as respostas. <a href="/safer-play">Faça o teste</a>.</p>',
    },
  },
  {
    id: 305,
    audiences: ['F'],
    promotionType: 'WELCOME',
    title: { en: 'Your first visit', pt: 'Sua primeira visita' },
    content: {
      en: '<p>Add games to your favourites with the heart; they wait for you on the home page.</p>',
      pt: '<p>Marque jogos com o coração; eles esperam por você na página inicial.</p>',
    },
  },
];
