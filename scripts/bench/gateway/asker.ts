// A worker that asks the gateway for one address over and over, so that the bench can see what answering costs the gateway's own thread.
import http from 'node:http';
import { parentPort, workerData } from 'node:worker_threads';
import type { Asking } from './loop-cost.ts';

const { port, path, headers, connections, milliseconds } = workerData as Asking;
const agent = new http.Agent({ keepAlive: true, maxSockets: connections });

await askFor(milliseconds / 2);
parentPort?.postMessage('warm');
const answers = await askFor(milliseconds);
parentPort?.postMessage(answers);
agent.destroy();

async function askFor(time: number): Promise<number> {
  const deadline = performance.now() + time;
  let answered = 0;
  const worker = async (): Promise<void> => {
    while (performance.now() < deadline) {
      await ask();
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, worker));
  return answered;
}

function ask(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
      response.resume();
      response.on('end', () => (response.statusCode === 200 ? resolve() : reject(new Error(`${path} answered ${response.statusCode}`))));
    });
    request.on('error', reject);
  });
}
