/**
 * The rules of one slot. Symbols are single letters: `W` replaces any symbol but `S`; `S` pays in any position; `a` to
 * `c` are the theme's pictures, `d` to `g` its gems. Every strip is circular.
 */
export interface SlotModel {
  readonly id: string;
  /** The number of visible rows. */
  readonly rows: number;
  readonly reels: readonly string[];
  /** For each line, its row on each reel. The top row is 0. */
  readonly lines: readonly (readonly number[])[];
  /** What a run from the left pays, in stakes of one line; the index is the run's length. */
  readonly pays: Readonly<Record<string, readonly number[]>>;
  /** Null without a scatter. */
  readonly scatter: ScatterRule | null;
}

/** `pays` in whole stakes, by count; `trigger` scatters open `freeSpins`, whose wins count `multiplier` times and open no others. */
export interface ScatterRule {
  readonly pays: readonly number[];
  readonly trigger: number;
  readonly freeSpins: number;
  readonly multiplier: number;
}

/** `win` in stakes of one line, before a multiplier. */
export interface LineWin {
  readonly line: number;
  readonly symbol: string;
  readonly count: number;
  readonly win: number;
}

export interface SpinResult {
  readonly lines: readonly LineWin[];
  readonly scatters: number;
  /** In stakes of one line: all lines and the scatters. */
  readonly win: number;
}

/** The visible symbols, a string per reel, top to bottom. */
export function windowOf(model: SlotModel, stops: readonly number[]): string[] {
  return model.reels.map((strip, reel) => {
    const from = stops[reel] ?? 0;
    let seen = '';
    for (let row = 0; row < model.rows; row++) seen += strip[(from + row) % strip.length] ?? '';
    return seen;
  });
}

/** The payout of a line, in line stakes. A wild is never on the first reel, so the first symbol names the run. */
export function lineWin(model: SlotModel, symbols: readonly string[]): { symbol: string; count: number; win: number } {
  const symbol = symbols[0] ?? '';
  let count = 1;
  while (count < symbols.length && (symbols[count] === symbol || symbols[count] === 'W')) count++;
  return { symbol, count, win: model.pays[symbol]?.[count] ?? 0 };
}

export function evaluate(model: SlotModel, stops: readonly number[]): SpinResult {
  const seen = windowOf(model, stops);
  const lines: LineWin[] = [];
  model.lines.forEach((rows, line) => {
    const won = lineWin(
      model,
      rows.map((row, reel) => seen[reel]?.[row] ?? ''),
    );
    if (won.win > 0) lines.push({ line, ...won });
  });
  const scatters = seen.join('').split('S').length - 1;
  const scatterWin = (model.scatter?.pays[scatters] ?? 0) * model.lines.length;
  return { lines, scatters, win: lines.reduce((sum, { win }) => sum + win, scatterWin) };
}

/** Free spins that this result opens. */
export function freeSpinsOf(model: SlotModel, result: SpinResult): number {
  return model.scatter && result.scatters >= model.scatter.trigger ? model.scatter.freeSpins : 0;
}
