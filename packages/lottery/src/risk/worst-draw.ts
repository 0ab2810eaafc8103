import type { Draw, DrawContext } from '../model/draw.ts';
import type { Kind, NumberSpace } from '../model/kind.ts';
import { outcomesOf } from '../model/mask.ts';
import type { Hit, Play } from '../model/play.ts';
import { marketsOf, type Market } from './exposure.ts';

/** The payouts of bets on a market, by cell. */
export interface Booked {
  readonly market: string;
  readonly cells: readonly number[];
}

/** The most expensive draw, and its cost. */
export interface WorstDraw {
  readonly worst: number;
  readonly draw: Draw;
}

/** The most draws that are walked: five digits, or five of eleven. */
const mostDraws = 100_000;

/** The number of draws between two pauses for other work. */
const drawsAtOnce = 500;

/** The payouts of all markets that read the same places of a draw, by the values of these places. */
interface Table {
  readonly reads: readonly number[];
  readonly pays: Float64Array;
  readonly works: ((draw: Draw) => number)[];
}

/**
 * Finds the draw that costs the house most by walking all draws. Null for a kind with too many. A market reads few
 * places of a draw, so its payout is computed once for each combination of their values. A market with one cell counts
 * with its bound in every draw. It takes up to a second in all, and yields every few milliseconds.
 */
export function* findWorstDraw(
  { space, plays }: Kind,
  booked: readonly Booked[],
  context: DrawContext,
): Generator<undefined, WorstDraw | null> {
  const size = drawsOf(space);
  if (size === null || size > mostDraws) return null;
  const base = space.by === 'distinct' ? space.of + 1 : 10;
  const cellsOf = new Map(booked.map(({ market, cells }) => [market, cells]));
  const tables = new Map<string, Table>();
  let whole = 0;
  for (const play of plays) {
    for (const market of marketsOf(play)) {
      const cells = cellsOf.get(market.code);
      if (cells === undefined || cells.every((pay) => pay === 0)) continue;
      if (market.slot === null && market.size === 1) {
        whole += cells[0] ?? 0;
        continue;
      }
      const reads = readsOf(play, market);
      const table = tables.get(reads.join()) ?? { reads, pays: new Float64Array(base ** reads.length).fill(Number.NaN), works: [] };
      table.works.push((draw) => payOf(play, market, cells, play.hits(draw, context)));
      tables.set(reads.join(), table);
    }
  }
  let worst: WorstDraw | null = null;
  let walked = 0;
  for (const draw of walk(space)) {
    let sum = whole;
    for (const table of tables.values()) sum += payIn(table, draw, base);
    if (worst === null || sum > worst.worst) worst = { worst: sum, draw: [...draw] };
    walked += 1;
    if (walked % drawsAtOnce === 0) yield;
  }
  return worst;
}

function payIn({ reads, pays, works }: Table, draw: Draw, base: number): number {
  let key = 0;
  for (const place of reads) key = key * base + (draw[place] ?? 0);
  const known = pays[key] ?? Number.NaN;
  if (!Number.isNaN(known)) return known;
  const pay = works.reduce((sum, work) => sum + work(draw), 0);
  pays[key] = pay;
  return pay;
}

/** The cost of a draw in one market. */
function payOf({ slots }: Play, { slot, size }: Market, cells: readonly number[], hits: readonly Hit[]): number {
  if (slot !== null) {
    let pay = 0;
    let isReturned = false;
    for (const hit of hits) {
      if (hit.slot !== slot) continue;
      if (hit.oddsClass === null) isReturned = true;
      else for (const outcome of outcomesOf(hit.mask)) pay += cells[outcome] ?? 0;
    }
    return pay + (isReturned ? (cells[size] ?? 0) : 0);
  }
  const lines = slots.reduce<number[]>(
    (places, { labels }, place) => {
      const outcomes = hits.filter((hit) => hit.slot === place).flatMap(({ mask }) => outcomesOf(mask));
      return places.flatMap((line) => outcomes.map((outcome) => line * labels.length + outcome));
    },
    [0],
  );
  return lines.reduce((sum, line) => sum + (cells[line] ?? 0), 0);
}

function readsOf({ slots }: Play, { slot }: Market): number[] {
  const read = slot === null ? slots.flatMap(({ reads }) => reads) : (slots[slot]?.reads ?? []);
  return [...new Set(read)].toSorted((one, other) => one - other);
}

function drawsOf(space: NumberSpace): number | null {
  switch (space.by) {
    case 'digits':
      return 10 ** space.count;
    case 'distinct':
      return Array.from({ length: space.count }, (_, place) => space.of - place).reduce((product, left) => product * left, 1);
    case 'prizes':
      return null;
  }
}

/** Every draw of a space, as one list that is modified from draw to draw. */
function* walk(space: NumberSpace): Generator<Draw, void> {
  if (space.by === 'prizes') return;
  const draw = Array.from({ length: space.count }, () => 0);
  yield* fill(draw, 0, space);
}

function* fill(draw: number[], place: number, space: Exclude<NumberSpace, { by: 'prizes' }>): Generator<Draw, void> {
  if (place === draw.length) {
    yield draw;
    return;
  }
  const [from, to] = space.by === 'digits' ? [0, 9] : [1, space.of];
  for (let value = from; value <= to; value++) {
    if (space.by === 'distinct' && draw.indexOf(value) >= 0 && draw.indexOf(value) < place) continue;
    draw[place] = value;
    yield* fill(draw, place + 1, space);
  }
  draw[place] = 0;
}
