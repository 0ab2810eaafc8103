import type { VendorCategory } from '@livery/contract/shapes';

const bgs = 'BGS';

/** BGS cards arrive with the slots but are a separate type (specification, section 3). */
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
