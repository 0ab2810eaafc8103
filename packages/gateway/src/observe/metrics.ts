import type { Pool } from 'pg';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { JobCount } from '#jobs/queue.repo.ts';
import type { ReportReceiver } from './request-reports.ts';

/**
 * In seconds. A balance takes a few milliseconds, a login about fifty, and the portal gives up a read after ten
 * seconds.
 */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** One gateway's metrics, with Node's own: event loop, heap, processor, garbage collection. */
export class Metrics {
  readonly #registry = new Registry();
  readonly #durations = new Histogram({
    name: 'livery_request_duration_seconds',
    help: 'From the first byte of a request to the end of its answer, by the name of the call.',
    labelNames: ['route', 'method', 'status'],
    buckets,
    registers: [this.#registry],
  });
  readonly #requests = new Counter({
    name: 'livery_requests_total',
    help: 'Requests by merchant; the empty merchant is no merchant or an unknown one.',
    labelNames: ['merchant', 'status'],
    registers: [this.#registry],
  });
  readonly #refusals = new Counter({
    name: 'livery_refusals_total',
    help: 'Answers with a code of the closed list of refusals.',
    labelNames: ['code'],
    registers: [this.#registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.#registry });
  }

  readonly receive: ReportReceiver = ({ request, route, status, milliseconds }) => {
    const statusClass = `${Math.floor(status / 100)}xx`;
    this.#durations.observe({ route, method: request.method, status: statusClass }, milliseconds / 1000);
    this.#requests.inc({ merchant: request.merchantCode, status: statusClass });
    if (request.refusalCode !== null) this.#refusals.inc({ code: request.refusalCode });
  };

  /** A figure read on each request for the metrics. If it cannot be read, the other metrics are still reported. */
  addGauge(name: `livery_${string}`, help: string, read: () => number | Promise<number>): void {
    new Gauge({
      name,
      help,
      registers: [this.#registry],
      async collect() {
        try {
          this.set(await read());
        } catch {
          this.remove();
        }
      },
    });
  }

  /** Queue lengths by queue and state, without empty ones. */
  addQueues(count: () => Promise<readonly JobCount[]>): void {
    new Gauge({
      name: 'livery_jobs',
      help: 'Jobs by queue and state: waiting (due, due later, or due again), active, dead (failed for the last time).',
      labelNames: ['queue', 'state'],
      registers: [this.#registry],
      async collect() {
        this.reset();
        const counts = await count().catch(() => []);
        for (const { name, waiting, active, dead } of counts)
          for (const [state, jobs] of Object.entries({ waiting, active, dead })) this.set({ queue: name, state }, jobs);
      },
    });
  }

  /** Failed method requests of each payment provider. */
  addPayments(payments: { readonly failures: ReadonlyMap<string, number> }): void {
    new Counter({
      name: 'livery_payment_failures_total',
      help: 'Times that a provider of payments was asked for its methods and did not tell them: members are not offered those.',
      labelNames: ['provider'],
      registers: [this.#registry],
      collect() {
        this.reset();
        for (const [provider, failures] of payments.failures) this.inc({ provider }, failures);
      },
    });
  }

  addPool(pool: Pick<Pool, 'totalCount' | 'idleCount' | 'waitingCount'>): void {
    this.addGauge('livery_database_connections', 'Connections of the pool, idle or at work.', () => pool.totalCount);
    this.addGauge('livery_database_connections_idle', 'Connections that nobody uses.', () => pool.idleCount);
    this.addGauge('livery_database_waiting', 'Calls that wait for a connection.', () => pool.waitingCount);
  }

  get contentType(): string {
    return this.#registry.contentType;
  }

  /** In the text format of Prometheus. */
  text(): Promise<string> {
    return this.#registry.metrics();
  }
}
