import { parentPort, workerData } from 'node:worker_threads';
import type { ResolvedBrand } from '@livery/brand';
import { openStamping, type Stamping } from './stamping.ts';

/** A brand to stamp; `code` names it in the answer. */
export interface StampOrder {
  code: string;
  brand: ResolvedBrand;
}

// What is thrown here reaches the main thread as the worker's error.
const stamp = openStamping(workerData as Stamping);
parentPort?.on('message', ({ code, brand }: StampOrder) => {
  void stamp(brand).then((outcome) => parentPort?.postMessage({ code, outcome }));
});
