import type { LotteryGroup } from '@livery/contract/shapes';

/** The lottery pages by their rows (specification, section 2). */
export type HallName = 'lottery' | 'seaLottery' | 'vnLottery';

/** The groups on a page. `/vnLottery` shows only the Vietnamese prize lists (readings 57). */
export function groupsOf(hall: HallName, groups: readonly LotteryGroup[]): LotteryGroup[] {
  return groups.filter(({ lotteryType }) => hall !== 'vnLottery' || lotteryType === 'VN');
}

export interface Ball {
  readonly text: string;
  /** The special number, which is emphasized. */
  readonly isSpecial: boolean;
}

/** The number of digits of the special prize in a Vietnamese list, and its position from the end or the start. */
const specialPrizes: Readonly<Record<string, { place: number; digits: number }>> = {
  VN18: { place: -1, digits: 6 },
  VN27: { place: 0, digits: 5 },
};
const kindsOfDigits: ReadonlySet<string> = new Set(['SSC', 'LF']);

/** A result that fits a card. A Vietnamese list is reduced to its special prize. */
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
