import type { Feature } from '#shared/ports/feature.ts';
import { makeRecordsApi } from './records.api.ts';
import { makeRecordsSaga } from './records.saga.ts';
import { recordsState } from './records.state.ts';

/** What the member played, what moved on the account, and what was won or lost. */
export const records: Feature = {
  name: 'records',
  slice: recordsState,
  makeSaga: ({ client }) => makeRecordsSaga(makeRecordsApi(client)),
};
