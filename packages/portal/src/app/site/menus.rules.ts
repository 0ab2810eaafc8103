import type { VendorCategory } from '@livery/contract/shapes';

const bgs = 'BGS';

/** Cards of BGS come among the slots and are a type of their own (specification, section 3). */
export function withBgsApart(categories: readonly VendorCategory[]): VendorCategory[] {
  return categories.flatMap((category) => {
    const [own, others] = [true, false].map((isBgs) => category.cards.filter(({ gameType }) => (gameType === bgs) === isBgs));
    if (category.gameCategory === bgs || own === undefined || own.length === 0) return [category];
    return [
      { ...category, cards: others ?? [] },
      { gameCategory: bgs, title: bgs, cards: own, gameClassify: [] },
    ];
  });
}
