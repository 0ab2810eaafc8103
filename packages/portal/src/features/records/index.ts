import { fork } from 'typed-redux-saga';
import { makeDownload } from '#api/download.ts';
import { saveFile } from '#shared/parts/save-file.ts';
import type { Feature } from '#shared/ports/feature.ts';
import { tokenKey } from '#shared/state/storage-keys.ts';
import { makeFilesSaga } from './files.saga.ts';
import { makeRecordsApi } from './records.api.ts';
import { makeRecordsSaga } from './records.saga.ts';
import { recordsState } from './records.state.ts';

/** What the member played, what moved on the account, and what was won or lost. */
export const records: Feature = {
  name: 'records',
  slice: recordsState,
  texts: ['lists'],
  makeSaga: ({ client, brand, tabStorage }) =>
    function* recordsSaga() {
      yield* fork(makeRecordsSaga(makeRecordsApi(client)));
      yield* fork(makeFilesSaga(makeDownload({ brand, readToken: () => tabStorage.get(tokenKey) }), saveFile));
    },
};
