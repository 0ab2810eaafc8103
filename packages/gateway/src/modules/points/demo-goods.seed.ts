import type { GoodKind } from '@livery/contract/point-kinds';
import type { GoodArt } from '@livery/art/good-art';
import type { Texts } from '#base/texts.ts';

interface DemoGood {
  readonly kind: GoodKind;
  readonly art: GoodArt;
  readonly titles: Texts;
  readonly texts: Texts;
  readonly points: number;
  /** Minor units of a currency with two digits. */
  readonly amount?: number;
  readonly rollover?: number;
  readonly stakeFrom: number;
  readonly stock: number;
}

const paid: Texts = {
  en: 'Real money in your balance, yours to play or to withdraw.',
  pt: 'Dinheiro de verdade no seu saldo, para jogar ou sacar.',
};
const sent: Texts = { en: 'We send it to your door at no charge.', pt: 'Enviamos para a sua casa sem custo.' };
const bonus: Texts = { en: 'It becomes cash once it has been staked.', pt: 'Vira dinheiro depois de apostado.' };

/** In the mall's order. A voucher costs less than converting points to the same cash, which is instant. */
export const demoGoods: readonly DemoGood[] = [
  {
    kind: 'cash',
    art: 'voucherSmall',
    titles: { en: 'Cash voucher 10', pt: 'Vale dinheiro 10' },
    texts: paid,
    points: 950,
    amount: 1_000,
    stakeFrom: 0,
    stock: 500,
  },
  {
    kind: 'bonus',
    art: 'bonusGift',
    titles: { en: 'Bonus 25', pt: 'Bônus 25' },
    texts: bonus,
    points: 1_800,
    amount: 2_500,
    rollover: 3,
    stakeFrom: 0,
    stock: 300,
  },
  {
    kind: 'goods',
    art: 'mug',
    titles: { en: 'Lucky seven mug', pt: 'Caneca sete da sorte' },
    texts: sent,
    points: 2_400,
    stakeFrom: 0,
    stock: 120,
  },
  { kind: 'goods', art: 'cap', titles: { en: 'House cap', pt: 'Boné da casa' }, texts: sent, points: 3_600, stakeFrom: 100_000, stock: 60 },
  {
    kind: 'cash',
    art: 'voucherLarge',
    titles: { en: 'Cash voucher 50', pt: 'Vale dinheiro 50' },
    texts: paid,
    points: 4_500,
    amount: 5_000,
    stakeFrom: 100_000,
    stock: 150,
  },
  {
    kind: 'bonus',
    art: 'bonusChest',
    titles: { en: 'Bonus 100', pt: 'Bônus 100' },
    texts: bonus,
    points: 6_400,
    amount: 10_000,
    rollover: 5,
    stakeFrom: 500_000,
    stock: 80,
  },
  {
    kind: 'goods',
    art: 'headphones',
    titles: { en: 'Wireless headphones', pt: 'Fones sem fio' },
    texts: sent,
    points: 11_000,
    stakeFrom: 500_000,
    stock: 12,
  },
  {
    kind: 'goods',
    art: 'speaker',
    titles: { en: 'Party speaker', pt: 'Caixa de som' },
    texts: sent,
    points: 18_500,
    stakeFrom: 1_000_000,
    stock: 3,
  },
  {
    kind: 'goods',
    art: 'watch',
    titles: { en: 'Smart watch', pt: 'Relógio inteligente' },
    texts: sent,
    points: 46_000,
    stakeFrom: 10_000_000,
    stock: 5,
  },
  {
    kind: 'goods',
    art: 'phone',
    titles: { en: 'Smartphone', pt: 'Smartphone' },
    texts: sent,
    points: 180_000,
    stakeFrom: 50_000_000,
    stock: 0,
  },
];

/** Seeded members' data, by account. */
export const demoPoints: Readonly<Record<string, number>> = {
  demo: 12_480,
  agent: 3_000,
  marina: 4_000,
  sofia: 900,
  helena: 2_500,
  lucas: 260,
};
