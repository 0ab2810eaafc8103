import { drawNumber, winOf, type Chip } from '@livery/arcade/roulette/roulette-rules';
import type { TableGame } from '../live-table/table-game.rules.ts';

const chipBytes = 7;

export const rouletteGame: TableGame = {
  kind: 'roulette',
  betting: 15_000,
  pause: 6_000,
  isManyStakes: true,
  draw: drawNumber,
  runsFor: () => 6_000,
  settle: (_stake, choice, outcome) => ({ win: winOf(readChips(choice), outcome), choice }),
  isByHand: () => false,
  paidAt: () => null,
  isSameChoice: (made, asked) => made.equals(asked),
  tell: readChips,
};

/** Stored with the bet: for each chip its spot (1 byte) and its amount (6 bytes, big-endian). */
export function writeChips(chips: readonly Chip[]): Buffer {
  const data = Buffer.alloc(chips.length * chipBytes);
  chips.forEach(({ spot, amount }, i) => {
    data.writeUInt8(spot, i * chipBytes);
    data.writeUIntBE(amount, i * chipBytes + 1, chipBytes - 1);
  });
  return data;
}

export function readChips(data: Buffer): Chip[] {
  return Array.from({ length: data.length / chipBytes }, (_, i) => ({
    spot: data.readUInt8(i * chipBytes),
    amount: data.readUIntBE(i * chipBytes + 1, chipBytes - 1),
  }));
}
