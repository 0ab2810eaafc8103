import { expect, test } from 'vitest';
import { ApiFailure } from '#api/api-failure.ts';
import type { Download, DownloadInput } from '#api/download.ts';
import { createAppStore } from '#shared/store/store.ts';
import { settled } from '#testing/test-world.ts';
import { makeFilesSaga } from './files.saga.ts';
import { fileLeft, fileRequested, filesSlice, selectFile } from './files.slice.ts';

const days = { from: '2026-03-01', to: '2026-03-07' };
const failure = { code: 'UNAVAILABLE', status: 503, requestId: 'r1' } as const;

/** A gateway whose files arrive when the test says so. */
function aWorld() {
  const downloads: {
    input: DownloadInput<'betFile'>;
    resolve: (file: { name: string; content: Blob }) => void;
    reject: (e: unknown) => void;
  }[] = [];
  const download = ((_name: string, input: DownloadInput<'betFile'>) =>
    new Promise((resolve, reject) => downloads.push({ input, resolve, reject }))) as unknown as Download;
  const saved: string[] = [];
  const store = createAppStore();
  store.inject(filesSlice);
  store.run(
    'files',
    makeFilesSaga(download, (name) => void saved.push(name)),
  );
  const tell = (action: Parameters<typeof store.dispatch>[0]) => (store.dispatch(action), settled());
  return { downloads, saved, tell, state: () => store.getState() };
}

test('saves a file once it is complete, and shows the progress', async () => {
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

test('shows why a file failed, and allows a retry', async () => {
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

test('aborts a file when the page is left', async () => {
  const { downloads, saved, tell, state } = aWorld();
  await tell(fileRequested({ file: 'betFile', query: days }));
  await tell(fileLeft());
  expect(downloads[0]?.input.signal.aborted).toBe(true);
  downloads[0]?.resolve({ name: 'bets.csv', content: new Blob() });
  await settled();
  expect([saved, selectFile(state())]).toEqual([[], { status: 'none' }]);
});
