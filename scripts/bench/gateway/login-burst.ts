// A worker that reads a balance at eight connections, first alone, then while members log in at once. The payloads of
// the logins are sealed beforehand.
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { routes } from '@livery/contract/routes';
import { sealBody } from '@livery/sandbox/sealed-login';

export interface Burst {
  readonly gatewayPort: number;
  readonly host: string;
  readonly merchantCode: string;
  /** The token of the readers. */
  readonly token: string;
  readonly usernames: readonly string[];
  readonly password: string;
}

/** Milliseconds: the 99th percentile of reads while nothing else happens, and while members log in. */
export interface BurstTimes {
  readonly idle: number;
  readonly during: number;
}

interface Sending {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const { gatewayPort, host, merchantCode, token, usernames, password } = workerData as Burst;
const readers = 8;
const idleFor = 3_000;
const agent = new http.Agent({ keepAlive: true, maxSockets: usernames.length + readers });

const sealed: string[] = [];
for (const username of usernames)
  sealed.push(JSON.stringify(await sealBody(send, merchantCode, routes.login, { username, password, type: 'username' })));
await slowestUntil(pause());
const idle = await slowestUntil(pause());
const during = await slowestUntil(Promise.all(sealed.map(logIn)));
agent.destroy();
parentPort?.postMessage({ idle, during } satisfies BurstTimes);

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, idleFor));
}

async function logIn(body: string): Promise<void> {
  const { method, path } = routes.login;
  const answer = await send(path, { method, headers: { 'Content-Type': 'application/json' }, body });
  if (answer.status !== 200) throw new Error(`A login was answered ${answer.status}: ${answer.body}`);
}

async function slowestUntil(end: Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let isOver = false;
  const ended = end.finally(() => (isOver = true));
  const read = async (): Promise<void> => {
    while (!isOver) {
      const started = performance.now();
      await send(routes.balance.path, { headers: { Authorization: `Bearer ${token}` } });
      times.push(performance.now() - started);
    }
  };
  await Promise.all([ended, ...Array.from({ length: readers }, read)]);
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}

function send(path: string, { method = 'GET', headers = {}, body }: Sending = {}): Promise<{ status: number; body: string }> {
  return new Promise((resolve, reject) => {
    const options = { host: '127.0.0.1', port: gatewayPort, method, path, agent, headers: { host, Merchant: merchantCode, ...headers } };
    const request = http.request(options, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part: string) => (text += part));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
    });
    request.on('error', reject);
    request.end(body);
  });
}
