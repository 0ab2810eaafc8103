import { randomBytes } from 'node:crypto';
import type { Fixture } from './book/wire.ts';
import type { Blackjack } from './games/blackjack.ts';
import type { SeatGame } from './games/seat-game.ts';
import { newNumber, type Answer, type Holder, type Wallet } from './wallet.ts';
import type { PlayFacts, PlayKind, Refused, SeatsKind } from './wire.ts';

/** A gateway's answer to `authenticate`. */
export interface Session {
  readonly mode: 'real' | 'demo';
  readonly session: string | null;
  readonly player: string | null;
  readonly currency: { readonly code: string; readonly digits: number };
  readonly balance: number;
  readonly game: { readonly code: string; readonly vendor: string; readonly type: string; readonly name: string };
  /** The allowed stakes of the game. Null where no limits are set. */
  readonly stakes?: { readonly least: number; readonly most: number } | null;
  readonly language: string;
  readonly parentOrigin: string;
}

/** One player's session of one game. */
export interface Play {
  readonly facts: PlayFacts;
  /** Null in a demo. */
  readonly holder: Holder | null;
  /** The demo's play money, or the last reported real balance. */
  balance: number;
  hand: { readonly cards: Blackjack; readonly round: string; readonly bet: string } | null;
  /** A hand against other seats, with all stakes on it. */
  seats: {
    readonly game: SeatGame;
    readonly entry: number;
    readonly round: string;
    readonly bets: { bet: string; stake: number }[];
  } | null;
  /** Runs one task at a time. */
  queue: Promise<unknown>;
}

const mostPlays = 2_000;
const picks = ['home', 'draw', 'away'] as const;

export class Plays {
  readonly #plays = new Map<string, Play>();
  readonly #wallet: Wallet;

  constructor(wallet: Wallet) {
    this.#wallet = wallet;
  }

  /** `fixture` is the match to open a sportsbook at, and `pick` the outcome to put on the slip. */
  open(merchant: string, session: Session, fixture: Fixture | null = null, pick: string | null = null): Play {
    const { mode, language, currency, balance, game, parentOrigin, stakes } = session;
    const id = randomBytes(24).toString('base64url');
    const [, node] = /-(\d+)$/.exec(game.code) ?? [];
    const facts: PlayFacts = {
      id,
      kind: kindOf(game.type, game.name),
      name: game.name,
      vendor: game.vendor,
      language,
      mode,
      currency,
      balance,
      chips: chipsFor(game.type, currency.digits, stakes ?? null),
      parentOrigin,
      cover: node === undefined ? null : `${parentOrigin}/art/cover/${node}-p.svg`,
      sport: ['SPORTS', 'ESPORTS'].includes(game.type) ? (fixture?.sport ?? sportOf(game.type, game.name)) : null,
      fixture: fixture?.id ?? null,
      pick: picks.find((each) => fixture !== null && each === pick) ?? null,
    };
    const { session: token, player } = session;
    const holder = token === null || player === null ? null : { merchant, session: token, player, unit: currency.code };
    const play: Play = { facts, holder, balance, hand: null, seats: null, queue: Promise.resolve() };
    this.#plays.set(id, play);
    const [oldest] = this.#plays.keys();
    if (this.#plays.size > mostPlays && oldest !== undefined) this.#plays.delete(oldest);
    return play;
  }

  find(id: unknown): Play | undefined {
    return typeof id === 'string' ? this.#plays.get(id) : undefined;
  }

  /** Refunds stakes on hands that will never end. */
  async giveBack(): Promise<void> {
    const open = [...this.#plays.values()].flatMap((play) => (play.hand === null ? [] : [{ play, hand: play.hand }]));
    const seated = [...this.#plays.values()].flatMap((play) => (play.seats === null ? [] : [{ play, seats: play.seats }]));
    await Promise.all([
      ...open.map(({ play, hand: { round, bet, cards } }) => this.undo(play, { round, bet, stake: cards.stake })),
      ...seated.flatMap(({ play, seats: { round, bets } }) => bets.map((bet) => this.undo(play, { round, ...bet }))),
    ]);
  }

  /** A round that is won or lost at once. */
  async play(play: Play, stake: number, pays: number): Promise<{ balance: number } | Refused> {
    if (play.holder !== null) return took(play, await this.#wallet.play(play.holder, stake, pays));
    if (play.balance < stake) return { refused: 'INSUFFICIENT_FUNDS' };
    play.balance += pays - stake;
    return { balance: play.balance };
  }

  /** The round that a stake opens, or adds another bet to. */
  async stake(play: Play, amount: number, round = newNumber()): Promise<{ round: string; bet: string; balance: number } | Refused> {
    if (play.holder !== null) {
      const { answer, bet } = await this.#wallet.stake(play.holder, round, amount);
      const taken = took(play, answer);
      return 'refused' in taken ? taken : { ...taken, round, bet };
    }
    if (play.balance < amount) return { refused: 'INSUFFICIENT_FUNDS' };
    play.balance -= amount;
    return { round, bet: round, balance: play.balance };
  }

  async settle(play: Play, round: string, pays: number): Promise<number> {
    if (play.holder === null) play.balance += pays;
    else took(play, await this.#wallet.settle(play.holder, round, pays));
    return play.balance;
  }

  async undo(play: Play, { round, bet, stake }: { round: string; bet: string; stake: number }): Promise<void> {
    if (play.holder === null) play.balance += stake;
    else took(play, await this.#wallet.undo(play.holder, round, bet));
  }
}

function took(play: Play, { status, body }: Answer): { balance: number } | Refused {
  if (status !== 200) return { refused: String(body['error'] ?? 'AWAY') };
  play.balance = Number(body['balance']);
  return { balance: play.balance };
}

function kindOf(type: string, name: string): PlayKind {
  if (type === 'FISH') return 'reef';
  if (type === 'COCKFIGHT') return 'duel';
  if (type === 'SPORTS' || type === 'ESPORTS') return 'book';
  if (type === 'PVP') return seatsOf(name);
  if (/blackjack/i.test(name)) return 'blackjack';
  if (/bacar|baccarat/i.test(name)) return 'baccarat';
  if (/dice|dados/i.test(name)) return 'dice';
  return /wheel|roda/i.test(name) ? 'wheel' : 'roulette';
}

function seatsOf(name: string): SeatsKind {
  if (/mineiro/i.test(name)) return 'mineiro';
  if (/truco/i.test(name)) return 'truco';
  if (/domin/i.test(name)) return 'dominoes';
  return /omaha/i.test(name) ? 'omaha' : 'holdem';
}

const entries = [20, 50, 100, 200, 500, 1_000, 2_000, 5_000, 10_000];

/** For a card game, entries within its limits. */
function chipsFor(type: string, digits: number, stakes: NonNullable<Session['stakes']> | null): number[] {
  const inUnits = (cents: number): number => cents * (digits === 0 ? 100 : 1);
  if (type !== 'PVP') return [50, 100, 500, 1_000, 5_000].map(inUnits);
  const { least, most } = stakes ?? { least: inUnits(100), most: inUnits(2_000) };
  return [...new Set([least, ...entries.map(inUnits).filter((entry) => entry > least && entry < most), most])];
}

const sports: readonly (readonly [RegExp, string])[] = [
  [/virtual/i, 'efootball'],
  [/basket|basquete/i, 'basketball'],
  [/volley|vôlei/i, 'volleyball'],
  [/tennis|tênis/i, 'tennis'],
  [/combat|lutas/i, 'combat'],
  [/motor|automob/i, 'motor'],
  [/tactics|táticas/i, 'shooter'],
  [/racing|corrida/i, 'simracing'],
  [/fighters|lutadores/i, 'fighting'],
];

function sportOf(type: string, name: string): string {
  return sports.find(([pattern]) => pattern.test(name))?.[1] ?? (type === 'ESPORTS' ? 'moba' : 'football');
}
