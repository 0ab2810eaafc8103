import type { Play } from '../plays.ts';
import type { Book } from './book.ts';
import type { Leg, MarketId, SelectionId } from './wire.ts';

const markets: readonly string[] = ['winner', 'total', 'handicap'] satisfies MarketId[];
const selections: readonly string[] = ['home', 'draw', 'away', 'over', 'under'] satisfies SelectionId[];

/** What a player's page asks of the sportsbook. */
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

/** What somebody presses beside a match: it ends with a result, or is called off. */
export async function endMatch(book: Book, form: URLSearchParams): Promise<void> {
  const match = book.find(form.get('fixture') ?? '');
  if (match === undefined || match.isOver) return;
  const score = [Number(form.get('home')), Number(form.get('away'))] as const;
  if (form.get('act') === 'void') match.callOff();
  else if (score.every((points) => Number.isSafeInteger(points) && points >= 0) && (match.hasDraw || score[0] !== score[1]))
    match.end(score);
  await book.settle();
}
