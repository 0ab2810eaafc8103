import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { launchToken, testAggregator, vendorGame, walletCall } from '../../../test/games/vendor-desk.ts';

const gateway = await openTestGateway({ aggregators: [testAggregator] });
const token = await gateway.logIn();
const authenticate = async (launch: string) => walletCall(gateway, 'authenticate', { token: launch });
const open = async (member = token) => (await authenticate(await launchToken(gateway, member))).body;
const bet = (session: unknown, round = 'r') => ({ session, transaction: `${round}-${Math.random()}`, round, amount: 100, unit: 'BRL' });
const win = (player: unknown, round: string) => ({ player, transaction: `w-${round}`, round, amount: 50, unit: 'BRL' });
const minute = 60_000;

describe('a launch of a vendor’s game', () => {
  it('leads to the aggregator with a token that works once', async () => {
    const { envelope } = await gateway.call('launchGame', { body: vendorGame, token });
    const url = new URL(String(envelope.value['url']));
    expect(url.origin + url.pathname).toBe('http://vendors.example/play');
    expect(Object.fromEntries(url.searchParams)).toMatchObject({ merchant: 'ALPHA', language: 'en', game: 'SALA-14001' });
    const launch = url.searchParams.get('token') ?? '';
    const slot = await gateway.inject({
      method: 'POST',
      url: '/play/api/open',
      headers: { host: 'games.localhost:4000' },
      payload: { ticket: launch },
    });
    expect(slot.statusCode).toBe(404);
    expect(await authenticate(launch)).toMatchObject({
      status: 200,
      body: {
        mode: 'real',
        player: expect.stringMatching(/^p\d+$/),
        currency: { code: 'BRL', digits: 2 },
        game: { code: 'SALA-14001', vendor: 'SALA', type: 'LIVE' },
        returnPercent: null,
        language: 'en',
        parentOrigin: 'http://gateway.test',
      },
    });
    expect(await authenticate(launch)).toMatchObject({ status: 404, body: { error: 'TOKEN_UNKNOWN' } });
  });

  it('of a house slot cannot be opened by an aggregator', async () => {
    const house = { ...vendorGame, nodeId: 27_002, vassalage: 'HOUSE', gameType: 'INHOUSE' };
    const { envelope } = await gateway.call('launchGame', { body: house, token });
    const ticket = new URL(String(envelope.value['url'])).searchParams.get('ticket') ?? '';
    expect((await authenticate(ticket)).body.error).toBe('TOKEN_UNKNOWN');
  });

  it('of a demo has play money and no wallet', async () => {
    const slot = { ...vendorGame, nodeId: 1_001, vassalage: 'PG', gameType: 'RNG' };
    const { body } = await authenticate(await launchToken(gateway, undefined, slot));
    expect(body).toMatchObject({ mode: 'demo', session: null, player: null, balance: 100_000, currency: { code: 'BRL' } });
    expect(body['returnPercent']).toMatch(/^9\d\.\d\d/);
  });

  it('is valid for a minute', async () => {
    const launch = await launchToken(gateway, token);
    gateway.platform.clock.shiftTo(minute);
    try {
      expect((await authenticate(launch)).body.error).toBe('TOKEN_UNKNOWN');
    } finally {
      gateway.platform.clock.shiftTo(0);
    }
  });
});

it('shows a sitting’s cost, open stakes and balance, for that game only', async () => {
  const marina = await gateway.logIn('marina');
  const look = async (nodeId: number) =>
    (await gateway.call('gamePlay', { query: { nodeId: String(nodeId) }, token: marina })).envelope.value;
  expect(await look(vendorGame.nodeId)).toMatchObject({ stake: 0, net: 0, open: 0 });
  const { session, player, balance } = await open(marina);
  await walletCall(gateway, 'bet', bet(session, 'told'));
  expect(await look(vendorGame.nodeId)).toMatchObject({ stake: 100, net: 0, open: 100, unit: 'BRL' });
  await walletCall(gateway, 'win', win(player, 'told'));
  expect(await look(vendorGame.nodeId)).toMatchObject({ stake: 100, net: -50, open: 0, balance: Number(balance) - 50 });
  expect(await look(27_002)).toMatchObject({ stake: 0 });
  await open(marina);
  expect(await look(vendorGame.nodeId)).toMatchObject({ stake: 0, net: 0 });
});

describe('a player who may not bet any more', () => {
  it('is refused a bet, but is still paid a win', async () => {
    const { session, player } = await open();
    expect((await walletCall(gateway, 'bet', bet(session, 'owed'))).status).toBe(200);
    await gateway.call('logout', { token });
    expect((await walletCall(gateway, 'bet', bet(session, 'later'))).body.error).toBe('SESSION_OVER');
    expect((await walletCall(gateway, 'balance', { session })).body.error).toBe('SESSION_OVER');
    expect((await walletCall(gateway, 'win', win(player, 'owed'))).status).toBe(200);
  });

  it('is refused while the site or the game is closed', async () => {
    const { session, player } = await open(await gateway.logIn('lucas'));
    await walletCall(gateway, 'bet', bet(session, 'shut'));
    await gateway.owner
      .insertInto('merchant_game')
      .values({ merchant_id: 1, node_id: vendorGame.nodeId, maintenance: true, offered: null, is_hot: null, hot_rank: null })
      .execute();
    expect((await walletCall(gateway, 'bet', bet(session, 'shut-2'))).body.error).toBe('GAME_CLOSED');
    await gateway.control('setStatus', { status: 1, maintenance: true, regionRestriction: false });
    await expect.poll(async () => (await walletCall(gateway, 'bet', bet(session, 'shut-3'))).body.error).toBe('SITE_CLOSED');
    expect((await walletCall(gateway, 'win', win(player, 'shut'))).status).toBe(200);
  });
});
