import { CANCEL } from 'redux-saga';

/** A request that is aborted when the waiting saga is cancelled. */
export function abortable<Value>(request: (signal: AbortSignal) => Promise<Value>): Promise<Value> {
  const controller = new AbortController();
  return Object.assign(request(controller.signal), { [CANCEL]: () => controller.abort() });
}
