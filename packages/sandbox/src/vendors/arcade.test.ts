import { createHmac } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, expect, it } from 'vitest';
import { createArcade } from './arcade-server.ts';
import { Match } from './book/match.ts';
import { sports } from './book/sports.ts';
import type { Fixture, Leg, Slip } from './book/wire.ts';
import type { Card } from './chance.ts';
import { worthOf } from './games/blackjack.ts';
import { bestOf, scoreOf } from './games/poker-hands.ts';
import { signatureOf } from './signature.ts';
import { dealSeats, paysOf } from './games/seat-table.ts';
import { playTable } from './games/tables.ts';
import type { SeatsView, TableKind } from './wire.ts';

const keys = { ACME: 'a key of ACME and its aggregator', NOVA: 'a key of NOVA and its aggregator' };
const told: { call: string; body: Record<string, unknown>; isSigned: boolean }[] = [];
let balance = 0;
let game = { code: 'SALA-14001', vendor: 'SALA', type: 'LIVE', name: 'Roleta Aurora' };
const settled = new Set<string>();

/** A gateway that accepts every signed call. */
const gateway = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (part: string) => (text += part));
  request.on('end', () => {
    const { 'livery-timestamp': at, 'livery-nonce': nonce, 'livery-signature': signature } = request.headers;
    const digest = createHmac('sha256', keys.ACME).update([at, nonce, 'POST', request.url, text].join('\n')).digest('hex');
    const isSigned = signature === `v1=${digest}`;
    const [call, body] = [request.url?.split('/').at(-1) ?? '', JSON.parse(text) as Record<string, unknown>];
    told.push({ call, body, isSigned });
    const answer = (status: number, value: object): void =>
      void response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(value));
    const key = `${call} ${String(body['transaction'])}`;
    if (!isSigned) answer(401, { error: 'UNAUTHENTIC', mayPass: false });
    else if (call === 'authenticate' && body['token'] !== 'good') answer(404, { error: 'TOKEN_UNKNOWN', mayPass: false });
    else if (call === 'authenticate')
      answer(200, {
        mode: 'real',
        session: 's1',
        player: 'p1',
        balance,
        currency: { code: 'BRL', digits: 2 },
        game,
        language: 'pt',
        parentOrigin: 'http://acme.example',
        stakes: game.type === 'PVP' ? { least: 100, most: 1_000 } : null,
      });
    else {
      const amount = settled.has(key) ? 0 : Number(body['amount'] ?? 0);
      settled.add(key);
      if (call === 'bet') balance -= amount;
      if (call === 'win') balance += amount;
      answer(200, { balance, unit: 'BRL', reference: '1' });
    }
  });
});
await new Promise<void>((resolve) => gateway.listen(0, '127.0.0.1', resolve));
const { server: arcade, giveBack } = createArcade({ gateway: `http://127.0.0.1:${(gateway.address() as AddressInfo).port}`, keys });
await new Promise<void>((resolve) => arcade.listen(0, '127.0.0.1', resolve));
const url = `http://127.0.0.1:${(arcade.address() as AddressInfo).port}`;
afterAll(() => {
  gateway.close();
  arcade.close();
});
beforeEach(() => {
  told.length = 0;
  balance = 100_000;
});

async function open(changes: Partial<typeof game> = {}): Promise<string> {
  game = { code: 'SALA-14001', vendor: 'SALA', type: 'LIVE', name: 'Roleta Aurora', ...changes };
  const page = await (await fetch(`${url}/play?merchant=ACME&token=good&language=pt`)).text();
  return /&quot;id&quot;:&quot;([\w-]+)&quot;/.exec(page)?.[1] ?? '';
}
const ask = async (name: string, asked: object) =>
  (await (await fetch(`${url}/api/${name}`, { method: 'POST', body: JSON.stringify(asked) })).json()) as Record<string, never>;
const press = (path: string, fields: Record<string, string>) =>
  fetch(`${url}${path}`, { method: 'POST', body: new URLSearchParams(fields), redirect: 'manual' });
const calls = (): string[] => told.map(({ call }) => call);

it('opens a game for a launch token, only in the page that launched it', async () => {
  const page = await fetch(`${url}/play?merchant=ACME&token=good&language=pt`);
  expect(page.headers.get('content-security-policy')).toContain('frame-ancestors http://acme.example;');
  expect(await page.text()).toContain('lang="pt"');
  expect(told).toMatchObject([{ call: 'authenticate', body: { token: 'good' }, isSigned: true }]);
  expect(await (await fetch(`${url}/play?merchant=ACME&token=used&language=pt`)).text()).toContain('O jogo foi fechado');
  expect(await ask('table', { play: 'nobody', stakes: { red: 100 } })).toEqual({ refused: 'SESSION_OVER' });
});

it('plays the game its name promises, with one round for a stake and a win', async () => {
  const play = await open();
  const round = await ask('table', { play, stakes: { red: 500, n7: 100 } });
  const [, bet, win] = told;
  expect(bet).toMatchObject({ call: 'bet', body: { session: 's1', amount: 600, unit: 'BRL' } });
  expect(win).toMatchObject({ call: 'win', body: { player: 'p1', amount: round['pays'], round: bet?.body['round'] } });
  expect(round['balance']).toBe(99_400 + Number(round['pays']));
  for (const stakes of [{}, { red: -1 }, { red: 1.5 }, { purple: 100 }])
    expect(await ask('table', { play, stakes })).toEqual({ refused: 'INVALID' });
  const hand = await open({ name: 'Blackjack Solar' });
  expect(await ask('hand', { play: hand, move: 'hit' })).toEqual({ refused: 'INVALID' });
  expect((await ask('hand', { play: hand, move: 'deal', stake: 100 }))['own']).toHaveLength(2);
  const reef = await open({ type: 'FISH', name: 'Pesca Iara' });
  expect(await ask('shot', { play: reef, fish: 0, stake: 100 })).toHaveProperty('isHit');
  expect(await ask('shot', { play: reef, fish: 99, stake: 100 })).toEqual({ refused: 'INVALID' });
});

it.each([
  ['twice', ['bet', 'bet', 'win', 'win']],
  ['winFirst', ['win', 'bet', 'win']],
  ['late', ['rollback', 'bet', 'win']],
  ['rollback', ['bet', 'rollback']],
  ['unsigned', ['bet']],
  ['stranger', ['bet']],
] as const)('fails on request, for one round: %s', async (fault, expected) => {
  const play = await open();
  await press('/fault', { fault });
  told.length = 0;
  await ask('table', { play, stakes: { red: 100 } });
  expect(calls()).toEqual(expected);
  expect(told[0]?.isSigned).toBe(!['unsigned', 'stranger'].includes(fault));
  told.length = 0;
  await ask('table', { play, stakes: { red: 100 } });
  expect(calls()).toEqual(['bet', 'win']);
});

async function fixtures(): Promise<Fixture[]> {
  const stream = await fetch(`${url}/book/live`);
  const reader = stream.body?.getReader();
  const { value } = (await reader?.read()) ?? {};
  await reader?.cancel();
  return JSON.parse(new TextDecoder().decode(value).slice('data: '.length)) as Fixture[];
}

it('accepts a bet at the odds shown, and settles it when the match is ended', async () => {
  const play = await open({ type: 'SPORTS', name: 'Futebol Central' });
  const [match] = (await fixtures()).filter(
    ({ sport, state, markets }) => sport === 'football' && state === 'coming' && markets[0]?.selections.every(({ odds }) => odds !== null),
  );
  const odds = match?.markets[0]?.selections.find(({ id }) => id === 'home')?.odds ?? 0;
  const leg: Leg = { fixture: match?.id ?? '', market: 'winner', selection: 'home', odds };
  expect(await ask('place', { play, legs: [{ ...leg, odds: odds + 5 }], stake: 1_000 })).toEqual({
    refused: 'ODDS_CHANGED',
    current: [leg],
  });
  expect(calls()).toEqual(['authenticate']);
  expect(await ask('place', { play, legs: [leg], stake: 1_000 })).toMatchObject({
    slip: { state: 'open', odds, stake: 1_000 },
    balance: 99_000,
  });
  await press('/settle', { fixture: leg.fixture, act: 'end', home: '2', away: '1' });
  await expect.poll(calls).toEqual(['authenticate', 'bet', 'win']);
  expect(told[2]?.body['amount']).toBe(10 * odds);
  const { slips } = (await ask('slips', { play })) as unknown as { slips: Slip[] };
  expect(slips).toMatchObject([{ state: 'won', pays: 10 * odds, legs: [{ state: 'won' }] }]);
});

it('tells only the gateway its matches and open bets, and ends a match at the gateway’s request', async () => {
  const ask = async (question: string, asked: object = {}, key = keys.ACME, headers = {}) => {
    const [path, body] = [`/livery/ACME/${question}`, JSON.stringify(asked)];
    const answer = await fetch(url + path, { method: 'POST', body, headers: { ...signatureOf(key, path, body), ...headers } });
    return { status: answer.status, told: (await answer.json().catch(() => ({}))) as Record<string, never> };
  };
  expect((await ask('fixtures', {}, keys.NOVA)).status).toBe(401);
  const copied = signatureOf(keys.ACME, '/livery/ACME/health', '{}');
  expect([(await ask('health', {}, '', copied)).status, (await ask('health', {}, '', copied)).status]).toEqual([200, 401]);
  const { fixtures: offered } = (await ask('fixtures')).told as unknown as {
    fixtures: { id: string; sport: string; type: string; isLive: boolean; odds: { home: number | null } }[];
  };
  expect(new Set(offered.map(({ type }) => type))).toEqual(new Set(['SPORTS', 'ESPORTS']));
  const match = offered.find(({ sport, isLive, odds }) => sport === 'futsal' && !isLive && odds.home !== null);
  const page = await (await fetch(`${url}/play?merchant=ACME&token=good&language=pt&fixture=${match?.id}`)).text();
  expect(page).toContain(`&quot;fixture&quot;:&quot;${match?.id}&quot;`);
  const play = await open({ type: 'SPORTS', name: 'Futebol Central' });
  const leg = { fixture: match?.id ?? '', market: 'winner', selection: 'home', odds: match?.odds.home };
  await fetch(`${url}/api/place`, { method: 'POST', body: JSON.stringify({ play, legs: [leg], stake: 700 }) });
  expect((await ask('booked')).told['fixtures']).toContainEqual(expect.objectContaining({ id: match?.id, bets: 1, staked: 700 }));
  expect((await ask('end', { fixture: match?.id, act: 'result', score: ['x'] })).told).toEqual({ settled: null });
  expect((await ask('end', { fixture: match?.id, act: 'result', score: [4, 1] })).told).toEqual({ settled: 1 });
  expect((await ask('end', { fixture: match?.id, act: 'void' })).told).toEqual({ settled: null });
  expect(told.at(-1)).toMatchObject({ call: 'win', body: { amount: Math.floor((700 * (match?.odds.home ?? 0)) / 100) } });
});

it('returns a bet when its match is called off', async () => {
  const play = await open({ type: 'SPORTS', name: 'Futebol Central' });
  const match = (await fixtures()).find(
    ({ state, sport, markets }) => state === 'coming' && sport === 'combat' && markets[0]?.selections[0]?.odds !== null,
  );
  const leg = { fixture: match?.id ?? '', market: 'winner', selection: 'home', odds: match?.markets[0]?.selections[0]?.odds ?? 0 };
  await ask('place', { play, legs: [leg], stake: 500 });
  await press('/settle', { fixture: leg.fixture, act: 'void' });
  await expect.poll(calls).toEqual(['authenticate', 'bet', 'rollback']);
  expect(told[2]?.body['bet']).toBe(told[1]?.body['transaction']);
});

it('returns the stakes when it ends', async () => {
  const play = await open({ type: 'SPORTS', name: 'Futebol Central' });
  const match = (await fixtures()).find(
    ({ state, sport, markets }) => state === 'coming' && sport === 'motor' && markets[0]?.selections[0]?.odds !== null,
  );
  const leg = { fixture: match?.id ?? '', market: 'winner', selection: 'home', odds: match?.markets[0]?.selections[0]?.odds ?? 0 };
  await ask('place', { play, legs: [leg], stake: 500 });
  await giveBack();
  // Includes the open bets of other tests.
  const undone = told.filter(({ call }) => call === 'rollback').map(({ body }) => body['bet']);
  expect(undone).toContain(told.find(({ call }) => call === 'bet')?.body['transaction']);
});

it.each([
  ['Truco Prime', /^(?:play-|truco)/],
  ['Truco Mineiro Prime', /^(?:play-|truco)/],
  ['Dominó Prime', /^lay-/],
  ['Hold’em Prime', /^(?:fold|call)$/],
  ['Omaha Prime', /^(?:fold|call)$/],
])('plays %s against other seats within the room’s limits, every bet and one win per round', async (name, moves) => {
  const play = await open({ type: 'PVP', name });
  for (const entry of [50, 2_000, 150]) expect(await ask('seats', { play, move: 'deal', entry })).toEqual({ refused: 'INVALID' });
  let view = (await ask('seats', { play, move: 'deal', entry: 100 })) as unknown as SeatsView;
  expect(view.seats.slice(1).flatMap(({ faces }) => faces.filter((face) => face !== null))).toEqual([]);
  expect(await ask('seats', { play, move: 'nothing' })).toEqual({ refused: 'INVALID' });
  while (view.result === null) {
    const move = view.moves.find(({ kind }) => kind !== 'fold');
    expect(move?.id).toMatch(moves);
    view = (await ask('seats', { play, move: move?.id })) as unknown as SeatsView;
  }
  const bets = told.filter(({ call }) => call === 'bet').map(({ body }) => Number(body['amount']));
  const win = told.at(-1);
  expect(win).toMatchObject({ call: 'win', body: { amount: view.pays, round: told[1]?.body['round'] } });
  expect(view.balance).toBe(100_000 - bets.reduce((sum, amount) => sum + amount, 0) + view.pays);
});

it('returns less than it takes from a player who stays in a card room', () => {
  for (const kind of ['holdem', 'omaha', 'truco', 'mineiro', 'dominoes'] as const) {
    let [staked, paid] = [0, 0];
    for (let hand = 0; hand < 3_000; hand += 1) {
      const game = dealSeats(kind);
      staked += 100;
      while (game.winners === null) {
        const move = game.moves.findLast(({ kind: word }) => word !== 'truco');
        if (move === undefined) throw new Error(`${kind}: a hand without a move`);
        staked += move.entries * 100;
        game.act(move.id);
      }
      paid += paysOf(game, 100);
    }
    expect(paid / staked, kind).toBeGreaterThan(0.6);
    expect(paid / staked, kind).toBeLessThan(1.08);
  }
});

it('ranks the hands of poker', () => {
  const cards = (text: string): Card[] =>
    text.split(' ').map((card) => ({ rank: ' A23456789TJQK'.indexOf(card.slice(0, 1)), suit: card.slice(1) as Card['suit'] }));
  const rising = ['KS QH 9D 5C 3S', '2S 2H KD QC 9S', '2S 2H 3D 3C 4S', '2S 2H 2D 4C 3S', 'AS 2H 3D 4C 5S', 'TS JH QD KC AS'];
  const stronger = ['2S 9S 4S 5S 7S', '2S 2H 2D 3C 3S', '2S 2H 2D 2C 3S', 'AH 2H 3H 4H 5H', 'TH JH QH KH AH'];
  const scores = [...rising, ...stronger].map((hand) => scoreOf(cards(hand)));
  expect(scores).toEqual(scores.toSorted((a, b) => a - b));
  expect(new Set(scores.map(Math.floor))).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8]));
  const [own, board] = [cards('AH AD 2C 3C'), cards('KH QH 9H 4H 4D')];
  expect([bestOf(own, board, 'omaha'), bestOf(own, board, 'holdem')].map(Math.floor)).toEqual([2, 5]);
});

it('keeps a margin in every market of every sport, before and during a match', () => {
  for (const sport of sports)
    for (let turn = 0; turn < 20; turn += 1) {
      const match = new Match(sport, 0);
      match.move(turn * 10_000);
      for (const { selections } of match.fixture.markets) {
        const shares = selections.map(({ odds }) => (odds === null ? 0 : 100 / odds));
        if (selections.some(({ odds }) => odds === null)) continue;
        expect(shares.reduce((sum, share) => sum + share, 0)).toBeGreaterThan(1);
      }
    }
});

it('returns less than it takes on every spot, and pays as it says', () => {
  const spots: Record<TableKind, string[]> = {
    roulette: ['red', 'even', 'd2', 'n7'],
    wheel: ['x1', 'x5', 'x40'],
    dice: ['small', 'odd', 'triple'],
    baccarat: ['player', 'banker'],
    duel: ['red', 'draw'],
  };
  for (const [kind, names] of Object.entries(spots) as [TableKind, string[]][])
    for (const name of names) {
      const rounds = 40_000;
      let returned = 0;
      for (let round = 0; round < rounds; round += 1) returned += playTable(kind, { [name]: 100 }).pays / 100;
      expect(returned / rounds, `${kind} ${name}`).toBeGreaterThan(0.6);
      expect(returned / rounds, `${kind} ${name}`).toBeLessThan(1.12);
    }
  expect(
    worthOf([
      { rank: 1, suit: 'S' },
      { rank: 13, suit: 'H' },
    ]),
  ).toBe(21);
  expect(
    worthOf([
      { rank: 1, suit: 'S' },
      { rank: 1, suit: 'H' },
      { rank: 9, suit: 'H' },
    ]),
  ).toBe(21);
});
