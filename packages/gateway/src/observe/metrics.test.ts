import { routes } from '@livery/contract/routes';
import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../test/test-gateway.ts';
import { testProvider } from '../../test/money/test-provider.ts';
import { countJobs } from '#jobs/queue.repo.ts';
import { deliverMessage } from '#ports/messages/deliver-message.ts';
import { Payments } from '#ports/payments/payments.ts';
import { Metrics } from './metrics.ts';

const metrics = new Metrics();
const gateway = await openTestGateway({ app: { metrics } });
metrics.addPool(gateway.platform.tenants.pool);

/** Samples by name and labels, as Prometheus reads them. */
async function samples(): Promise<Map<string, number>> {
  const lines = (await metrics.text()).split('\n').filter((line) => line !== '' && !line.startsWith('#'));
  return new Map(lines.map((line) => [line.slice(0, line.lastIndexOf(' ')), Number(line.slice(line.lastIndexOf(' ') + 1))]));
}

describe('metrics', () => {
  it('count a call by its name in the contract, its method and its status', async () => {
    const token = await gateway.logIn();
    await gateway.call('balance', { token });
    await gateway.call('balance', { token });
    await gateway.call('balance');
    const counted = await samples();
    expect(counted.get('livery_request_duration_seconds_count{route="balance",method="GET",status="2xx"}')).toBe(2);
    expect(counted.get('livery_request_duration_seconds_bucket{le="+Inf",route="balance",method="GET",status="2xx"}')).toBe(2);
    expect(counted.get('livery_request_duration_seconds_count{route="balance",method="GET",status="4xx"}')).toBe(1);
    expect(counted.get('livery_request_duration_seconds_count{route="login",method="POST",status="2xx"}')).toBe(1);
    expect(counted.get('livery_refusals_total{code="NOT_LOGGED_IN"}')).toBe(1);
  });

  it('never take a label from caller input', async () => {
    for (const url of ['/made/up/by/a/caller', '/wps/made-up', `${routes.systemStatus.path}?made=up`])
      await gateway.inject({ method: 'GET', url, headers: { merchant: 'MADE-UP' } });
    await gateway.inject({ method: 'GET', url: '/art/cover/made-up.svg' });
    const text = await metrics.text();
    expect(text).not.toMatch(/made.?up/i);
    const counted = await samples();
    expect(counted.get('livery_request_duration_seconds_count{route="unknown",method="GET",status="4xx"}')).toBe(2);
    expect(counted.get('livery_request_duration_seconds_count{route="/art/cover/:file",method="GET",status="4xx"}')).toBe(1);
  });

  it('name a known merchant on request totals, and nowhere else', async () => {
    await gateway.call('systemStatus', { merchant: 'BETA' });
    await gateway.call('systemStatus', { merchant: 'NOBODY' });
    const counted = await samples();
    expect(counted.get('livery_requests_total{merchant="BETA",status="2xx"}')).toBe(1);
    expect(counted.get('livery_requests_total{merchant="",status="4xx"}')).toBeGreaterThan(0);
    const named = [...counted.keys()].filter((key) => key.includes('BETA') || key.includes('ALPHA'));
    expect(named.every((key) => key.startsWith('livery_requests_total{'))).toBe(true);
    expect([...counted.keys()].some((key) => key.includes('NOBODY'))).toBe(false);
  });

  it('count a caller who left before the answer', async () => {
    await gateway.control('addFault', { path: routes.whitelabel.path, delay: 300, count: 1 });
    const url = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
    const leaving = new AbortController();
    const left = fetch(`${url}${routes.whitelabel.path}`, { headers: { merchant: 'ALPHA' }, signal: leaving.signal });
    setTimeout(() => leaving.abort(), 50);
    await expect(left).rejects.toThrow();
    await expect
      .poll(async () => (await samples()).get('livery_request_duration_seconds_count{route="whitelabel",method="GET",status="4xx"}'), {
        timeout: 20_000,
      })
      .toBe(1);
  });

  it('leave out health checks', async () => {
    await gateway.inject({ method: 'GET', url: '/healthz' });
    await gateway.inject({ method: 'GET', url: '/readyz' });
    expect(await metrics.text()).not.toMatch(/healthz|readyz/);
  });

  it('report the pool, the event loop and the process', async () => {
    const taken = await gateway.platform.tenants.pool.connect();
    const counted = await samples();
    taken.release();
    const { totalCount } = gateway.platform.tenants.pool;
    expect(counted.get('livery_database_connections')).toBe(totalCount);
    expect(counted.get('livery_database_connections_idle')).toBe(totalCount - 1);
    expect(counted.get('livery_database_waiting')).toBe(0);
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_cpu_seconds_total', 'process_resident_memory_bytes'])
      expect(counted.get(name)).toBeTypeOf('number');
  });

  it('report waiting, running and permanently failed jobs by queue', async () => {
    metrics.addQueues(() => countJobs(gateway.platform.db));
    const { id = 0 } = gateway.platform.merchants.byCode('ALPHA') ?? {};
    // No worker runs in this test.
    await gateway.platform.tenants.transaction(id, (trx) =>
      gateway.platform.jobs.enqueue(trx, deliverMessage, { messageId: 1 }, { merchantId: id }),
    );
    const counted = await samples();
    const told = ['waiting', 'active', 'dead'].map((state) => counted.get(`livery_jobs{queue="message.deliver",state="${state}"}`));
    expect(told).toEqual([1, 0, 0]);
  });

  it('count how often a payment provider did not return its methods', async () => {
    const { provider, behaviour } = testProvider();
    const payments = new Payments([provider, { ...provider, name: 'well' }]);
    metrics.addPayments(payments);
    const merchant = gateway.platform.merchants.byCode('ALPHA') ?? expect.fail('there is no ALPHA');
    await payments.listMethods(merchant);
    behaviour.answer = 'stay silent on methods';
    await Promise.allSettled([payments.listMethodsOf('bank', merchant), payments.listMethodsOf('bank', merchant)]);
    for (const _again of [1, 2]) {
      const counted = await samples();
      expect(counted.get('livery_payment_failures_total{provider="bank"}')).toBe(2);
      expect(counted.has('livery_payment_failures_total{provider="well"}')).toBe(false);
    }
  });

  it('report the rest when one value cannot be read', async () => {
    let depth = 3;
    metrics.addGauge('livery_test_depth', 'A figure of another module.', () =>
      depth > 0 ? Promise.resolve(depth) : Promise.reject(new Error('away')),
    );
    expect((await samples()).get('livery_test_depth')).toBe(3);
    depth = 0;
    const counted = await samples();
    expect(counted.has('livery_test_depth')).toBe(false);
    expect(counted.get('livery_database_waiting')).toBe(0);
  });
});
