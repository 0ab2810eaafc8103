import { expect, test } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import { loggedOut } from '#shared/store/events.ts';
import { createAppStore } from '#shared/store/store.ts';
import { settled } from '#testing/test-world.ts';
import type { RecordsApi } from './records.api.ts';
import { makeRecordsSaga } from './records.saga.ts';
import { selectReport } from './records.selectors.ts';
import { recordsState, reports } from './records.state.ts';

const days = { from: '2026-03-01', to: '2026-03-07' };
const failure = { code: 'UNAVAILABLE', status: 503, requestId: 'r1' } as const;

/** A gateway whose answers come when the test says so. */
function aWorld() {
  const answers: { name: string; resolve: (value: never) => void; reject: (error: unknown) => void }[] = [];
  const getReport = ((name: string) =>
    new Promise((resolve, reject) => answers.push({ name, resolve, reject }))) as RecordsApi['getReport'];
  const store = createAppStore();
  store.inject(recordsState);
  store.run('records', makeRecordsSaga({ getReport }));
  const tell = (action: Parameters<typeof store.dispatch>[0]) => (store.dispatch(action), settled());
  return { answers, tell, state: () => store.getState() };
}

test('shows the answer to the last question, whenever the one before it comes', async () => {
  const { answers, tell, state } = aWorld();
  const { requested } = reports.transactionTotals.actions;
  await tell(requested(days));
  await tell(requested({ ...days, type: 'deposit' }));
  answers[1]?.resolve({ count: 1, moneyIn: 5, moneyOut: 0 } as never);
  answers[0]?.resolve({ count: 9, moneyIn: 9, moneyOut: 0 } as never);
  await settled();
  expect(selectReport('transactionTotals')(state())).toEqual({
    status: 'ready',
    value: { asked: { ...days, type: 'deposit' }, answer: { count: 1, moneyIn: 5, moneyOut: 0 } },
  });
});

test('says what failed of a report, and forgets all of them with the session', async () => {
  const { answers, tell, state } = aWorld();
  await tell(reports.personalLoss.actions.requested(days));
  answers[0]?.reject(new ApiFailure(failure));
  await settled();
  expect(selectReport('personalLoss')(state())).toMatchObject({ status: 'failed', failure });
  await tell(loggedOut());
  expect(selectReport('personalLoss')(state()).status).toBe('idle');
});
