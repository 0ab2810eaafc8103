import type { ServerResponse } from 'node:http';
import type { Play, Plays } from '../plays.ts';
import { Match } from './match.ts';
import { sports } from './sports.ts';
import type { Fixture, Leg, PlacedLeg, Placed, SelectionId, Slip } from './wire.ts';

const tick = 5_000;
const minute = 60_000;
/** Matches per sport, live or upcoming. */
const shownOfSport = 4;
const mostLegs = 8;
const mostOdds = 100_000;

interface OpenSlip {
  slip: Slip;
  readonly play: Play;
  readonly round: string;
  readonly bet: string;
}

/** A sportsbook: matches run by themselves, odds move, and slips are settled as matches end. */
export class Book {
  readonly #plays: Plays;
  readonly #matches = new Map<string, Match>();
  readonly #slips: OpenSlip[] = [];
  readonly #listeners = new Set<ServerResponse>();
  readonly #timer: NodeJS.Timeout;

  constructor(plays: Plays) {
    this.#plays = plays;
    this.#fill(Date.now());
    this.#timer = setInterval(() => this.#move(Date.now()), tick).unref();
  }

  close(): void {
    clearInterval(this.#timer);
    for (const listener of this.#listeners) listener.end();
  }

  /** Refunds stakes on matches that will never end. */
  async giveBack(): Promise<void> {
    const open = this.#slips.filter(({ slip }) => slip.state === 'open');
    await Promise.all(open.map(({ play, round, bet, slip: { stake } }) => this.#plays.undo(play, { round, bet, stake })));
  }

  fixtures(): Fixture[] {
    return [...this.#matches.values()].toSorted((a, b) => a.startsAt - b.startsAt).map(({ fixture }) => fixture);
  }

  /** What can be bet on now. */
  offered(): object[] {
    return [...this.#matches.values()].filter(({ isOver }) => !isOver).map((match) => ({ ...factsOf(match), ...offerOf(match) }));
  }

  /** Matches with open bets of a merchant. */
  booked(merchant: string): { id: string; bets: number; staked: number }[] {
    const open = this.#slips.filter(({ slip, play }) => slip.state === 'open' && play.holder?.merchant === merchant);
    return [...this.#matches.values()].flatMap((match) => {
      const waiting = open.filter(({ slip }) => slip.legs.some(({ fixture, state }) => fixture === match.id && state === 'open'));
      if (match.isOver || waiting.length === 0) return [];
      return [{ ...factsOf(match), bets: waiting.length, staked: waiting.reduce((sum, { slip }) => sum + slip.stake, 0) }];
    });
  }

  find(id: string): Match | undefined {
    return this.#matches.get(id);
  }

  /** Sends the matches whenever they change. */
  stream(response: ServerResponse): void {
    response.writeHead(200, { 'content-type': 'text/event-stream', 'cache-control': 'no-store' });
    response.write(`data: ${JSON.stringify(this.fixtures())}\n\n`);
    this.#listeners.add(response);
    response.on('close', () => this.#listeners.delete(response));
  }

  /** The player's slips, latest first. */
  slipsOf(play: Play): Slip[] {
    return this.#slips
      .filter((open) => ownerOf(open.play) === ownerOf(play))
      .map(({ slip }) => slip)
      .toReversed();
  }

  async place(play: Play, wanted: readonly Leg[], stake: number): Promise<Placed> {
    const offers = wanted.map((leg) => ({
      leg,
      match: this.#matches.get(leg.fixture),
      offer: this.#matches.get(leg.fixture)?.offer(leg) ?? null,
    }));
    const isSingleMatch = new Set(wanted.map(({ fixture }) => fixture)).size === wanted.length;
    if (wanted.length < 1 || wanted.length > mostLegs || !isSingleMatch) return { refused: 'INVALID' };
    const current = offers.flatMap(({ offer }) => (offer === null ? [] : [offer.leg]));
    if (offers.some(({ leg, offer }) => offer?.leg.odds !== leg.odds)) return { refused: 'ODDS_CHANGED', current };
    const legs = offers.map(({ leg, match, offer }): PlacedLeg => {
      const { home = '', away = '' } = match?.fixture ?? {};
      return { ...leg, match: `${home} – ${away}`, line: offer?.line ?? null, state: 'open' };
    });
    const staked = await this.#plays.stake(play, stake);
    if ('refused' in staked) return staked;
    const slip: Slip = { id: staked.round, legs, stake, odds: product(legs), state: 'open', pays: 0, at: Date.now() };
    this.#slips.push({ slip, play, round: staked.round, bet: staked.bet });
    return { slip, balance: staked.balance };
  }

  /** Settles ended rounds. */
  async settle(): Promise<void> {
    await Promise.all(this.#slips.filter(({ slip }) => slip.state === 'open').map((open) => this.#settleSlip(open)));
    this.#tell();
  }

  async #settleSlip(open: OpenSlip): Promise<void> {
    const legs = open.slip.legs.map((leg) => ({ ...leg, state: this.#matches.get(leg.fixture)?.resultOf(leg) ?? leg.state }));
    open.slip = { ...open.slip, legs };
    const isLost = legs.some(({ state }) => state === 'lost');
    if (!isLost && legs.some(({ state }) => state === 'open')) return;
    const { stake } = open.slip;
    if (legs.every(({ state }) => state === 'void')) {
      open.slip = { ...open.slip, state: 'void', pays: stake };
      await this.#plays.undo(open.play, { ...open, stake });
      return;
    }
    const pays = isLost ? 0 : Math.floor((stake * product(legs.filter(({ state }) => state === 'won'))) / 100);
    open.slip = { ...open.slip, state: isLost ? 'lost' : 'won', pays };
    await this.#plays.settle(open.play, open.round, pays);
  }

  #move(now: number): void {
    for (const match of this.#matches.values()) match.move(now);
    const isAwaited = ({ id }: Match): boolean =>
      this.#slips.some(({ slip }) => slip.state === 'open' && slip.legs.some(({ fixture }) => fixture === id));
    void this.settle().finally(() => {
      for (const match of this.#matches.values()) if (match.isOver && !isAwaited(match)) this.#matches.delete(match.id);
      this.#fill(now);
      this.#tell();
    });
  }

  #fill(now: number): void {
    for (const [index, sport] of sports.entries()) {
      const own = [...this.#matches.values()].filter(({ fixture, isOver }) => fixture.sport === sport.code && !isOver).length;
      for (let at = own; at < shownOfSport; at += 1) {
        const match = new Match(sport, now + (at - 1) * 2 * minute + ((index * 17) % 60) * 1_000);
        match.move(now);
        this.#matches.set(match.id, match);
      }
    }
  }

  #tell(): void {
    const text = `data: ${JSON.stringify(this.fixtures())}\n\n`;
    for (const listener of this.#listeners) listener.write(text);
  }
}

function factsOf({ fixture: { id, sport, league, home, away, startsAt, state, score }, hasDraw }: Match) {
  return { id, sport, league, home, away, startsAt, isLive: state === 'live', score, hasDraw };
}

function offerOf({ type, fixture: { progress, markets } }: Match) {
  const winner = markets.find(({ id }) => id === 'winner');
  const of = (selection: SelectionId): number | null => winner?.selections.find(({ id }) => id === selection)?.odds ?? null;
  return { type, progress, odds: { home: of('home'), draw: of('draw'), away: of('away') } };
}

const ownerOf = ({ holder, facts }: Play): string => (holder === null ? facts.id : `${holder.merchant} ${holder.player}`);

function product(legs: readonly Pick<Leg, 'odds'>[]): number {
  return Math.min(mostOdds, Math.round(legs.reduce((odds, leg) => (odds * leg.odds) / 100, 100)));
}
