import type { RootState } from '#shared/store/store.ts';
import type { ReportName } from './records.api.ts';
import type { ReportState } from './report.slice.ts';

export const selectReport =
  <Name extends ReportName>(name: Name) =>
  (state: RootState): ReportState<Name> =>
    state.records[name] as ReportState<Name>;
