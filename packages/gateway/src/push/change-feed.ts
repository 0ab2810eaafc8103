import { randomUUID } from 'node:crypto';
import pg from 'pg';

/**
 * The topics that can change while a gateway holds them in memory: `merchants` (codes, hosts, profiles), `status` (who
 * is closed, and to whom), `catalogue` (vendors, games and merchants' differences), `keys` (of sealed payloads). And
 * the topics for open pages: a merchant's `announcements`, its `tables` whose round has begun or ended, its
 * `lotteries`, each by its node, and `members` with any change.
 */
export const topics = ['merchants', 'status', 'catalogue', 'keys', 'announcements', 'tables', 'lotteries', 'members'] as const;
export type Topic = (typeof topics)[number];

/**
 * `id` is the merchant's, or the member's for the topic `members`. `part` is one of the merchant's lotteries, by its node. Null means that
 * any may have changed.
 */
type Listener = (id: number | null, part: string | null) => void;

export interface FeedOptions {
  readonly databaseUrl: string;
  /** Runs a statement on a connection of the request pool. */
  readonly ask: (statement: string, values: readonly unknown[]) => Promise<unknown>;
  /** Milliseconds between two checks whether notifications arrive, and how long to wait for one. */
  readonly checkEvery?: number;
  readonly checkWait?: number;
}

const channel = 'livery_changes';
const checks = { checkEvery: 10_000, checkWait: 3_000 };
const longestWait = 10_000;
/** How long changes are collected before one notification, because a seed changes many rows. */
const gatherFor = 20;

/**
 * Reports changes made elsewhere: by another gateway of the fleet, or by hand. Database triggers notify, and one
 * dedicated connection listens and reconnects when it is lost. After each connect it reports everything, because
 * something may have been missed. It does the same when a test message sent over another connection does not arrive, as
 * behind a pooler that drops notifications or on a dead line.
 */
export class ChangeFeed {
  readonly #options: Required<FeedOptions>;
  readonly #listeners = new Map<Topic, Set<Listener>>(topics.map((topic) => [topic, new Set()]));
  /** The suffix after the topic in a message: `id`, `id:part` or empty. */
  readonly #gathered = new Map<Topic, Set<string>>();
  readonly #echoes = new Map<string, () => void>();
  #client: pg.Client | null = null;
  #connecting: Promise<void> | null = null;
  #gathering: NodeJS.Timeout | null = null;
  #retry: NodeJS.Timeout | null = null;
  #checks: NodeJS.Timeout | null = null;
  #failures = 0;
  #isClosed = false;

  constructor(options: FeedOptions) {
    this.#options = { ...checks, ...options };
  }

  on(topic: Topic, listener: Listener): void {
    this.#listeners.get(topic)?.add(listener);
  }

  /** Notifies only this gateway, at once, for callers that have changed something and answer the next call by it. */
  tell(topic: Topic, id: number | null = null, part: string | null = null): void {
    for (const listener of this.#listeners.get(topic) ?? []) listener(id, part);
  }

  /**
   * Starts listening. A connection that cannot be made is retried later, because a missing feed must not prevent the
   * start.
   */
  async start(): Promise<void> {
    await this.#connect();
    if (!this.#isClosed) this.#checks = setInterval(() => void this.#check(), this.#options.checkEvery).unref();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    for (const timer of [this.#gathering, this.#retry]) if (timer !== null) clearTimeout(timer);
    if (this.#checks !== null) clearInterval(this.#checks);
    for (const hear of this.#echoes.values()) hear();
    await this.#connecting;
    const client = this.#client;
    this.#client = null;
    await client?.end();
  }

  #connect(): Promise<void> {
    this.#connecting ??= this.#open().finally(() => {
      this.#connecting = null;
    });
    return this.#connecting;
  }

  async #open(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#options.databaseUrl,
      application_name: 'livery changes',
      keepAlive: true,
      connectionTimeoutMillis: 5_000,
    });
    client.on('notification', ({ payload }) => this.#hear(payload ?? ''));
    client.on('error', () => this.#lose(client));
    client.on('end', () => this.#lose(client));
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
    } catch {
      await client.end().catch(() => {});
      this.#tryLater();
      return;
    }
    this.#client = client;
    this.#failures = 0;
    this.#tellAll();
  }

  #lose(client: pg.Client): void {
    if (this.#client !== client) return;
    this.#client = null;
    void client.end().catch(() => {});
    this.#tryLater();
  }

  /**
   * Immediately after the first failure, then at growing intervals, and never for all gateways of a fleet at the same
   * moment.
   */
  #tryLater(): void {
    if (this.#isClosed || this.#retry !== null) return;
    const wait = Math.min(longestWait, 50 * 2 ** this.#failures++) * (0.5 + Math.random() / 2);
    this.#retry = setTimeout(() => {
      this.#retry = null;
      void this.#connect();
    }, wait).unref();
  }

  #hear(payload: string): void {
    const [topic = '', ...names] = payload.split(':');
    const subject = names.join(':');
    if (topic === 'echo') this.#echoes.get(subject)?.();
    else if (isTopic(topic)) this.#gather(topic, subject);
  }

  #gather(topic: Topic, subject: string): void {
    const known = this.#gathered.get(topic) ?? new Set();
    this.#gathered.set(topic, known.add(subject));
    this.#gathering ??= setTimeout(() => {
      this.#gathering = null;
      const gathered = [...this.#gathered];
      this.#gathered.clear();
      for (const [topic, subjects] of gathered) {
        if (subjects.has('')) this.tell(topic);
        else for (const [id, part = null] of [...subjects].map((subject) => subject.split(':'))) this.tell(topic, Number(id), part);
      }
    }, gatherFor);
  }

  #tellAll(): void {
    if (this.#isClosed) return;
    for (const topic of topics) this.tell(topic);
  }

  /** Sends itself a message the way changes travel, over another connection than the listening one. */
  async #check(): Promise<void> {
    if (this.#client === null) return this.#tellAll();
    const client = this.#client;
    const id = randomUUID();
    let timer: NodeJS.Timeout | undefined;
    const isHeard = new Promise<boolean>((resolve) => {
      this.#echoes.set(id, () => resolve(true));
      timer = setTimeout(() => resolve(false), this.#options.checkWait).unref();
    });
    const sent = this.#options.ask('SELECT pg_notify($1, $2)', [channel, `echo:${id}`]).then(
      () => isHeard,
      () => false,
    );
    const isWell = await Promise.race([sent, isHeard]);
    clearTimeout(timer);
    this.#echoes.delete(id);
    if (!isWell && !this.#isClosed) this.#lose(client);
  }
}

function isTopic(text: string): text is Topic {
  return (topics as readonly string[]).includes(text);
}

declare module '#base/platform.ts' {
  interface Platform {
    readonly changes: ChangeFeed;
  }
}
