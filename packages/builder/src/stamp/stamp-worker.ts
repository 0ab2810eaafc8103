import { parentPort, workerData } from 'node:worker_threads';
import { openStamping, tidyUp, type Answer, type Order, type Stamping } from './stamping.ts';

const stamping = workerData as Stamping;
const stamp = openStamping(stamping);
const answer = (message: Answer): void => parentPort?.postMessage(message);

// The main thread gets errors thrown here as the worker's `error` event.
parentPort?.on('message', ({ id, brand }: Order) => {
  if (brand === null) answer({ id, result: tidyUp(stamping.outDir) });
  else void stamp(brand).then((result) => answer({ id, result }));
});
