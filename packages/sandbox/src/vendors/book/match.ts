import { randomBytes, randomInt } from 'node:crypto';
import { happens, pick } from '../chance.ts';
import { marketsOf, winnerMarket } from './odds.ts';
import type { Sport } from './sports.ts';
import type { Fixture, Leg, Market, PlacedLeg } from './wire.ts';

/** The length of a match here, in milliseconds. */
const length = 4 * 60_000;

/** A running match. Its score follows the sides' strengths, and its odds follow the remaining time. */
export class Match {
  readonly id = randomBytes(5).toString('hex');
  readonly #sport: Sport;
  readonly #league: string;
  readonly #sides: readonly [string, string];
  readonly #startsAt: number;
  readonly #lines: { readonly total: number; readonly handicap: number };
  /** The home side's share of the points, or its chance to win. */
  #share: number;
  #score: readonly [number, number] = [0, 0];
  #progress = 0;
  #state: Fixture['state'] = 'coming';
  #markets: readonly Market[] = [];

  constructor(sport: Sport, startsAt: number) {
    const home = pick(sport.sides);
    this.#sport = sport;
    this.#league = pick(sport.leagues);
    this.#sides = [home, pick(sport.sides.filter((side) => side !== home))];
    this.#startsAt = startsAt;
    const spread = sport.points > 20 ? 8 : 22;
    this.#share = (50 + randomInt(-spread, spread + 1)) / 100;
    const lead = sport.points * (2 * this.#share - 1);
    this.#lines = { total: Math.floor(sport.points) + 0.5, handicap: lead >= 0 ? -(Math.floor(lead) + 0.5) : Math.floor(-lead) + 0.5 };
    this.#price();
  }

  get isOver(): boolean {
    return this.#state === 'ended' || this.#state === 'off';
  }

  get type(): Sport['type'] {
    return this.#sport.type;
  }

  get startsAt(): number {
    return this.#startsAt;
  }

  get fixture(): Fixture {
    const [[home, away], { code: sport }] = [this.#sides, this.#sport];
    const shown = { id: this.id, sport, league: this.#league, home, away, startsAt: this.#startsAt };
    return { ...shown, state: this.#state, progress: Math.round(this.#progress * 100), score: this.#score, markets: this.#markets };
  }

  /** Advances the match to an instant. */
  move(now: number): void {
    if (this.isOver || now < this.#startsAt) {
      if (this.#state === 'coming' && happens(0.25)) this.#drift();
      return;
    }
    this.#state = 'live';
    const progress = Math.min(1, (now - this.#startsAt) / length);
    const points = this.#sport.points * (progress - this.#progress);
    this.#score = [this.#score[0] + countOf(points * this.#share), this.#score[1] + countOf(points * (1 - this.#share))];
    this.#progress = progress;
    if (this.#sport.points === 0) this.#drift();
    if (progress >= 1) this.end(this.#result());
    else this.#price();
  }

  end(score: readonly [number, number]): void {
    this.#score = score;
    this.#progress = 1;
    this.#state = 'ended';
    this.#markets = [];
  }

  callOff(): void {
    this.#state = 'off';
    this.#markets = [];
  }

  /** Whether a draw is a valid result. */
  get hasDraw(): boolean {
    return this.#sport.hasDraw;
  }

  /** The outcome of a leg on this match. */
  resultOf({ market, selection, line }: Pick<PlacedLeg, 'market' | 'selection' | 'line'>): PlacedLeg['state'] {
    if (!this.isOver) return 'open';
    if (this.#state === 'off') return 'void';
    const [home, away] = this.#score;
    const lead = market === 'handicap' ? home + (line ?? 0) - away : home - away;
    const isRight = {
      home: lead > 0,
      draw: lead === 0,
      away: lead < 0,
      over: home + away > (line ?? 0),
      under: home + away < (line ?? 0),
    }[selection];
    return isRight ? 'won' : 'lost';
  }

  /** The leg at current odds. Null while suspended. */
  offer({ market, selection }: Pick<Leg, 'market' | 'selection'>): { leg: Leg; line: number | null } | null {
    const found = this.#markets.find(({ id }) => id === market);
    const odds = found?.selections.find(({ id }) => id === selection)?.odds ?? null;
    return found === undefined || odds === null ? null : { leg: { fixture: this.id, market, selection, odds }, line: found.line };
  }

  #result(): readonly [number, number] {
    const [home, away] = this.#score;
    if (this.#sport.hasDraw || home !== away) return this.#score;
    return happens(this.#share) ? [home + 1, away] : [home, away + 1];
  }

  #drift(): void {
    this.#share = Math.min(0.92, Math.max(0.08, this.#share + randomInt(-12, 13) / 1_000));
    this.#price();
  }

  #price(): void {
    const { points, hasDraw } = this.#sport;
    const left = points * (1 - this.#progress);
    const expected = [left * this.#share, left * (1 - this.#share)] as const;
    const { total: totalLine, handicap: handicapLine } = this.#lines;
    this.#markets =
      points === 0 ? winnerMarket(this.#share) : marketsOf({ score: this.#score, expected, hasDraw, totalLine, handicapLine });
  }
}

/** A random number of points for a side, given the expected number. */
function countOf(expected: number): number {
  let [left, count] = [expected, 0];
  for (; left > 1; left -= 1) if (happens(0.5)) count += 2;
  return happens(left) ? count + 1 : count;
}
