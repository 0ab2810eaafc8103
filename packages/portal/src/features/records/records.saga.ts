import { call, put, takeLatest } from 'typed-redux-saga';
import { failureOf } from '#api/api-failure.ts';
import type { RecordsApi, ReportName } from './records.api.ts';
import { reports } from './records.state.ts';

/** Reads each report as it is asked for; of one report only the last question counts. */
export function makeRecordsSaga({ getReport }: RecordsApi) {
  function* follow(name: ReportName) {
    const { requested, loaded, failed } = reports[name].actions;
    yield* takeLatest(requested.type, function* ({ payload }: { type: string; payload: never }) {
      try {
        yield* put(loaded({ asked: payload, answer: yield* call(getReport, name, payload) } as never));
      } catch (error) {
        yield* put(failed(failureOf(error)));
      }
    });
  }

  return function* recordsSaga() {
    for (const name of Object.keys(reports) as ReportName[]) yield* follow(name);
  };
}
