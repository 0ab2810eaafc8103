import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { QueryOf, ValueOf } from '@livery/contract/shapes';
import type { Failure } from '#api/api-failure.ts';
import { loggedOut } from '#shared/store/events.ts';
import { failed, idle, loading, ready, type Answered, type Loadable } from '#shared/reads/loadable.ts';
import type { ReportName } from './records.api.ts';

export type Report<Name extends ReportName> = Answered<QueryOf<Name>, ValueOf<Name>>;

export type ReportState<Name extends ReportName> = Loadable<Report<Name>>;

/** What is known of one report. */
export function makeReport<const Name extends ReportName>(name: Name) {
  return createSlice({
    name,
    initialState: idle as ReportState<Name>,
    reducers: {
      requested: (state, _action: PayloadAction<QueryOf<Name>>) => loading(state as ReportState<Name>) as typeof state,
      loaded: (_state, { payload }: PayloadAction<Report<Name>>) => ready(payload) as typeof _state,
      failed: (state, { payload }: PayloadAction<Failure>) => failed(payload, state as ReportState<Name>) as typeof state,
    },
    extraReducers: (builder) => {
      builder.addCase(loggedOut, () => idle);
    },
  });
}
