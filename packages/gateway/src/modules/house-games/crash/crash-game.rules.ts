import type { CrashChoice } from '@livery/arcade/crash/crash-wire';
import { drawPoint, mostTimes, runsFor, timesAt, worthOf } from '@livery/arcade/crash/crash-rules';
import type { TableGame } from '../live-table/table-game.rules.ts';

export const crashGame: TableGame = {
  kind: 'crash',
  betting: 7_000,
  pause: 3_000,
  isManyStakes: false,
  draw: drawPoint,
  runsFor,
  settle: (stake, choice, outcome) => {
    const { auto } = readCrash(choice);
    const at = auto ?? mostTimes;
    return at > outcome ? { win: 0, choice } : { win: worthOf(stake, at), choice: writeCrash({ auto, times: at }) };
  },
  isByHand: (choice) => readCrash(choice).auto === null,
  paidAt: (choice, elapsed) => {
    const { auto } = readCrash(choice);
    return auto !== null && auto <= timesAt(elapsed) ? auto : null;
  },
  isSameChoice: (made, asked) => readCrash(made).auto === readCrash(asked).auto,
  tell: readCrash,
};

/** Stored with the bet: the automatic cash-out (4 bytes, big-endian, 0 for the maximum), then the player's own (4 bytes, 0 for none). */
export function writeCrash({ auto, times }: CrashChoice): Buffer {
  const data = Buffer.alloc(8);
  data.writeUInt32BE(auto ?? 0);
  data.writeUInt32BE(times ?? 0, 4);
  return data;
}

export function readCrash(data: Buffer): CrashChoice {
  return { auto: data.readUInt32BE() || null, times: data.readUInt32BE(4) || null };
}
