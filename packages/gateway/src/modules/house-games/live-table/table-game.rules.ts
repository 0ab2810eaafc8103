import type { Draw } from '@livery/arcade/shell/draw';
import type { TableKind } from '@livery/arcade/models/game-models';

/** A table's game. */
export interface TableGame {
  readonly kind: TableKind;
  /** How long bets are open, and how long the last outcome is shown first, in milliseconds. */
  readonly betting: number;
  readonly pause: number;
  /** Whether a player may stake on a round more than once. */
  readonly isManyStakes: boolean;
  draw(draw: Draw, clientSeed: string, round: number): Promise<number>;
  /** How long a round with this outcome runs, in milliseconds. */
  runsFor(outcome: number): number;
  /** The win of a stake that is open when its round ends, and its stored choice. */
  settle(stake: number, choice: Buffer, outcome: number): { readonly win: number; readonly choice: Buffer };
  /** Whether the stake needs its player to cash out, which was impossible while the table stood still. */
  isByHand(choice: Buffer): boolean;
  /** The multiplier at which an open stake was cashed out automatically, in hundredths. Null if it was not. */
  paidAt(choice: Buffer, elapsed: number): number | null;
  /** Whether two choices are the same. Their results do not count. */
  isSameChoice(made: Buffer, asked: Buffer): boolean;
  /** The player's choice on the wire. */
  tell(choice: Buffer): unknown;
}

/** A merchant's table. Every game of this kind has one. */
export interface Place {
  readonly merchantId: number;
  readonly nodeId: number;
}
