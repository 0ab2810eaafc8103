import { createServer, type Socket } from 'node:net';
import net from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createTestGateway, type TestGateway } from '../../test/test-gateway.ts';
import { ChangeFeed, topics, type Topic } from './change-feed.ts';

/** Two gateways of a fleet, and an operator who changes the database by hand. */
let first: TestGateway;
let second: TestGateway;
let operator: pg.Client;

beforeAll(async () => {
  first = await createTestGateway();
  second = await createTestGateway({ databaseUrl: first.databaseUrl });
  operator = new pg.Client({ connectionString: first.databaseUrl });
  await operator.connect();
});

afterAll(async () => {
  await operator.end();
  await second.close();
  await first.close();
});

/** Waits until every gateway of the fleet answers this way. */
async function seenByBoth(answer: (gateway: TestGateway) => Promise<unknown>, expected: unknown): Promise<void> {
  for (const gateway of [first, second])
    await vi.waitFor(async () => expect(await answer(gateway)).toEqual(expected), { timeout: 5_000, interval: 20 });
}

const statusAt =
  (host: string) =>
  async ({ inject }: TestGateway): Promise<number> =>
    (await inject({ method: 'GET', url: '/wps/system/status', headers: { host } })).statusCode;

const launch = { vassalage: 'HOUSE', gameType: 'INHOUSE', nodeId: 27_002, language: 'en', device: 'WEB' };
const demoAt =
  (merchant: string) =>
  async ({ call }: TestGateway): Promise<unknown> => {
    const { envelope } = await call('launchDemo', { merchant, body: launch });
    return envelope.message;
  };

describe('every gateway learns without a restart of a manual change to', () => {
  it('the hosts of a merchant, added and removed', async () => {
    await seenByBoth(statusAt('new.example'), 421);
    await operator.query(`UPDATE merchant SET hosts = array_append(hosts, 'new.example') WHERE code = 'BETA'`);
    await seenByBoth(statusAt('new.example'), 200);
    await operator.query(`UPDATE merchant SET hosts = array_remove(hosts, 'new.example') WHERE code = 'BETA'`);
    await seenByBoth(statusAt('new.example'), 421);
  });

  it('the merchants', async () => {
    await seenByBoth(async ({ call }) => (await call('gameMenus', { merchant: 'GAMMA' })).status, 421);
    await operator.query(`
      INSERT INTO merchant OVERRIDING SYSTEM VALUE SELECT * FROM jsonb_populate_record(NULL::merchant, (
        SELECT to_jsonb(merchant) || '{"id": 1000, "code": "GAMMA", "brand": "gamma", "hosts": ["gamma.example"]}' FROM merchant WHERE code = 'BETA'
      ))`);
    await operator.query(`INSERT INTO merchant_vendor VALUES (1000, 'HOUSE')`);
    await seenByBoth(
      async ({ call }) => {
        const { envelope } = await call('gameMenus', { merchant: 'GAMMA' });
        return (envelope.value['categories'] as { gameCategory: string }[] | undefined)?.map(({ gameCategory }) => gameCategory);
      },
      ['INHOUSE'],
    );
    await operator.query(`DELETE FROM merchant_vendor WHERE merchant_id = 1000`);
    await operator.query(`DELETE FROM merchant WHERE id = 1000`);
    await seenByBoth(async ({ call }) => (await call('gameMenus', { merchant: 'GAMMA' })).status, 421);
  });

  it('a merchant that closes and reopens', async () => {
    const menus = async ({ call }: TestGateway): Promise<number> => (await call('gameMenus')).status;
    await seenByBoth(menus, 200);
    const close = `UPDATE merchant_status SET status = $1, maintenance = $2 FROM merchant WHERE merchant.id = merchant_id AND code = 'ALPHA'`;
    await operator.query(close, [1, true]);
    await seenByBoth(menus, 503);
    await operator.query(close, [0, false]);
    await seenByBoth(menus, 200);
  });

  it('a game under maintenance at one merchant only', async () => {
    await seenByBoth(demoAt('ALPHA'), null);
    await operator.query(
      `INSERT INTO merchant_game (merchant_id, node_id, maintenance) SELECT id, 27002, true FROM merchant WHERE code = 'ALPHA'`,
    );
    await seenByBoth(demoAt('ALPHA'), 'GAME_MAINTENANCE');
    await seenByBoth(demoAt('BETA'), null);
    await operator.query('TRUNCATE merchant_game');
    await seenByBoth(demoAt('ALPHA'), null);
  });

  it('a game under maintenance at every merchant', async () => {
    await operator.query('UPDATE game SET maintenance = true WHERE node_id = 27002');
    await seenByBoth(demoAt('ALPHA'), 'GAME_MAINTENANCE');
    await seenByBoth(demoAt('BETA'), 'GAME_MAINTENANCE');
    await operator.query('UPDATE game SET maintenance = false WHERE node_id = 27002');
    await seenByBoth(demoAt('BETA'), null);
  });

  it('anything, after its listening connections were cut', async () => {
    await operator.query('BEGIN');
    await operator.query(`SET LOCAL session_replication_role = replica`);
    await operator.query(`UPDATE merchant SET hosts = array_append(hosts, 'untold.example') WHERE code = 'BETA'`);
    await operator.query('COMMIT');
    await seenByBoth(statusAt('untold.example'), 421);
    const { rowCount } = await operator.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'livery changes' AND datname = current_database()`,
    );
    expect(rowCount).toBe(2);
    await seenByBoth(statusAt('untold.example'), 200);
    await operator.query(`UPDATE merchant SET hosts = array_append(hosts, 'told.example') WHERE code = 'BETA'`);
    await seenByBoth(statusAt('told.example'), 200);
  });
});

describe('the change feed', () => {
  /** Its messages, in order. */
  function listening(feed: ChangeFeed): [Topic, number | null][] {
    const told: [Topic, number | null][] = [];
    for (const topic of topics) feed.on(topic, (merchantId) => void told.push([topic, merchantId]));
    return told;
  }

  const everything = topics.map((topic) => [topic, null]);
  const ask = (statement: string, values: readonly unknown[]): Promise<unknown> => operator.query(statement, [...values]);

  it('announces a bulk change once, and nothing when no value has changed', async () => {
    const feed = new ChangeFeed({ databaseUrl: first.databaseUrl, ask });
    await feed.start();
    const told = listening(feed);
    await operator.query('UPDATE merchant SET name = name');
    await operator.query(`UPDATE game SET maintenance = maintenance`);
    await operator.query(
      `INSERT INTO merchant_game (merchant_id, node_id) SELECT merchant.id, node_id FROM merchant, game WHERE merchant.code = 'BETA'`,
    );
    const { rows } = await operator.query<{ id: string }>(`SELECT id FROM merchant WHERE code = 'BETA'`);
    await vi.waitFor(() => expect(told).toEqual([['catalogue', Number(rows[0]?.id)]]));
    await operator.query('DELETE FROM merchant_game');
    await feed.close();
  });

  it('names a merchant’s lottery once for all its changes', async () => {
    const feed = new ChangeFeed({ databaseUrl: first.databaseUrl, ask });
    await feed.start();
    const told: unknown[] = [];
    feed.on('lotteries', (merchantId, lottery) => void told.push([merchantId, lottery]));
    await operator.query(
      `SELECT pg_notify('livery_changes', name) FROM unnest(ARRAY['lotteries:1:70', 'lotteries:1:71', 'lotteries:1:70']) AS name`,
    );
    await vi.waitFor(() =>
      expect(told).toEqual([
        [1, '70'],
        [1, '71'],
      ]),
    );
    await feed.close();
  });

  it('announces everything repeatedly when a pooler drops notifications', async () => {
    const server = new URL(first.databaseUrl);
    const deaf = await startDeafPooler(server);
    const feed = new ChangeFeed({ databaseUrl: deaf.url, ask, checkEvery: 50, checkWait: 50 });
    const told = listening(feed);
    await feed.start();
    await vi.waitFor(() => expect(told.length).toBeGreaterThanOrEqual(3 * topics.length), { timeout: 5_000 });
    expect(told.slice(0, topics.length)).toEqual(everything);
    await feed.close();
    await deaf.close();
  });

  it('announces everything once when notifications arrive, regardless of the number of checks', async () => {
    const feed = new ChangeFeed({ databaseUrl: first.databaseUrl, ask, checkEvery: 20 });
    const told = listening(feed);
    const checks = vi.spyOn(operator, 'query');
    await feed.start();
    await vi.waitFor(() => expect(checks.mock.calls.length).toBeGreaterThan(5));
    checks.mockRestore();
    expect(told).toEqual(everything);
    await feed.close();
  });

  it('reconnects when PostgreSQL is back, and lets a gateway start without it', async () => {
    const feed = new ChangeFeed({ databaseUrl: 'postgres://nobody@127.0.0.1:1/none', ask });
    await feed.start();
    await feed.close();

    const pooler = await startDeafPooler(new URL(first.databaseUrl), { isDeaf: false });
    const behind = new ChangeFeed({ databaseUrl: pooler.url, ask });
    await behind.start();
    const told = listening(behind);
    await pooler.shut();
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(told).toEqual([]);
    await pooler.open();
    await vi.waitFor(() => expect(told).toEqual(everything), { timeout: 10_000 });
    await behind.close();
    await pooler.close();
  });
});

interface DeafPooler {
  readonly url: string;
  readonly shut: () => Promise<void>;
  readonly open: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** A pooler that can be shut, and that drops notifications (message `A`) while it is deaf. */
async function startDeafPooler(to: URL, { isDeaf = true } = {}): Promise<DeafPooler> {
  const sockets = new Set<Socket>();
  const server = createServer((near) => {
    const far = net.connect(Number(to.port), to.hostname);
    for (const socket of [near, far]) {
      sockets.add(socket);
      socket.on('close', () => sockets.delete(socket));
      socket.on('error', () => {});
    }
    near.pipe(far);
    far.on('data', (data) => {
      if (!isDeaf || data[0] !== 'A'.charCodeAt(0)) near.write(data);
    });
    near.on('close', () => far.destroy());
    far.on('close', () => near.destroy());
  });
  const open = (port: number): Promise<void> => new Promise((resolve) => server.listen(port, '127.0.0.1', resolve));
  await open(0);
  const { port } = server.address() as net.AddressInfo;
  const url = new URL(to);
  url.hostname = '127.0.0.1';
  url.port = String(port);
  const shut = async (): Promise<void> => {
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  };
  return { url: url.href, shut, open: () => open(port), close: shut };
}
