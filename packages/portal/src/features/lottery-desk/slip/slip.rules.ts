import { highestTicket, slipLimits } from '@livery/contract/lotteries';
import type { MinorUnits } from '@livery/contract/money';

export interface SlipBet {
  /** Local to the slip. */
  id: number;
  play: string;
  /** Masks in hexadecimal digits, one for each slot of the play. */
  slots: readonly string[];
  lines: number;
  /** Per line. */
  stake: MinorUnits;
  /** As shown to the member, in hundredths. */
  odds: readonly number[];
}

interface Removed {
  at: number;
  bet: SlipBet;
}

export interface Slip {
  bets: readonly SlipBet[];
  /** Removed bets, grouped by action, latest last. */
  removed: readonly (readonly Removed[])[];
}

export const emptySlip: Slip = { bets: [], removed: [] };

/** How many removals can be undone. */
const memory = 20;

export type SlipProblem = 'full' | 'tooHigh';
export type SlipEdit = Slip | SlipProblem;

/** The bet's cost per draw. Null above a ticket's highest cost. */
export function costOf({ lines, stake }: Pick<SlipBet, 'lines' | 'stake'>, times = 1): MinorUnits | null {
  const cost = BigInt(lines) * BigInt(stake) * BigInt(times);
  return cost > BigInt(highestTicket) ? null : Number(cost);
}

/** The slip's cost per draw. Null above the highest total stake. */
export function totalOf(bets: readonly Pick<SlipBet, 'lines' | 'stake'>[], times = 1): MinorUnits | null {
  const total = bets.reduce((sum, { lines, stake }) => sum + BigInt(lines) * BigInt(stake), 0n) * BigInt(times);
  return total > BigInt(highestTicket) ? null : Number(total);
}

/** A repeated bet raises the stake of the existing one. */
export function added(slip: Slip, bet: Omit<SlipBet, 'id'>): SlipEdit {
  const same = slip.bets.findIndex((each) => isSame(each, bet));
  const known = slip.bets[same];
  if (known === undefined && slip.bets.length >= slipLimits.bets) return 'full';
  const bets =
    known === undefined
      ? [...slip.bets, { ...bet, id: freshId(slip) }]
      : slip.bets.with(same, { ...known, stake: known.stake + bet.stake, odds: bet.odds });
  return checked({ ...slip, bets });
}

export function removed(slip: Slip, id: number): Slip {
  const at = slip.bets.findIndex((bet) => bet.id === id);
  const bet = slip.bets[at];
  if (bet === undefined) return slip;
  return { bets: slip.bets.toSpliced(at, 1), removed: [...slip.removed, [{ at, bet }]].slice(-memory) };
}

export function cleared({ bets, removed: earlier }: Slip): Slip {
  if (bets.length === 0) return { bets, removed: earlier };
  return { bets: [], removed: [...earlier, bets.map((bet, at) => ({ at, bet }))].slice(-memory) };
}

/** Restores the last removed bet in its place. */
export function undone(slip: Slip): SlipEdit {
  const last = slip.removed.at(-1);
  if (last === undefined) return slip;
  if (slip.bets.length + last.length > slipLimits.bets) return 'full';
  const bets = last.reduce<readonly SlipBet[]>((list, { at, bet }) => list.toSpliced(at, 0, bet), slip.bets);
  return checked({ bets, removed: slip.removed.slice(0, -1) });
}

/** Changes the stake per line of one bet, or of all. */
export function staked(slip: Slip, stake: MinorUnits, id?: number): SlipEdit {
  return checked({ ...slip, bets: slip.bets.map((bet) => (id === undefined || bet.id === id ? { ...bet, stake } : bet)) });
}

/** Adds bets again, such as those of the last slip. */
export function repeated(slip: Slip, bets: readonly SlipBet[]): SlipEdit {
  return bets.reduce<SlipEdit>((edit, bet) => (typeof edit === 'string' ? edit : added(edit, bet)), slip);
}

export type Offered = Readonly<Record<string, readonly number[]>>;

/** Bets whose odds have changed, and bets whose play is closed. */
export function changedBets(bets: readonly SlipBet[], offered: Offered): { bet: SlipBet; odds: readonly number[] | null }[] {
  return bets.flatMap((bet) => {
    const odds = offered[bet.play] ?? null;
    return odds !== null && sameNumbers(odds, bet.odds) ? [] : [{ bet, odds }];
  });
}

/** Accepts the current odds. Bets on a closed play are removed from the slip and can be restored. */
export function repriced(slip: Slip, offered: Offered): Slip {
  const gone = slip.bets.filter(({ play }) => offered[play] === undefined);
  const left = gone.reduce((rest, { id }) => removed(rest, id), slip);
  return { ...left, bets: left.bets.map((bet) => ({ ...bet, odds: offered[bet.play] ?? bet.odds })) };
}

/** The highest allowed stake per line. 0 removes the bets. Without `at`, the gateway named no bet. */
export function capped(slip: Slip, highestStake: MinorUnits, at: number | null): Slip {
  const meant = slip.bets.filter((_, place) => at === null || place === at);
  if (highestStake <= 0) return meant.reduce((rest, { id }) => removed(rest, id), slip);
  const ids = new Set(meant.map(({ id }) => id));
  return { ...slip, bets: slip.bets.map((bet) => (ids.has(bet.id) ? { ...bet, stake: Math.min(bet.stake, highestStake) } : bet)) };
}

function checked(slip: Slip): SlipEdit {
  return totalOf(slip.bets) === null ? 'tooHigh' : slip;
}

function freshId({ bets, removed: past }: Slip): number {
  return 1 + [...bets, ...past.flat().map(({ bet }) => bet)].reduce((highest, { id }) => Math.max(highest, id), 0);
}

function isSame(one: Omit<SlipBet, 'id'>, other: Omit<SlipBet, 'id'>): boolean {
  return one.play === other.play && one.slots.join(' ') === other.slots.join(' ');
}

function sameNumbers(one: readonly number[], other: readonly number[]): boolean {
  return one.length === other.length && one.every((number, place) => number === other[place]);
}
