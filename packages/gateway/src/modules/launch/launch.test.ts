import type { Game } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { createTestGateway, openTestGateway, type TestAnswer } from '../../../test/test-gateway.ts';
import { demoLimit, launchLimit } from './launch.limits.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const other = await openTestGateway({ poolSize: 40, databaseUrl: gateway.databaseUrl });
const fleet = [gateway, other];
const token = await gateway.logIn();

const original = { nodeId: 27_002, vassalage: 'HOUSE', gameType: 'INHOUSE', language: 'pt', device: 'WEB' };
const maintained = { nodeId: 2_011, vassalage: 'EG2', gameType: 'RNG', language: 'pt', device: 'WEB' };

const launch = (body: object, options: object = { token }): Promise<TestAnswer> => gateway.call('launchGame', { body, ...options });
const demo = (body: object, headers: Record<string, string> = {}): Promise<TestAnswer> => gateway.call('launchDemo', { body, headers });
const codeOf = ({ envelope }: TestAnswer): unknown => envelope.value['code'];
const tickets = async (): Promise<number> => (await gateway.owner.selectFrom('launch_ticket').select('node_id').execute()).length;

describe('real play', () => {
  it('launches on the games’ origin with a token, and not without [wire-game-launchgame]', async () => {
    const { envelope } = await launch(original);
    expect(envelope.value).toEqual({
      url: expect.stringMatching(/^http:\/\/localhost:4090\/slot\/\?ticket=\d+\.[\w-]{43}$/),
      gameName: 'Carnaval do Porto',
    });
    expect((await launch(original, {})).status).toBe(401);
  });

  it('refuses a trial account, and creates no ticket', async () => {
    const trial = await gateway.logIn('trial');
    const before = await tickets();
    expect(codeOf(await launch(original, { token: trial }))).toBe('TRIAL_REFUSED');
    expect(await tickets()).toBe(before);
  });

  it('suggests three other games for one under maintenance, and names that one', async () => {
    const answer = await launch(maintained);
    expect(answer.status).toBe(409);
    expect(codeOf(answer)).toBe('GAME_MAINTENANCE');
    expect(answer.envelope.value['gameName']).toBe('Portão Fechado');
    const suggestions = answer.envelope.value['suggestions'] as Game[];
    expect(suggestions).toHaveLength(3);
    for (const game of suggestions) expect(game).toMatchObject({ gameType: 'RNG', maintenance: false, displayName: expect.any(String) });
  });

  it('closes a table that no aggregator provides, and suggests others that can be played', async () => {
    const answer = await launch({ ...original, nodeId: 14_001, vassalage: 'SALA', gameType: 'LIVE' });
    expect(codeOf(answer)).toBe('GAME_MAINTENANCE');
    const suggestions = answer.envelope.value['suggestions'] as Game[];
    expect(suggestions).toHaveLength(3);
    for (const { nodeId, vassalage, gameType, maintenance } of suggestions) {
      expect(maintenance).toBe(false);
      expect((await launch({ ...original, nodeId, vassalage, gameType })).status).toBe(200);
    }
  });

  it('finds a game only by all three of its identifiers', async () => {
    for (const wrong of [{ nodeId: 1 }, { vassalage: 'PG' }, { gameType: 'RNG' }])
      expect(codeOf(await launch({ ...original, ...wrong }))).toBe('GAME_NOT_FOUND');
  });

  it('records launched games, latest first and each once [wire-gcs-recentgame]', async () => {
    const agent = await gateway.logIn('agent');
    await launch(original, { token: agent });
    await launch({ ...original, nodeId: 27_005 }, { token: agent });
    await launch(original, { token: agent });
    const { envelope } = await gateway.call('recentGames', { token: agent, query: { pageNo: 1, pageSize: 18, language: 'en' } });
    expect(envelope.value).toMatchObject({
      list: [{ nodeId: 27_002, displayName: 'Harbour Carnival' }, { nodeId: 27_005 }],
      totalPages: 1,
    });
    expect((await gateway.call('recentGames', { query: { pageNo: 1, pageSize: 18, language: 'en' } })).status).toBe(401);
  });
});

describe('a member who starts too many games', () => {
  it('is told to wait by either of two gateways, and nothing more is stored', async () => {
    const [marina, rafael] = [await gateway.logIn('marina'), await gateway.logIn('rafael')];
    const before = await tickets();
    const start = (turn: number) => (fleet[turn % 2] ?? gateway).call('launchGame', { body: original, token: marina });
    const answers = await Promise.all(Array.from({ length: 64 }, (_, turn) => start(turn)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(launchLimit.uses);
    expect(answers.filter((answer) => codeOf(answer) === 'RATE_LIMITED')).toHaveLength(64 - launchLimit.uses);
    expect(await tickets()).toBe(before + launchLimit.uses);
    const { status, envelope, response } = await start(0);
    expect(status).toBe(429);
    expect(Number(response.headers['retry-after'])).toBe(envelope.value['retryAfter']);
    expect((await launch(original, { token: rafael })).status).toBe(200);

    gateway.platform.clock.shiftTo(launchLimit.window + 1_000);
    try {
      expect((await start(0)).status).toBe(200);
    } finally {
      gateway.platform.clock.shiftTo(0);
    }
  });
});

describe('demo play', () => {
  it('launches without a token [wire-gcs-gamelaunchfb]', async () => {
    const answer = await demo(original);
    expect(answer.status).toBe(200);
    expect(answer.envelope.value['url']).toContain('/slot/?ticket=');
  });

  it('refuses a game without a demo, and one under maintenance', async () => {
    expect(codeOf(await demo({ ...original, nodeId: 1_002, vassalage: 'PG', gameType: 'RNG' }))).toBe('NOT_AVAILABLE');
    expect(codeOf(await demo(maintained))).toBe('GAME_MAINTENANCE');
  });

  it('is refused to an address that starts too many, with the waiting time, and stores nothing more', async () => {
    const from = (ip: string, turn = 0): Promise<TestAnswer> =>
      (fleet[turn % 2] ?? gateway).call('launchDemo', { body: original, headers: { 'x-forwarded-for': ip } });
    const before = await tickets();
    const answers = await Promise.all(Array.from({ length: 300 }, (_, turn) => from('203.0.113.9', turn)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(demoLimit.uses);
    expect(await tickets()).toBe(before + demoLimit.uses);
    const { status, envelope, response } = await from('203.0.113.9');
    expect({ status, code: envelope.value['code'] }).toEqual({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(response.headers['retry-after'])).toBe(envelope.value['retryAfter']);
    expect((await from('203.0.113.10')).status).toBe(200);

    gateway.platform.clock.shiftTo(demoLimit.window + 1_000);
    try {
      expect((await from('203.0.113.9')).status).toBe(200);
    } finally {
      gateway.platform.clock.shiftTo(0);
    }
  });

  it('counts the IPv6 addresses of one household as one', async () => {
    const from = (host: number): Promise<TestAnswer> => demo(original, { 'x-forwarded-for': `2001:db8:1:2::${host.toString(16)}` });
    const answers = await Promise.all(Array.from({ length: demoLimit.uses + 5 }, (_, host) => from(host + 1)));
    expect(answers.filter((answer) => codeOf(answer) === 'RATE_LIMITED')).toHaveLength(5);
  });
});

describe('the page around the game', () => {
  const policyOf = async ({ envelope }: TestAnswer): Promise<string> => {
    const { pathname, search, host } = new URL(String(envelope.value['url']));
    const page = await gateway.inject({ method: 'GET', url: pathname + search, headers: { host } });
    expect(page.statusCode).toBe(200);
    return String(page.headers['content-security-policy']);
  };

  it('is found by name where names below localhost resolve', async () => {
    const { envelope } = await demo(original, { host: 'alpha.localhost:4000' });
    expect(envelope.value['url']).toMatch(/^http:\/\/games\.localhost:4000\//);
  });

  it('may be framed only by the launching page and the merchant’s other hosts', async () => {
    expect(await policyOf(await demo(original, { host: 'alpha.localhost:4000' }))).toContain(
      'frame-ancestors http://alpha.localhost:4000 https://alpha.example https://www.alpha.example',
    );
  });

  it('may not be framed by an unknown site, even if that is the address to return to', async () => {
    const policy = await policyOf(await demo({ ...original, backUrl: 'https://evil.example/' }));
    expect(policy).not.toContain('evil.example');
    expect(await policyOf(await demo({ ...original, backUrl: 'https://www.alpha.example/rng' }))).toContain(
      'frame-ancestors https://www.alpha.example',
    );
  });

  it('sends messages only to the launching page, for money and in a demo', async () => {
    for (const answer of [
      await launch(original, { token, headers: { host: 'alpha.localhost:4000' } }),
      await demo(original, { host: 'alpha.localhost:4000' }),
    ]) {
      const { pathname, search, searchParams, host } = new URL(String(answer.envelope.value['url']));
      const page = await gateway.inject({ method: 'GET', url: pathname + search, headers: { host } });
      expect(page.body).toContain('data-parent-origin="http://alpha.localhost:4000"');
      const payload = { ticket: searchParams.get('ticket') };
      const opened = await gateway.inject({ method: 'POST', url: '/play/api/open', headers: { host }, payload });
      expect(opened.json().value).toMatchObject({ parentOrigin: 'http://alpha.localhost:4000' });
    }
  });

  it('does not let a host add a directive to the policy', async () => {
    expect(codeOf(await demo(original, { host: "x;script-src'unsafe-inline'.test" }))).toBe('INVALID_REQUEST');
  });

  it('may be framed by the merchant’s hosts in production', async () => {
    const production = await createTestGateway({ environment: 'production' });
    try {
      const { envelope } = await production.call('launchDemo', { body: original, headers: { host: 'gateway.example' } });
      const { pathname, search, host } = new URL(String(envelope.value['url']));
      const page = await production.inject({ method: 'GET', url: pathname + search, headers: { host } });
      expect(String(page.headers['content-security-policy'])).toMatch(
        /frame-ancestors https:\/\/alpha\.example https:\/\/www\.alpha\.example;/,
      );
    } finally {
      await production.close();
    }
  });

  it('is not launched in production when the merchant has no host', async () => {
    const production = await createTestGateway({ environment: 'production' });
    const { db, merchants } = production.platform;
    try {
      await db.updateTable('merchant').set({ hosts: [] }).where('code', '=', 'ALPHA').execute();
      await merchants.load();
      const answer = await production.call('launchDemo', { body: { ...original, backUrl: 'https://alpha.example/' } });
      expect(codeOf(answer)).toBe('NOT_AVAILABLE');
      expect(await db.selectFrom('launch_ticket').select('parent_origin').execute()).toEqual([]);
    } finally {
      await production.close();
    }
  });
});
