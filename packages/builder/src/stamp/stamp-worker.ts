import { parentPort, workerData } from 'node:worker_threads';
import { openStamping, type Stamping, type StampOrder } from './stamping.ts';

// The main thread gets errors thrown here as the worker's `error` event.
const stamp = openStamping(workerData as Stamping);
parentPort?.on('message', ({ code, brand }: StampOrder) => {
  void stamp(brand).then((outcome) => parentPort?.postMessage({ code, outcome }));
});
