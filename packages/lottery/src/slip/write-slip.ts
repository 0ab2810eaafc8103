import type { Kind } from '../model/kind.ts';
import type { Play } from '../model/play.ts';
import type { ParsedBet } from './slip.ts';
import { writeStations, writeVietnamese } from './vietnamese.ts';
import { writeWestern } from './western.ts';

/** The inverse of `readSlip` for the same kind, play and unit, with one bet per line. */
export function writeSlip(kind: Kind, play: Play | null, bets: readonly ParsedBet[], unit = 100): string {
  const lines: string[] = [];
  let stations: string = writeStations(null);
  for (const bet of bets) {
    const own = kind.plays.find(({ code }) => code === bet.play);
    if (own === undefined) throw new RangeError(`${kind.code} has no play ${bet.play}.`);
    if (writeStations(bet.stations) !== stations) {
      stations = writeStations(bet.stations);
      lines.push(stations);
    }
    const spoken = kind.code === 'VN18' || kind.code === 'VN27' ? writeVietnamese(own, bet, unit) : null;
    lines.push(spoken ?? writeWestern(own, bet, { unit, isNamed: own !== play }));
  }
  return lines.join('\n');
}
