import { routes } from '@livery/contract/routes';
import { logIn } from './log-in.ts';

interface Situation {
  gatewayPort: number;
  host: string;
  merchantCode: string;
  token: string;
  account: { account: string; password: string };
}

const readers = 8;
const logins = 64;
const idleFor = 2_000;

/** Milliseconds: the 99th percentile of balance reads while nothing else happens, and while 64 members log in at once. */
export async function compareLoginBurst(situation: Situation): Promise<{ idle: number; during: number }> {
  const idle = await slowestUntil(situation, new Promise((resolve) => setTimeout(resolve, idleFor)));
  // Whom the full line sends away has been answered too.
  const burst = Promise.allSettled(Array.from({ length: logins }, () => logIn(situation)));
  return { idle, during: await slowestUntil(situation, burst) };
}

async function slowestUntil({ gatewayPort, host, merchantCode, token }: Situation, end: Promise<unknown>): Promise<number> {
  const times: number[] = [];
  let isOver = false;
  void end.then(() => (isOver = true));
  const read = async (): Promise<void> => {
    while (!isOver) {
      const started = performance.now();
      const headers = { host, Merchant: merchantCode, Authorization: `Bearer ${token}` };
      const response = await fetch(`http://127.0.0.1:${gatewayPort}${routes.balance.path}`, { headers });
      await response.arrayBuffer();
      times.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: readers }, read));
  return times.toSorted((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? 0;
}
