// The players of `live-round.ts`, in a separate thread.
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { TableState } from '@livery/arcade/live-table/table-wire';

/** A step of a round that all have heard of: when it was taken, and when the last one heard. */
export interface Heard {
  at: number;
  last: number;
}

const { port, sessions } = workerData as { port: number; sessions: string[] };
const all = sessions.length;
const atOnce = 16;
const agent = new http.Agent({ maxSockets: Infinity });
/** Steps by round and phase, with the number of listeners who have heard of them. */
const steps = new Map<string, { at: number; count: number }>();
let joined = 0;

for (const session of sessions.splice(0, atOnce)) listen(session);

/** When one has joined, it lets the next one in. */
function listen(session: string): void {
  const headers = { host: 'games.localhost', 'content-type': 'application/json' };
  const request = http.request({ host: '127.0.0.1', port, path: '/crash/api/feed', method: 'POST', headers, agent }, (answer) => {
    // A listener that finds the gateway at its limit tries again, as a page does.
    if (answer.statusCode !== 200) {
      answer.resume();
      setTimeout(() => listen(session), 300);
      return;
    }
    let rest = '';
    let heard = '';
    answer.setEncoding('utf8').on('data', (part: string) => {
      const events = `${rest}${part}`.split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        if (!event.startsWith('data: {"type":"table"')) continue;
        const name = /"number":\d+,"phase":"\w+"/.exec(event)?.[0] ?? '';
        if (heard === '') join();
        else if (name !== heard) hear(name, event.slice('data: '.length));
        heard = name;
      }
    });
  });
  request.on('error', (error) => {
    throw error;
  });
  request.end(JSON.stringify({ session }));
}

function join(): void {
  joined += 1;
  const next = sessions.pop();
  if (next !== undefined) listen(next);
}

function hear(name: string, text: string): void {
  let step = steps.get(name);
  if (step === undefined) {
    const { round, last } = JSON.parse(text) as TableState;
    // A listener that joins later learns of the step in another way.
    step = { at: joined < all ? Infinity : (round.startedAt ?? last?.overAt ?? Infinity), count: 0 };
    steps.set(name, step);
  }
  step.count += 1;
  if (step.count === all && step.at !== Infinity) parentPort?.postMessage({ at: step.at, last: Date.now() } satisfies Heard);
}
