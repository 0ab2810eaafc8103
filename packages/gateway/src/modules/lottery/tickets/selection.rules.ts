import { slipLimits } from '@livery/contract/lotteries';
import type { LotteryBetBody } from '@livery/contract/shapes';
import { outcomesOf, type Mask } from '@livery/lottery/model/mask';
import type { Play, Selection } from '@livery/lottery/model/play';

/** Masks on the wire: hexadecimal, bit n for outcome n. */
export function selectionOf({ slots }: Pick<LotteryBetBody, 'slots'>): Selection {
  return slots.map((mask) => BigInt(`0x${mask}`));
}

/** The same on the wire. */
export function hexOf(mask: Mask): string {
  return mask.toString(16);
}

/** A mask in the database: one bit per outcome, outcome 0 first. */
export function bitsOf(mask: Mask, size: number): string {
  const bits = Array.from({ length: size }, () => '0');
  for (const outcome of outcomesOf(mask)) bits[outcome] = '1';
  return bits.join('');
}

export function maskOfBits(bits: string): Mask {
  return bits === '' ? 0n : BigInt(`0b${[...bits].toReversed().join('')}`);
}

export function bitsOfSelection(play: Play, selection: Selection): string[] {
  return play.slots.map(({ labels }, place) => bitsOf(selection[place] ?? 0n, labels.length));
}

/** Whether a slip makes too many tickets. */
export function isTooLong(bets: number, issues: number): boolean {
  return bets * issues > slipLimits.tickets;
}
