import type { DrawContext } from '@livery/lottery/model/draw';
import type { Play, Selection } from '@livery/lottery/model/play';
import { exposuresOf, worstOf, type Market } from '@livery/lottery/risk/exposure';
import { AppError } from '#base/app-error.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import { mostThatFits } from '../lottery.rules.ts';
import { lockExposure, writeExposure, type MarketRow } from './exposure.repo.ts';

export interface RiskyBet {
  readonly play: Play;
  readonly selection: Selection;
  readonly odds: readonly number[];
  readonly lineStake: number;
}

interface Caps {
  /** The caps on the liability of an issue and of one outcome. */
  readonly cap: number;
  readonly outcomeCap: number;
}

type Markets = Map<string, { readonly market: Market; readonly cells: readonly number[]; readonly closed: readonly number[] }>;

/**
 * Adds a slip's bets to the possible payouts of an issue, one after the other.
 *
 * @throws AppError OUT_OF_STOCK with the bet and the most that its lines may still stake
 */
export async function admitBets(
  trx: LedgerTransaction,
  issue: { readonly merchantId: number; readonly issueId: number },
  bets: readonly RiskyBet[],
  { cap, outcomeCap, context }: Caps & { readonly context: DrawContext },
): Promise<void> {
  const codes = bets.flatMap(({ play, selection, odds, lineStake }) => exposuresOf(play, selection, odds, lineStake, context));
  const held = await lockExposure(trx, issue, [...new Set(codes.map(({ market }) => market.code))]);
  let markets: Markets = new Map();
  let { worst } = held;
  for (const [place, bet] of bets.entries()) {
    const tried = (lineStake: number): { markets: Markets; worst: number } | null =>
      add(markets, held.markets, worst, { ...bet, lineStake }, { cap, outcomeCap, context });
    const added = tried(bet.lineStake);
    if (added === null)
      throw new AppError('OUT_OF_STOCK', {
        fields: { [`/bets/${place}`]: 'maximum' },
        highestStake: mostThatFits(bet.lineStake, (stake) => tried(stake) !== null),
      });
    ({ markets, worst } = added);
  }
  await writeExposure(trx, issue, rowsOf(markets));
}

/** Removes refunded bets from an issue's liability. */
export async function releaseBets(
  trx: LedgerTransaction,
  issue: { readonly merchantId: number; readonly issueId: number },
  bets: readonly RiskyBet[],
  context: DrawContext,
): Promise<void> {
  const exposures = bets.flatMap(({ play, selection, odds, lineStake }) => exposuresOf(play, selection, odds, lineStake, context));
  const held = await lockExposure(trx, issue, [...new Set(exposures.map(({ market }) => market.code))]);
  const markets: Markets = new Map();
  for (const { market, cells } of exposures) markets.set(market.code, { market, ...changed(markets, held.markets, market, cells, -1) });
  await writeExposure(trx, issue, rowsOf(markets));
}

/** Adds the bet. Null if it does not fit. */
function add(
  markets: Markets,
  held: ReadonlyMap<string, MarketRow>,
  worst: number,
  { play, selection, odds, lineStake }: RiskyBet,
  { cap, outcomeCap, context }: Caps & { readonly context: DrawContext },
): { markets: Markets; worst: number } | null {
  const next = new Map(markets);
  let sum = worst;
  for (const { market, cells } of exposuresOf(play, selection, odds, lineStake, context)) {
    const before = next.get(market.code)?.cells ?? held.get(market.code)?.cells ?? [];
    const { cells: after, closed } = changed(next, held, market, cells, 1);
    if ([...cells.keys()].some((cell) => closed.includes(cell) || (after[cell] ?? 0) > outcomeCap)) return null;
    sum += worstOf(market, after) - worstOf(market, before);
    next.set(market.code, { market, cells: after, closed });
  }
  return sum > cap ? null : { markets: next, worst: sum };
}

function changed(
  markets: Markets,
  held: ReadonlyMap<string, MarketRow>,
  { code, size }: Market,
  cells: ReadonlyMap<number, number>,
  sign: 1 | -1,
): { cells: readonly number[]; closed: readonly number[] } {
  const known = markets.get(code) ?? held.get(code);
  const sums = Array.from({ length: size + 1 }, (_, cell) => known?.cells[cell] ?? 0);
  for (const [cell, pay] of cells) sums[cell] = (sums[cell] ?? 0) + sign * pay;
  return { cells: sums, closed: known?.closed ?? [] };
}

function rowsOf(markets: Markets): Omit<MarketRow, 'closed'>[] {
  return [...markets.values()].map(({ market, cells }) => ({ market: market.code, cells, worst: worstOf(market, cells) }));
}
