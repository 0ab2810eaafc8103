import { CANCEL } from 'redux-saga';

/** A request that is given up when the saga that waits for it is cancelled. */
export function abortable<Value>(request: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const controller = new AbortController();
  return Object.assign(request(controller.signal), { [CANCEL]: () => controller.abort() });
}
