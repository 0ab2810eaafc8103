import { Worker } from 'node:worker_threads';
import { routes } from '@livery/contract/routes';
import { median } from './gateway-load.ts';

export interface Asking {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly milliseconds: number;
}

interface Situation {
  readonly gatewayPort: number;
  readonly host: string;
  readonly merchantCode: string;
  readonly token: string;
}

const rounds = 3;

/** Processor time of the gateway's thread for the menus' answer and for a balance, in milliseconds; turns between the two, medians. */
export async function compareMenus({ gatewayPort, host, merchantCode, token }: Situation): Promise<{ menus: number; balance: number }> {
  const asking = { port: gatewayPort, connections: 32, milliseconds: 1_500 };
  const headers = { host, Merchant: merchantCode };
  const menus: number[] = [];
  const balance: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    menus.push(await costOf({ ...asking, path: routes.gameMenus.path, headers }));
    balance.push(await costOf({ ...asking, path: routes.balance.path, headers: { ...headers, Authorization: `Bearer ${token}` } }));
  }
  return { menus: median(menus), balance: median(balance) };
}

function costOf(asking: Asking): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('asker.ts', import.meta.url), { workerData: asking });
    let before = process.threadCpuUsage();
    worker.on('error', reject);
    worker.on('message', (message: number | 'warm') => {
      if (message === 'warm') {
        before = process.threadCpuUsage();
        return;
      }
      const { user, system } = process.threadCpuUsage(before);
      resolve((user + system) / 1000 / message);
    });
  });
}
