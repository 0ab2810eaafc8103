import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { readBody, sendPage } from '../sandbox-page.ts';
import { answerBook, endMatch } from './book/book-api.ts';
import { Book } from './book/book.ts';
import { readAsset } from './assets.ts';
import { dealHand, endOf } from './games/blackjack.ts';
import { draw } from './chance.ts';
import { fishWorth, shoot } from './games/fish.ts';
import { hasSpot, isTable, playTable } from './games/tables.ts';
import { answerSeats } from './games/seats-api.ts';
import { closedPage, deskPage, playPage, policyFor } from './pages.ts';
import { Plays, type Play, type Session } from './plays.ts';
import { answerQuestion } from './questions.ts';
import { faults, Wallet, type Fault } from './wallet.ts';
import { isSeats } from './games/seat-table.ts';
import type { Hand, Refused, Shot, TableKind, TableRound } from './wire.ts';

export interface ArcadeSettings {
  /** The gateway's address for calls. */
  readonly gateway: string;
  /** Keyed by merchant. */
  readonly keys: Readonly<Record<string, string>>;
}

export interface Arcade {
  readonly server: Server;
  /** Rolls back open bets, because nothing settles them after the process has ended. */
  readonly giveBack: () => Promise<void>;
}

const mostStaked = 100_000_000;

/**
 * An aggregator like an operator's: it opens games for a launch token, runs them, and moves money only through the
 * gateway.
 */
export function createArcade({ gateway, keys }: ArcadeSettings): Arcade {
  const wallet = new Wallet(gateway, keys);
  const plays = new Plays(wallet);
  const book = new Book(plays);
  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      process.stderr.write(`${String(error)}\n`);
      if (!response.headersSent) response.writeHead(500).end();
    });
  });
  server.on('close', () => book.close());
  return {
    server,
    giveBack: async () => {
      await Promise.all([book.giveBack(), plays.giveBack()]);
    },
  };

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const address = new URL(request.url ?? '/', 'http://localhost');
    const body = request.method === 'POST' ? await readBody(request) : null;
    if (body !== null && address.pathname.startsWith('/api/')) return answerPlayer(address.pathname.slice('/api/'.length), body, response);
    if (body !== null && address.pathname.startsWith('/livery/'))
      return answerQuestion({ keys, book }, { path: address.pathname, body, request, response });
    if (body !== null) return answerDesk(address.pathname, new URLSearchParams(body), response);
    if (address.pathname === '/play') return open(address.searchParams, response);
    if (address.pathname.startsWith('/assets/')) return readAsset(address.pathname.slice('/assets/'.length), response);
    if (address.pathname === '/book/live') return book.stream(response);
    sendPage(response, deskPage(wallet, book.fixtures()));
  }

  async function open(asked: URLSearchParams, response: ServerResponse): Promise<void> {
    const [merchant, language] = [asked.get('merchant') ?? '', asked.get('language') ?? 'en'];
    const { status, body } = await wallet.call(merchant, 'authenticate', { token: asked.get('token') ?? '' });
    if (status !== 200) {
      sendPage(response, closedPage(language));
      return;
    }
    const fixture = book.find(asked.get('fixture') ?? '')?.fixture ?? null;
    const { facts } = plays.open(merchant, body as unknown as Session, fixture, asked.get('pick'));
    response.setHeader('content-security-policy', policyFor(facts.parentOrigin));
    response.setHeader('referrer-policy', 'no-referrer');
    sendPage(response, playPage(facts));
  }

  async function answerPlayer(name: string, body: string, response: ServerResponse): Promise<void> {
    const asked = JSON.parse(body) as Record<string, unknown>;
    const play = plays.find(asked['play']);
    if (play === undefined) {
      sendJson(response, { refused: 'SESSION_OVER' });
      return;
    }
    const act = play.queue.then(() => actOn(name, play, asked));
    play.queue = act.catch(() => undefined);
    sendJson(response, await act);
  }

  async function actOn(name: string, play: Play, asked: Record<string, unknown>): Promise<unknown> {
    const { kind } = play.facts;
    if (name === 'table' && isTable(kind)) return table(kind, play, asked['stakes']);
    if (name === 'seats' && isSeats(kind)) return answerSeats(plays, play, kind, asked);
    if (name === 'hand' && kind === 'blackjack') return blackjack(play, String(asked['move']), asked['stake']);
    if (name === 'shot' && kind === 'reef') return shot(play, asked['fish'], asked['stake']);
    if (kind === 'book') return answerBook(book, play, name, asked);
    return { refused: 'INVALID' };
  }

  async function table(kind: TableKind, play: Play, given: unknown): Promise<TableRound | Refused> {
    const stakes = Object.entries((given ?? {}) as Record<string, unknown>);
    const total = stakes.reduce((sum, [, stake]) => sum + (isStake(stake) ? stake : Number.NaN), 0);
    if (!isStake(total) || !stakes.every(([spot]) => hasSpot(kind, spot))) return { refused: 'INVALID' };
    const { outcome, won, pays } = playTable(kind, Object.fromEntries(stakes) as Record<string, number>);
    const paid = await plays.play(play, total, pays);
    return 'refused' in paid ? paid : { outcome, won, pays, balance: paid.balance };
  }

  async function blackjack(play: Play, move: string, stake: unknown): Promise<Hand | Refused> {
    if (move === 'deal' && play.hand === null) {
      if (!isStake(stake)) return { refused: 'INVALID' };
      const staked = await plays.stake(play, stake);
      if ('refused' in staked) return staked;
      play.hand = { cards: dealHand(stake), round: staked.round, bet: staked.bet };
    } else if (play.hand === null) return { refused: 'INVALID' };
    const { cards, round } = play.hand;
    if (move === 'hit') cards.own.push(draw());
    const end = endOf(cards, move === 'stand');
    if (end === null) return { own: cards.own, dealer: cards.dealer.slice(0, 1), state: 'playing', pays: 0, balance: play.balance };
    play.hand = null;
    return { own: cards.own, dealer: cards.dealer, ...end, balance: await plays.settle(play, round, end.pays) };
  }

  async function shot(play: Play, fish: unknown, stake: unknown): Promise<Shot | Refused> {
    if (!isStake(stake) || typeof fish !== 'number' || fishWorth[fish] === undefined) return { refused: 'INVALID' };
    const pays = shoot(fish, stake);
    const paid = await plays.play(play, stake, pays);
    return 'refused' in paid ? paid : { isHit: pays > 0, pays, balance: paid.balance };
  }

  /** An action on the sandbox's own page. */
  async function answerDesk(path: string, form: URLSearchParams, response: ServerResponse): Promise<void> {
    const fault = form.get('fault') as Fault;
    if (path === '/fault') wallet.fault = faults.includes(fault) ? fault : null;
    else if (path === '/settle') {
      const score = [Number(form.get('home')), Number(form.get('away'))];
      await endMatch(book, { fixture: form.get('fixture') ?? '', act: form.get('act') ?? '', score, merchant: '' });
    }
    response.writeHead(303, { location: '/' }).end();
  }
}

function isStake(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0 && value <= mostStaked;
}

function sendJson(response: ServerResponse, value: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' }).end(JSON.stringify(value));
}
