import type { Prize, PrizeTicket } from '@livery/contract/shapes';
import type { Texts } from '#base/texts.ts';

interface DemoPrize {
  readonly kind: Prize['kind'];
  readonly amount: number;
  readonly ticketPool?: number;
  readonly weight: number;
  readonly pieces?: number;
}

export interface DemoPrizePool {
  readonly id: number;
  readonly kind: PrizeTicket['kind'];
  readonly titles: Texts;
  readonly prizes: readonly DemoPrize[];
  readonly pot?: { readonly total: number; readonly slices: number };
  /** Days from the seeding to the draw of a raffle. */
  readonly closesAfter?: number;
}

/** The ids of the demo draws. Promotions give tickets for them. */
export const demoPools = { wheel: 1, egg: 2, envelope: 3, raffle: 4 } as const;

const cash = (amount: number, weight: number, pieces?: number): DemoPrize => ({
  kind: 'cash',
  amount,
  weight,
  ...(pieces === undefined ? {} : { pieces }),
});
const bonus = (amount: number, weight: number): DemoPrize => ({ kind: 'bonus', amount, weight });
const tickets = (ticketPool: number, amount: number, weight: number): DemoPrize => ({ kind: 'tickets', amount, ticketPool, weight });

/** Every ticket wins. Expensive prizes have a limited stock. Pools whose tickets are prizes of others come first. */
export const demoPrizePools: readonly DemoPrizePool[] = [
  {
    id: demoPools.envelope,
    kind: 'envelope',
    titles: { en: 'Red envelopes', pt: 'Envelopes vermelhos' },
    prizes: [],
    pot: { total: 20_000, slices: 40 },
  },
  {
    id: demoPools.egg,
    kind: 'egg',
    titles: { en: 'Golden eggs', pt: 'Ovos de ouro' },
    prizes: [cash(100, 500), bonus(300, 250), tickets(demoPools.envelope, 1, 150), cash(1_000, 80), cash(5_000, 20, 40)],
  },
  {
    id: demoPools.wheel,
    kind: 'wheel',
    titles: { en: 'Prize wheel', pt: 'Roda de prêmios' },
    prizes: [
      cash(100, 260),
      bonus(200, 200),
      cash(200, 170),
      tickets(demoPools.egg, 1, 140),
      cash(500, 110),
      bonus(1_000, 70),
      cash(2_500, 35),
      cash(10_000, 15, 25),
    ],
  },
  {
    id: demoPools.raffle,
    kind: 'raffle',
    titles: { en: 'Grand raffle', pt: 'Grande sorteio' },
    prizes: [
      cash(100_000, 1, 1),
      { ...bonus(25_000, 3), pieces: 3 },
      cash(5_000, 10, 10),
      { ...tickets(demoPools.wheel, 2, 20), pieces: 20 },
    ],
    closesAfter: 6,
  },
];

/** The members' initial tickets. */
export const demoTickets: readonly { readonly account: string; readonly pool: number; readonly count: number }[] = [
  { account: 'demo', pool: demoPools.wheel, count: 3 },
  { account: 'demo', pool: demoPools.egg, count: 2 },
  { account: 'demo', pool: demoPools.envelope, count: 2 },
  { account: 'marina', pool: demoPools.raffle, count: 3 },
  { account: 'demo', pool: demoPools.raffle, count: 4 },
  { account: 'lucas', pool: demoPools.raffle, count: 2 },
  { account: 'marina', pool: demoPools.wheel, count: 1 },
];

export const demoRewards: readonly {
  readonly account: string;
  readonly kind: 'cash' | 'bonus';
  readonly amount: number;
  readonly titles: Texts;
}[] = [
  { account: 'demo', kind: 'bonus', amount: 5_000, titles: { en: 'Thank you for a year with us', pt: 'Obrigado por um ano com a gente' } },
  { account: 'demo', kind: 'cash', amount: 1_500, titles: { en: 'Winner of the Friday quiz', pt: 'Vencedor do quiz de sexta' } },
];
