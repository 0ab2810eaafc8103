import pg from 'pg';
import { routes } from '@livery/contract/routes';

interface Caller {
  gatewayPort: number;
  databaseUrl: string;
  /** The tenant whose rows another transaction holds, and the one that must not notice. */
  stuck: { host: string; merchantCode: string; token: string };
  free: { host: string; merchantCode: string; token: string };
}

const connections = 32;
const seconds = 3;

/**
 * Milliseconds: the 99th percentile of one tenant's favourite changes, before and while all of another tenant's wait
 * for a lock.
 */
export async function compareStuckTenant({ gatewayPort, databaseUrl, stuck, free }: Caller): Promise<{ before: number; while: number }> {
  const call = async ({ host, merchantCode, token }: Caller['free']): Promise<void> => {
    const { method, path } = routes.removeFavourite;
    const response = await fetch(`http://127.0.0.1:${gatewayPort}${path}`, {
      method,
      headers: { host, Merchant: merchantCode, Authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ nodeId: 27_002, vendor: 'HOUSE', gameType: 'INHOUSE' }),
    });
    await response.arrayBuffer();
  };
  const slowest = async (): Promise<number> => {
    const times: number[] = [];
    const deadline = performance.now() + seconds * 1000;
    const worker = async (): Promise<void> => {
      while (performance.now() < deadline) {
        const started = performance.now();
        await call(free);
        times.push(performance.now() - started);
      }
    };
    await Promise.all(Array.from({ length: connections }, worker));
    return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.99)] ?? 0;
  };
  await slowest();
  const before = await slowest();
  const client = new pg.Client({ connectionString: databaseUrl }).on('error', () => {});
  await client.connect();
  let isOver = false;
  await client.query('BEGIN');
  await client.query('SELECT FROM member JOIN merchant ON merchant.id = merchant_id WHERE code = $1 FOR UPDATE OF member', [
    stuck.merchantCode,
  ]);
  const { method, path } = routes.addFavourite;
  const waiting = Array.from({ length: connections }, async () => {
    while (!isOver) {
      const response = await fetch(`http://127.0.0.1:${gatewayPort}${path}`, {
        method,
        headers: {
          host: stuck.host,
          Merchant: stuck.merchantCode,
          Authorization: `Bearer ${stuck.token}`,
          'content-type': 'application/json',
        },
        body: JSON.stringify({ nodeId: 27_002, vendor: 'HOUSE', gameType: 'INHOUSE' }),
      });
      await response.arrayBuffer();
    }
  });
  const during = await slowest();
  isOver = true;
  await client.query('ROLLBACK');
  await client.end();
  await Promise.all(waiting);
  return { before, while: during };
}
