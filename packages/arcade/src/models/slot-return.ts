import { lineWin, windowOf, type SlotModel } from '../slot/slot-model.ts';

/** Everything in stakes: `rtp` is the expected win of one stake, `maxWin` no round can pass, `freeSpins` the chance to open them. */
export interface SlotReturn {
  readonly rtp: number;
  readonly maxWin: number;
  readonly freeSpins: number;
}

/**
 * Exact, by enumeration. All stops of a reel are equally likely, so each of its rows shows each symbol of its strip
 * equally often. So every line has the same return, and that is the return of all lines together.
 */
export function returnOf(model: SlotModel): SlotReturn {
  const line = expectedOfLine(model);
  const scatter = scatterReturn(model);
  const rule = model.scatter;
  const spin = line + scatter.expected;
  const feature = rule ? scatter.trigger * rule.freeSpins * rule.multiplier : 0;
  const bestTurn = bestOfLines(model) / model.lines.length + scatter.best;
  return { rtp: spin * (1 + feature), freeSpins: scatter.trigger, maxWin: bestTurn * (1 + (rule ? rule.freeSpins * rule.multiplier : 0)) };
}

function expectedOfLine(model: SlotModel): number {
  const counts = model.reels.map((strip) => {
    const count = new Map<string, number>();
    for (const symbol of strip) count.set(symbol, (count.get(symbol) ?? 0) + 1);
    return [...count];
  });
  let total = 0;
  const walk = (symbols: string[], ways: number): void => {
    const next = counts[symbols.length];
    if (next) for (const [symbol, count] of next) walk([...symbols, symbol], ways * count);
    else total += lineWin(model, symbols).win * ways;
  };
  walk([], 1);
  return total / model.reels.reduce((ways, strip) => ways * strip.length, 1);
}

/**
 * The most that all lines of one turn pay together. Searches the stops and skips branches that cannot beat the best.
 */
function bestOfLines(model: SlotModel): number {
  let best = 0;
  const walk = (stops: readonly number[]): void => {
    const seen = windowOf(model, stops);
    const bound = model.lines.reduce((sum, rows) => {
      const symbols = rows.slice(0, stops.length).map((row, reel) => seen[reel]?.[row] ?? '');
      const run = lineWin(model, symbols);
      const open = run.count === stops.length;
      return sum + (open ? Math.max(...(model.pays[run.symbol] ?? [0])) : run.win);
    }, 0);
    if (bound <= best) return;
    const strip = model.reels[stops.length];
    if (strip) for (let stop = 0; stop < strip.length; stop++) walk([...stops, stop]);
    else best = bound;
  };
  const [first = ''] = model.reels;
  for (let stop = 0; stop < first.length; stop++) walk([stop]);
  return best;
}

function scatterReturn(model: SlotModel): { expected: number; best: number; trigger: number } {
  const rule = model.scatter;
  if (!rule) return { expected: 0, best: 0, trigger: 0 };
  let chances = [1];
  model.reels.forEach((strip, reel) => {
    const next: number[] = [];
    for (let stop = 0; stop < strip.length; stop++) {
      const stops = model.reels.map((_, i) => (i === reel ? stop : 0));
      const seen = (windowOf(model, stops)[reel] ?? '').split('S').length - 1;
      chances.forEach((chance, count) => {
        next[count + seen] = (next[count + seen] ?? 0) + chance / strip.length;
      });
    }
    chances = Array.from(next, (chance) => chance ?? 0);
  });
  let expected = 0;
  let trigger = 0;
  chances.forEach((chance, count) => {
    expected += chance * (rule.pays[count] ?? 0);
    if (count >= rule.trigger) trigger += chance;
  });
  return { expected, best: Math.max(...rule.pays), trigger };
}
