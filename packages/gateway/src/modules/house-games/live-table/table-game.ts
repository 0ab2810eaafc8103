import type { Draw } from '@livery/arcade/shell/draw';
import type { TableKind } from '@livery/arcade/models/game-models';

/** What a table needs to know of the game that is played at it. */
export interface TableGame {
  readonly kind: TableKind;
  /** Milliseconds that bets are open, and that the last outcome is shown before. */
  readonly betting: number;
  readonly pause: number;
  /** Whether a player may stake on a round more than once. */
  readonly isManyStakes: boolean;
  draw(draw: Draw, clientSeed: string, round: number): Promise<number>;
  /** How long a round with this outcome runs, in milliseconds. */
  runsFor(outcome: number): number;
  /** What a stake that is open when its round is over has won, and what is kept of it. */
  settle(stake: number, choice: Buffer, outcome: number): { readonly win: number; readonly choice: Buffer };
  /** Whether only its player could have ended the stake well, which nobody could while the table stood still. */
  isByHand(choice: Buffer): boolean;
  /** Where an open stake has been paid out by itself meanwhile, in hundredths; null where it has not. */
  paidAt(choice: Buffer, elapsed: number): number | null;
  /** Whether the same was chosen, whatever became of it. */
  isSameChoice(made: Buffer, asked: Buffer): boolean;
  /** The choice as the player is told of it. */
  tell(choice: Buffer): unknown;
}

/** A table of a merchant: every game of a table's kind is one. */
export interface Place {
  readonly merchantId: number;
  readonly nodeId: number;
}
