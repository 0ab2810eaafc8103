import { routes } from '@livery/contract/routes';
import { beforeEach, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { testControlSecret } from '../../../test/test-merchants.ts';
import { createApp } from '#http/app.ts';
import { findDueQueues } from '#jobs/queue.repo.ts';

const gateway = await openTestGateway();
beforeEach(async () => {
  await gateway.control('clearFaults');
  await gateway.control('reset');
});

describe('a fault', () => {
  const status = (merchant = 'ALPHA') => gateway.call('systemStatus', { merchant });

  it('affects its path and merchant for a set number of calls', async () => {
    await gateway.control('addFault', { path: '/wps/system/', merchant: 'ALPHA', code: 'UNAVAILABLE', count: 1 });
    expect((await status('BETA')).status).toBe(200);
    expect((await gateway.call('keySet')).status).toBe(200);
    const struck = await status();
    expect({ status: struck.status, envelope: struck.envelope }).toMatchObject({
      status: 503,
      envelope: { success: false, value: { code: 'UNAVAILABLE' } },
    });
    expect((await status()).status).toBe(200);
  });

  it('affects only one caller when it names one, and is cleared for that one alone', async () => {
    const statusFor = async (caller: string) =>
      (await gateway.inject({ method: 'GET', url: routes.systemStatus.path, headers: { merchant: 'ALPHA', 'x-caller': caller } }))
        .statusCode;
    await gateway.control('addFault', { path: '/wps/', caller: 'first', code: 'INTERNAL' });
    await gateway.control('addFault', { path: '/wps/', caller: 'second', code: 'INTERNAL' });
    expect([await statusFor('first'), await statusFor('second'), await statusFor('third'), (await status()).status]).toEqual([
      500, 500, 200, 200,
    ]);
    await gateway.control('clearFaults', { caller: 'first' });
    expect([await statusFor('first'), await statusFor('second')]).toEqual([200, 500]);
  });

  it('is listed with its remaining calls, and cleared by its id', async () => {
    await gateway.control('addFault', { path: '/wps/system/', merchant: 'ALPHA', code: 'UNAVAILABLE', count: 2 });
    await gateway.control('addFault', { path: '/wps/x/', delay: 5 });
    await status();
    const list = async () => ((await gateway.control('faults')).json() as { value: { items: { id: string }[] } }).value.items;
    const [first, second] = await list();
    expect(first).toMatchObject({ path: '/wps/system/', merchant: 'ALPHA', code: 'UNAVAILABLE', left: 1 });
    expect(second).toMatchObject({ path: '/wps/x/', delay: 5, left: null });
    await gateway.control('clearFaults', { id: second?.id });
    expect(await list()).toEqual([first]);
    await status();
    expect(await list()).toEqual([]);
  });

  it('can answer with malformed JSON, with a bare HTTP status, or late', async () => {
    const raw = () => gateway.inject({ method: 'GET', url: routes.systemStatus.path, headers: { merchant: 'ALPHA' } });
    await gateway.control('addFault', { path: '/wps/', malformed: true, count: 1 });
    const malformed = await raw();
    expect(() => malformed.json()).toThrow(SyntaxError);
    await gateway.control('addFault', { path: '/wps/', status: 502, count: 1 });
    expect(await raw()).toMatchObject({ statusCode: 502, body: '' });
    await gateway.control('addFault', { path: '/wps/', delay: 20, count: 1 });
    expect((await raw()).statusCode).toBe(200);
  });

  it('can cut the connection', async () => {
    await gateway.control('addFault', { path: '/wps/', drop: true, count: 1 });
    const url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    await expect(fetch(`${url}${routes.systemStatus.path}`, { headers: { merchant: 'ALPHA' } })).rejects.toThrow();
  });

  it('is refused with an unknown code, an empty path or an unknown field', async () => {
    for (const body of [{ path: '/wps/', code: 'NO_SUCH_CODE' }, { path: '' }, { path: '/', typo: true }]) {
      expect((await gateway.control('addFault', body)).statusCode).toBe(400);
    }
  });
});

describe('the control interface', () => {
  it('refuses callers from another machine', async () => {
    const headers = { host: '127.0.0.1', 'x-control-secret': testControlSecret };
    const question = { method: 'GET', url: '/control/health', headers } as const;
    expect((await gateway.inject(question)).statusCode).toBe(200);
    const far = await gateway.inject({ ...question, headers: { ...headers, 'x-forwarded-for': '203.0.113.7' } });
    expect(far.statusCode).toBe(403);
    expect((await gateway.inject({ ...question, remoteAddress: '203.0.113.7' })).statusCode).toBe(403);
    expect((await gateway.control('health')).json()).toMatchObject({
      success: true,
      value: { merchants: [{ code: 'ALPHA' }, { code: 'BETA' }] },
    });
  });

  it('answers this machine and known merchant names, and no rebound DNS name', async () => {
    const give = async (host: string) =>
      (
        await gateway.inject({
          method: 'POST',
          url: '/control/balance',
          headers: { host, origin: `http://${host}`, merchant: 'ALPHA', 'x-control-secret': testControlSecret },
          payload: { account: 'demo', amount: 1 },
        })
      ).statusCode;
    for (const host of ['127.0.0.1:4100', '[::1]:4100', 'localhost:4100', 'LOCALHOST', 'alpha.localhost:4000', 'alpha.example'])
      expect(await give(host), host).toBe(200);
    for (const host of ['evil.example:4100', 'localhost.evil.example', '127.0.0.1.evil.example', 'evillocalhost', '192.0.2.7', ''])
      expect(await give(host), host).toBe(403);
  });

  it('refuses callers without the secret, for any host and call', async () => {
    const ask = async (url: string, host: string, secret: string | null) =>
      (
        await gateway.inject({
          method: url.endsWith('health') ? 'GET' : 'POST',
          url,
          headers: { host, merchant: 'ALPHA', ...(secret === null ? {} : { 'x-control-secret': secret }) },
        })
      ).statusCode;
    for (const host of ['127.0.0.1', 'alpha.example', 'alpha.localhost'])
      for (const url of ['/control/health', '/control/reset', '/control/balance', '/control/clock'])
        for (const secret of [null, '', 'guess', testControlSecret.slice(1), `${testControlSecret} `])
          expect(await ask(url, host, secret), `${url} ${host} ${secret}`).toBe(403);
  });

  it('refuses all callers when no secret is set', async () => {
    const app = await createApp({ ...gateway.platform, controlSecret: null }, { logLevel: 'silent' });
    for (const secret of ['', 'null', testControlSecret])
      expect(
        (await app.inject({ method: 'GET', url: '/control/health', headers: { host: 'localhost', 'x-control-secret': secret } }))
          .statusCode,
      ).toBe(403);
    await app.close();
  });

  it('grants money once per key', async () => {
    const grant = () => gateway.control('grant', { account: 'rafael', amount: 500, idempotencyKey: 'gift' });
    expect((await grant()).json()).toMatchObject({ value: { balance: 500 } });
    expect((await grant()).json()).toMatchObject({ value: { balance: 500 } });
    expect((await gateway.control('grant', { account: 'rafael', amount: -501 })).json()).toMatchObject({
      value: { code: 'INSUFFICIENT_BALANCE' },
    });
    expect((await gateway.control('grant', { account: 'nobody', amount: 1 })).statusCode).toBe(404);
  });

  it('refuses a grant of zero', async () => {
    const nothing = await gateway.control('grant', { account: 'rafael', amount: 0 });
    expect(nothing.json()).toMatchObject({ value: { code: 'INVALID_REQUEST' } });
  });

  it('shifts the clock', async () => {
    const { envelope } = await gateway.call('keySet');
    await gateway.control('shiftClock', { offset: 3_600_000 });
    expect(
      Number((await gateway.call('keySet')).envelope.value['serverTime']) - Number(envelope.value['serverTime']),
    ).toBeGreaterThanOrEqual(3_600_000);
  });

  it('reports the clock shift and a merchant’s status', async () => {
    await gateway.control('shiftClock', { offset: -60_000 });
    expect((await gateway.control('clock')).json()).toMatchObject({ value: { offset: -60_000 } });
    const status = { status: 1, maintenance: true, regionRestriction: false, endTime: '2031-12-01T06:00:00.000Z' };
    await gateway.control('setStatus', status);
    expect((await gateway.control('status')).json()).toMatchObject({ value: status });
    expect((await gateway.control('status', {}, 'BETA')).json()).toMatchObject({ value: { status: 0, endTime: null } });
  });

  it('shifts delayed jobs with the clock, forwards and back', async () => {
    const { db, clock, jobs } = gateway.platform;
    const [sweep] = jobs.registry.sweeps;
    if (sweep === undefined) throw new Error('no module sweeps');
    const at = new Date(clock.now().getTime() + 3_600_000);
    await db.transaction().execute((trx) => jobs.enqueue(trx, sweep.job, {}, { merchantId: null, at }));
    const isDue = async (): Promise<boolean> => (await findDueQueues(db, [sweep.job.name])).length > 0;
    expect(await isDue()).toBe(false);
    await gateway.control('shiftClock', { offset: clock.ahead + 3_600_000 });
    expect(await isDue()).toBe(true);
    await gateway.control('reset');
    expect(await isDue()).toBe(false);
  });

  it('leaves the agent tree and contracts in place at a reset, since settled lines are never erased', async () => {
    const alpha = gateway.platform.merchants.all().find(({ code }) => code === 'ALPHA')?.id ?? expect.fail('no merchant');
    const parentOf = async (account: string) => {
      const own = gateway.owner.selectFrom('member').select('parent_id').where('merchant_id', '=', alpha);
      return (await own.where('username', '=', account).executeTakeFirstOrThrow()).parent_id;
    };
    const contracts = () => gateway.owner.selectFrom('agreement_version').select(['id', 'terms', 'ends_at']).orderBy('id').execute();
    const before = await contracts();
    expect((await gateway.control('moveMember', { account: 'rafael', under: 'agent2', reason: 'A test' })).statusCode).toBe(200);
    await gateway.control('reset');
    expect(await parentOf('rafael')).toBe(await parentOf('marina'));
    expect(await contracts()).toEqual(before);
  });

  it('resets a merchant to its seed, and no other', async () => {
    const [alpha, beta] = [await gateway.logIn(), await gateway.logIn('demo', 'BETA')];
    await gateway.control('grant', { account: 'demo', amount: 99 });
    await gateway.control('grant', { account: 'demo', amount: 99 }, 'BETA');
    await gateway.control('addFault', { path: '/wps/', merchant: 'ALPHA', code: 'INTERNAL' });
    await gateway.control('setStatus', { status: 1, maintenance: true, regionRestriction: false });

    await gateway.control('reset');
    expect((await gateway.call('systemStatus')).envelope.value).toMatchObject({ status: 0 });
    expect((await gateway.call('balance', { token: alpha })).status).toBe(401);
    expect((await gateway.call('balance', { token: await gateway.logIn() })).envelope.value).toMatchObject({ balance: 1_250_075 });
    expect((await gateway.call('balance', { token: beta, merchant: 'BETA' })).envelope.value).toMatchObject({ balance: 1_250_174 });
  });
});
