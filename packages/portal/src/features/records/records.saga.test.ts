import { expect, test } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import type { Download, DownloadInput } from '#api/download.ts';
import { loggedOut } from '#shared/state/events.ts';
import { createAppStore } from '#shared/state/store.ts';
import { settled } from '#testing/test-world.ts';
import { makeFilesSaga } from './files.saga.ts';
import { fileLeft, fileRequested } from './files.slice.ts';
import type { RecordsApi } from './records.api.ts';
import { makeRecordsSaga } from './records.saga.ts';
import { selectFile, selectReport } from './records.selectors.ts';
import { recordsState, reports } from './records.state.ts';

const days = { from: '2026-03-01', to: '2026-03-07' };
const failure = { code: 'UNAVAILABLE', status: 503, requestId: 'r1' } as const;

/** A gateway whose answers come when the test says so. */
function aWorld() {
  const answers: { name: string; resolve: (value: never) => void; reject: (error: unknown) => void }[] = [];
  const getReport = ((name: string) =>
    new Promise((resolve, reject) => answers.push({ name, resolve, reject }))) as RecordsApi['getReport'];
  const downloads: {
    input: DownloadInput<'betFile'>;
    resolve: (file: { name: string; content: Blob }) => void;
    reject: (e: unknown) => void;
  }[] = [];
  const download = ((_name: string, input: DownloadInput<'betFile'>) =>
    new Promise((resolve, reject) => downloads.push({ input, resolve, reject }))) as unknown as Download;
  const saved: string[] = [];
  const store = createAppStore();
  store.inject(recordsState);
  store.run('records', makeRecordsSaga({ getReport }));
  store.run(
    'files',
    makeFilesSaga(download, (name) => void saved.push(name)),
  );
  const tell = (action: Parameters<typeof store.dispatch>[0]) => (store.dispatch(action), settled());
  return { answers, downloads, saved, tell, state: () => store.getState() };
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

test('saves a file once it is whole, telling how much has come', async () => {
  const { downloads, saved, tell, state } = aWorld();
  await tell(fileRequested({ file: 'betFile', query: days }));
  await tell(fileRequested({ file: 'betFile', query: days }));
  expect(downloads).toHaveLength(1);
  downloads[0]?.input.onProgress(1_200);
  await settled();
  expect(selectFile(state())).toEqual({ status: 'coming', bytes: 1_200 });
  downloads[0]?.resolve({ name: 'bets.csv', content: new Blob() });
  await settled();
  expect([saved, selectFile(state())]).toEqual([['bets.csv'], { status: 'none' }]);
});

test('says what failed of a file, and takes another try', async () => {
  const { downloads, saved, tell, state } = aWorld();
  await tell(fileRequested({ file: 'betFile', query: days }));
  downloads[0]?.reject(new ApiFailure(failure));
  await settled();
  expect(selectFile(state())).toEqual({ status: 'failed', failure });
  await tell(fileRequested({ file: 'betFile', query: days }));
  downloads[1]?.resolve({ name: 'bets.csv', content: new Blob() });
  await settled();
  expect(saved).toEqual(['bets.csv']);
});

test('breaks a file off when the page is left', async () => {
  const { downloads, saved, tell, state } = aWorld();
  await tell(fileRequested({ file: 'betFile', query: days }));
  await tell(fileLeft());
  expect(downloads[0]?.input.signal.aborted).toBe(true);
  downloads[0]?.resolve({ name: 'bets.csv', content: new Blob() });
  await settled();
  expect([saved, selectFile(state())]).toEqual([[], { status: 'none' }]);
});
