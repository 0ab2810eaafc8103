import type { Play } from '../plays.ts';
import type { Book } from './book.ts';
import type { Leg, MarketId, SelectionId } from './wire.ts';

const markets: readonly string[] = ['winner', 'total', 'handicap'] satisfies MarketId[];
const selections: readonly string[] = ['home', 'draw', 'away', 'over', 'under'] satisfies SelectionId[];

/** Requests of a player's page to the sportsbook. */
export async function answerBook(book: Book, play: Play, name: string, asked: Record<string, unknown>): Promise<unknown> {
  if (name === 'slips') return { slips: book.slipsOf(play), balance: play.balance };
  const { legs, stake } = asked;
  if (name !== 'place' || !Array.isArray(legs) || !legs.every(isLeg)) return { refused: 'INVALID' };
  if (typeof stake !== 'number' || !Number.isSafeInteger(stake) || stake < 1) return { refused: 'INVALID' };
  return book.place(play, legs, stake);
}

function isLeg(value: unknown): value is Leg {
  const { fixture, market, selection, odds } = (value ?? {}) as Record<string, unknown>;
  return (
    typeof fixture === 'string' && markets.includes(String(market)) && selections.includes(String(selection)) && Number.isSafeInteger(odds)
  );
}

interface Wanted {
  readonly fixture: string;
  /** `void`, or a result. */
  readonly act: string;
  readonly score: readonly unknown[];
  /** The merchant whose bets are counted. */
  readonly merchant: string;
}

/**
 * Ends a match with a result, or cancels it. Returns the number of the merchant's open bets on it, or null if it cannot
 * end this way.
 */
export async function endMatch(book: Book, { fixture, act, score, merchant }: Wanted): Promise<number | null> {
  const match = book.find(fixture);
  if (match === undefined || match.isOver) return null;
  const [home, away] = score;
  const waiting = book.booked(merchant).find(({ id }) => id === fixture)?.bets ?? 0;
  if (act === 'void') match.callOff();
  else if (isCount(home) && isCount(away) && (match.hasDraw || home !== away)) match.end([home, away]);
  else return null;
  await book.settle();
  return waiting;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
