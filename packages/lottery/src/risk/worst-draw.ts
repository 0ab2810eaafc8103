import type { Draw, DrawContext } from '../model/draw.ts';
import type { Kind, NumberSpace } from '../model/kind.ts';
import { outcomesOf } from '../model/mask.ts';
import type { Hit, Play } from '../model/play.ts';
import { marketsOf, type Market } from './exposure.ts';

/** What bets on a market pay, by cell. */
export interface Booked {
  readonly market: string;
  readonly cells: readonly number[];
}

/** The draw that costs most, and what it costs. */
export interface WorstDraw {
  readonly worst: number;
  readonly draw: Draw;
}

/** Draws that are walked at most: five digits, or five of eleven. */
const mostDraws = 100_000;

/**
 * The draw that costs the house most, found by walking all draws; null for a kind that has too many. A market reads few places of a draw, so
 * what it pays is worked out once for each of their values. A market of one cell counts with its bound on every draw.
 */
export function worstDrawOf({ space, plays }: Kind, booked: readonly Booked[], context: DrawContext): WorstDraw | null {
  const size = drawsOf(space);
  if (size === null || size > mostDraws) return null;
  const cellsOf = new Map(booked.map(({ market, cells }) => [market, cells]));
  const tables: { readonly reads: readonly number[]; readonly pays: Map<number, number>; readonly payOf: (draw: Draw) => number }[] = [];
  let whole = 0;
  for (const play of plays) {
    for (const market of marketsOf(play)) {
      const cells = cellsOf.get(market.code);
      if (cells === undefined || cells.every((pay) => pay === 0)) continue;
      if (market.slot === null && market.size === 1) whole += cells[0] ?? 0;
      else
        tables.push({
          reads: readsOf(play, market),
          pays: new Map(),
          payOf: (draw) => payOf(play, market, cells, play.hits(draw, context)),
        });
    }
  }
  let worst: WorstDraw | null = null;
  for (const draw of walk(space)) {
    let sum = whole;
    for (const { reads, pays, payOf: work } of tables) {
      let key = 0;
      for (const place of reads) key = key * 256 + (draw[place] ?? 0);
      let pay = pays.get(key);
      if (pay === undefined) pays.set(key, (pay = work(draw)));
      sum += pay;
    }
    if (worst === null || sum > worst.worst) worst = { worst: sum, draw: [...draw] };
  }
  return worst;
}

/** What a draw costs in one market. */
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

/** Every draw of a space, in one list that is changed from draw to draw. */
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
