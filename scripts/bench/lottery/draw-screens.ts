// The screens of `draw-on-screens.ts`, in a separate thread.
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import { routes } from '@livery/contract/routes';

export interface Screens {
  readonly port: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly game: number;
  readonly tokens: string[];
}

const { port, headers, game, tokens } = workerData as Screens;
const all = tokens.length;
const atOnce = 16;
const agent = new http.Agent({ keepAlive: true, maxSockets: Infinity });
let joined = 0;
let shown = 0;

for (const token of tokens.splice(0, atOnce)) listen(token);

/** A screen that has joined lets the next one in. */
function listen(token: string): void {
  get(routes.liveStream.path, token, (answer) => {
    let hasJoined = false;
    answer.setEncoding('utf8').on('data', (part: string) => {
      if (!hasJoined && part.includes('"hello"')) {
        hasJoined = true;
        join();
      }
      if (part.includes(`"topic":"lottery","reference":"${game}"`)) showBoard(token);
    });
  });
}

function join(): void {
  joined += 1;
  const next = tokens.pop();
  if (next !== undefined) listen(next);
  if (joined === all) parentPort?.postMessage(Date.now());
}

function showBoard(token: string): void {
  get(`${routes.lotteryBoard.path}?game=${game}`, token, (answer) => {
    answer.resume().on('end', () => {
      shown += 1;
      if (shown % all === 0) parentPort?.postMessage(Date.now());
    });
  });
}

function get(path: string, token: string, hear: (answer: http.IncomingMessage) => void): void {
  const request = http.get(
    { host: '127.0.0.1', port, path, agent, headers: { ...headers, authorization: `Bearer ${token}` } },
    (answer) => {
      if (answer.statusCode === 200) {
        hear(answer);
        return;
      }
      // A screen that finds the gateway at its limit tries again, as the page does.
      answer.resume();
      setTimeout(() => get(path, token, hear), 300);
    },
  );
  request.on('error', (error) => {
    throw error;
  });
}
