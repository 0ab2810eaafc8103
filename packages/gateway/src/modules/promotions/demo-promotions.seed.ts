import type { Prize, Promotion } from '@livery/contract/shapes';
import type { Texts } from '#base/texts.ts';
import { demoPools } from '../rewards/demo-prize-pools.seed.ts';

interface DemoPromotion {
  readonly id: number;
  readonly kind: Promotion['kind'];
  readonly titles: Texts;
  readonly summaries: Texts;
  readonly way: Promotion['way'];
  readonly rule?: Partial<Promotion['rule']>;
  readonly prize: { readonly kind: Prize['kind']; readonly amount: number; readonly ticketPool?: number };
  /** Days from the time of seeding. */
  readonly starts?: number;
  readonly ends?: number;
}

export const demoPromotions: readonly DemoPromotion[] = [
  {
    id: 1,
    kind: 'gift',
    titles: { en: 'A spin on the house', pt: 'Um giro por nossa conta' },
    summaries: { en: 'One ticket for the prize wheel, every day.', pt: 'Um bilhete para a roda de prêmios, todos os dias.' },
    way: 'claim',
    rule: { cadence: 'daily' },
    prize: { kind: 'tickets', amount: 1, ticketPool: demoPools.wheel },
  },
  {
    id: 2,
    kind: 'checkIn',
    titles: { en: 'Seven mornings', pt: 'Sete manhãs' },
    summaries: { en: 'Check in on seven days and break two golden eggs.', pt: 'Marque presença em sete dias e quebre dois ovos de ouro.' },
    way: 'sign',
    rule: { days: 7, cadence: 'daily' },
    prize: { kind: 'tickets', amount: 2, ticketPool: demoPools.egg },
  },
  {
    id: 3,
    kind: 'stake',
    titles: { en: 'Daily warm-up', pt: 'Aquecimento do dia' },
    summaries: { en: 'A short round of play and a little back.', pt: 'Uma rodada curta e um trocado de volta.' },
    way: 'join',
    rule: { stake: 10_000, cadence: 'daily' },
    prize: { kind: 'cash', amount: 500 },
  },
  {
    id: 4,
    kind: 'season',
    titles: { en: 'Week of the originals', pt: 'Semana dos jogos da casa' },
    summaries: {
      en: 'Play our own games this week and open red envelopes.',
      pt: 'Jogue os jogos da casa nesta semana e abra envelopes vermelhos.',
    },
    way: 'join',
    rule: { stake: 50_000, gameTypes: ['INHOUSE'], cadence: 'weekly' },
    prize: { kind: 'tickets', amount: 3, ticketPool: demoPools.envelope },
  },
  {
    id: 5,
    kind: 'application',
    titles: { en: 'Show your best win', pt: 'Mostre seu melhor prêmio' },
    summaries: { en: 'Send us a picture of it. We pick what we like.', pt: 'Mande uma imagem. Premiamos as que mais gostarmos.' },
    way: 'apply',
    prize: { kind: 'cash', amount: 1_000 },
    ends: 30,
  },
  {
    id: 6,
    kind: 'birthday',
    titles: { en: 'Happy birthday', pt: 'Feliz aniversário' },
    summaries: { en: 'Is it your month? Apply once a year.', pt: 'É o seu mês? Peça uma vez por ano.' },
    way: 'apply',
    prize: { kind: 'bonus', amount: 5_000 },
  },
  {
    id: 7,
    kind: 'tickets',
    titles: { en: 'Into the grand raffle', pt: 'Para o grande sorteio' },
    summaries: { en: 'Two raffle tickets for a day of play.', pt: 'Dois bilhetes do sorteio por um dia de jogo.' },
    way: 'join',
    rule: { stake: 5_000, cadence: 'daily' },
    prize: { kind: 'tickets', amount: 2, ticketPool: demoPools.raffle },
    ends: 6,
  },
  {
    id: 8,
    kind: 'vip',
    titles: { en: 'VIP week', pt: 'Semana VIP' },
    summaries: { en: 'A bonus every week from level three.', pt: 'Um bônus por semana a partir do nível três.' },
    way: 'claim',
    rule: { vipLevel: 3, cadence: 'weekly' },
    prize: { kind: 'bonus', amount: 3_000 },
  },
  {
    id: 9,
    kind: 'weekend',
    titles: { en: 'Carnival weekend', pt: 'Fim de semana de carnaval' },
    summaries: { en: 'Three days of music, masks and golden eggs.', pt: 'Três dias de música, máscaras e ovos de ouro.' },
    way: 'join',
    rule: { stake: 20_000 },
    prize: { kind: 'tickets', amount: 3, ticketPool: demoPools.egg },
    starts: 3,
    ends: 6,
  },
  {
    id: 10,
    kind: 'season',
    titles: { en: 'Spring tide', pt: 'Maré de primavera' },
    summaries: { en: 'A season by the sea. Thank you for playing.', pt: 'Uma temporada à beira-mar. Obrigado por jogar.' },
    way: 'join',
    rule: { stake: 20_000 },
    prize: { kind: 'bonus', amount: 2_000 },
    starts: -30,
    ends: -2,
  },
];
