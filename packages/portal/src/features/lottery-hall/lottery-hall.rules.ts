import type { LotteryGroup } from '@livery/contract/shapes';

/** The pages of lotteries by their rows (specification, section 2). */
export type HallName = 'lottery' | 'seaLottery' | 'vnLottery';

/** The groups on a page. `/vnLottery` shows only the Vietnamese prize lists (readings 57). */
export function groupsOf(hall: HallName, groups: readonly LotteryGroup[]): LotteryGroup[] {
  return groups.filter(({ lotteryType }) => hall !== 'vnLottery' || lotteryType === 'VN');
}

export interface Ball {
  readonly text: string;
  /** The special number, which stands out. */
  readonly isSpecial: boolean;
}

/** Digits of the special prize in a Vietnamese list, and its place from the end or the start. */
const specialPrizes: Readonly<Record<string, { place: number; digits: number }>> = {
  VN18: { place: -1, digits: 6 },
  VN27: { place: 0, digits: 5 },
};
const kindsOfDigits: ReadonlySet<string> = new Set(['SSC', 'LF']);

/** A result as a card has room for it: of a Vietnamese list only the special prize. */
export function ballsOf(kind: string, opened: readonly number[]): Ball[] {
  const special = specialPrizes[kind];
  if (special !== undefined) {
    const prize = opened.at(special.place);
    return prize === undefined ? [] : [{ text: String(prize).padStart(special.digits, '0'), isSpecial: true }];
  }
  const digits = kindsOfDigits.has(kind) ? 1 : 2;
  return opened.map((number, place) => ({
    text: String(number).padStart(digits, '0'),
    isSpecial: kind === 'LHC' && place === opened.length - 1,
  }));
}
