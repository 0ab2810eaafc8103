import type { Saga } from 'redux-saga';
import { call, delay } from 'typed-redux-saga';

export type SagaReport = (name: string, error: unknown) => void;

const restartDelays = [0, 1000, 5000, 30_000];

/**
 * Restarts a feature's saga after a crash, each time a little later, and reports the crash, so that one feature's bug
 * never stops another. A saga that returns has finished.
 */
export function* supervise(name: string, saga: Saga, report: SagaReport) {
  for (let crashes = 0; ; crashes += 1) {
    try {
      yield* call(saga);
      return;
    } catch (error) {
      report(name, error);
      const wait = restartDelays[Math.min(crashes, restartDelays.length - 1)] ?? 0;
      if (wait > 0) yield* delay(wait);
    }
  }
}
