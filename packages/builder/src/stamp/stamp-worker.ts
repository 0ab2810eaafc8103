import { parentPort, workerData } from 'node:worker_threads';
import { openStamping, type Stamping, type StampOrder } from './stamping.ts';

// What is thrown here reaches the main thread as the worker's error.
const stamp = openStamping(workerData as Stamping);
parentPort?.on('message', ({ code, brand }: StampOrder) => {
  void stamp(brand).then((outcome) => parentPort?.postMessage({ code, outcome }));
});
