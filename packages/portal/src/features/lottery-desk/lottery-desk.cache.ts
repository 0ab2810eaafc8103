import type { KeyValueStore } from '#shared/ports/feature.ts';
import type { KeptDesk } from './lottery-desk.slice.ts';
import { emptySlip, totalOf, type SlipBet } from './slip/slip.rules.ts';

const key = 'livery.lottery-desk';

/** The selection at a desk survives a reload and an expired session. Unreadable storage counts as empty. */
export function makeLotteryDeskCache(tabStorage: KeyValueStore) {
  return {
    keep(game: number, desk: KeptDesk): void {
      try {
        tabStorage.set(`${key}.${game}`, JSON.stringify(desk));
      } catch {
        // If storage is full, nothing is stored, and the slip lasts as long as the page.
      }
    },
    kept(game: number): KeptDesk | null {
      try {
        return deskOf(JSON.parse(tabStorage.get(`${key}.${game}`) ?? 'null'));
      } catch {
        return null;
      }
    },
  };
}

function deskOf(value: unknown): KeptDesk | null {
  if (typeof value !== 'object' || value === null) return null;
  const { play, picks, stake, group, bets, last, issue } = value as Record<string, unknown>;
  if (!isTexts(picks) || !isBets(bets) || !isBets(last)) return null;
  return {
    play: typeof play === 'string' ? play : null,
    picks,
    stake: isWhole(stake) ? stake : null,
    group: isWhole(group) ? group : null,
    bets,
    last,
    issue: typeof issue === 'string' ? issue : null,
  };
}

function isBets(value: unknown): value is SlipBet[] {
  return Array.isArray(value) && value.every(isBet) && new Set(value.map(({ id }) => id)).size === value.length && totalOf(value) !== null;
}

function isBet(value: unknown): value is SlipBet {
  if (typeof value !== 'object' || value === null) return false;
  const { id, play, slots, lines, stake, odds } = value as Record<string, unknown>;
  const isCounted = isWhole(id) && isWhole(lines) && isWhole(stake);
  return isCounted && typeof play === 'string' && isTexts(slots) && Array.isArray(odds) && odds.every(isWhole);
}

function isTexts(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((each) => typeof each === 'string' && /^[0-9a-f]{1,2500}$/.test(each));
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) > 0;
}

/** A desk on the first visit. */
export const freshDesk: KeptDesk = { play: null, picks: [], stake: null, group: null, bets: emptySlip.bets, last: [], issue: null };
