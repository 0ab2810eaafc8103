import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ControlValueOf } from '@livery/contract/control/shapes';
import type { ValueOf } from '@livery/contract/shapes';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { testAggregator, testKeys } from '../../../test/games/vendor-desk.ts';
import { nonceOf } from '#ports/seamless/signed-request.ts';

const match = {
  id: 'm1',
  sport: 'football',
  league: 'Liga Serrana',
  home: 'Porto Real',
  away: 'Ilha Grande',
  startsAt: 1_795_450_000_000,
  isLive: false,
  score: [0, 0],
  hasDraw: true,
};
const offered = { ...match, type: 'SPORTS', progress: 0, odds: { home: 210, draw: 330, away: null } };
let answers: Record<string, unknown> = {};
let isSigned = false;
const asked: { call: string; body: unknown }[] = [];

/** A vendor with scripted answers that refuses unsigned calls. */
const vendor = createServer((request, response) => {
  let text = '';
  request.setEncoding('utf8').on('data', (part: string) => (text += part));
  request.on('end', () => {
    const { url = '', method = '', headers } = request;
    isSigned = nonceOf([testKeys.ALPHA], { method, path: url, body: text, headers }, new Date()) !== null;
    const call = url.split('/').at(-1) ?? '';
    asked.push({ call, body: JSON.parse(text) });
    const answer = isSigned ? answers[call] : undefined;
    response.writeHead(answer === undefined ? 500 : 200).end(JSON.stringify(answer));
  });
});
await new Promise<void>((resolve) => vendor.listen(0, '127.0.0.1', resolve));
afterAll(() => void vendor.close());
const url = `http://127.0.0.1:${(vendor.address() as AddressInfo).port}`;
const book = { ...testAggregator, url, vendors: ['STAND'], keys: { ALPHA: [testKeys.ALPHA] } };
const gateway = await openTestGateway({ aggregators: [{ ...book, takes: ['health', 'fixtures', 'settlement'] }] });
const plain = await openTestGateway({ aggregators: [book] });

beforeEach(() => {
  asked.length = 0;
  answers = {
    health: { isOpen: true },
    fixtures: { fixtures: [offered] },
    booked: { fixtures: [{ ...match, bets: 2, staked: 1_500 }] },
    end: { settled: 2 },
  };
});

describe('the matches of a sportsbook', () => {
  const look = (gameType: string, at = gateway) => at.call('fixtures', { query: { gameType, language: 'en' } });

  it('are shown to every caller, with the book that offers them', async () => {
    const { envelope } = await look('SPORTS');
    const { book: opens, list } = envelope.value as unknown as ValueOf<'fixtures'>;
    expect(opens).toMatchObject({ vassalage: 'STAND', gameType: 'SPORTS' });
    expect(list).toEqual([
      expect.objectContaining({
        fixtureId: 'm1',
        score: { home: 0, away: 0 },
        odds: { home: 210, draw: 330, away: null },
        startsAt: '2026-11-23T16:06:40.000Z',
      }),
    ]);
    expect(isSigned).toBe(true);
  });

  it('are empty where no book provides them', async () => {
    expect((await look('ESPORTS')).envelope.value).toEqual({ book: null, list: [] });
    expect((await look('SPORTS', plain)).envelope.value).toEqual({ book: null, list: [] });
  });
});

describe('a launch of a vendor’s game', () => {
  const body = { nodeId: 20_001, vassalage: 'STAND', gameType: 'SPORTS', language: 'en', device: 'WEB', fixture: 'm1' };

  it('names the match it opens at', async () => {
    const { envelope } = await gateway.call('launchGame', { body, token: await gateway.logIn() });
    expect(new URL(String(envelope.value['url'])).searchParams.get('fixture')).toBe('m1');
  });

  it('is under maintenance, with house games suggested, while the vendor does not answer', async () => {
    const silent = await openTestGateway({ aggregators: [{ ...book, url: 'http://127.0.0.1:1', takes: ['health'] }] });
    const { status, envelope } = await silent.call('launchGame', { body, token: await silent.logIn() });
    expect([status, envelope.value['code']]).toEqual([409, 'GAME_MAINTENANCE']);
    expect(envelope.value['suggestions']).toHaveLength(3);
  });
});

describe('the desk', () => {
  const read = async (at = gateway) => (await at.control('fixtures')).json<{ value: ControlValueOf<'fixtures'> }>().value;
  const end = async (body: object, at = gateway) => {
    const answer = await at.control('endFixture', { fixtureId: 'm1', reason: 'A trial', ...body });
    return { status: answer.statusCode, value: answer.json<{ value: { settled?: number; code?: string } }>().value };
  };

  it('sees which matches have open bets, and ends one through the sandbox', async () => {
    expect(await read()).toMatchObject({ isSandbox: true, items: [{ fixtureId: 'm1', bets: 2, staked: 1_500, unit: 'BRL' }] });
    expect((await end({ act: 'result', score: { home: 2, away: 1 } })).value).toEqual({ settled: 2 });
    expect((await end({ act: 'void' })).value).toEqual({ settled: 2 });
    expect(asked.filter(({ call }) => call === 'end').map(({ body }) => body)).toEqual([
      { fixture: 'm1', act: 'result', score: [2, 1] },
      { fixture: 'm1', act: 'void' },
    ]);
    const acts = await gateway.owner.selectFrom('audit_log').select('details').where('act', '=', 'fixture.end').execute();
    expect(acts).toHaveLength(2);
  });

  it('gets a clear error when an end is invalid, refused, unanswered or unavailable', async () => {
    expect((await end({ act: 'result' })).status).toBe(400);
    answers['end'] = { settled: null };
    expect((await end({ act: 'void' })).value.code).toBe('STATE_CHANGED');
    answers['end'] = undefined;
    expect((await end({ act: 'void' })).status).toBe(503);
    expect(await read(plain)).toEqual({ isSandbox: false, items: [] });
    expect((await end({ act: 'void' }, plain)).value.code).toBe('NOT_AVAILABLE');
  });
});
