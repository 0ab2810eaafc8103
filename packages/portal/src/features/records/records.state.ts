import { combineReducers } from '@reduxjs/toolkit';
import type { ReportName } from './records.api.ts';
import { makeReport, type ReportState } from './report.slice.ts';

export const reports = {
  betRecord: makeReport('betRecord'),
  betTotals: makeReport('betTotals'),
  betRound: makeReport('betRound'),
  memberTransactions: makeReport('memberTransactions'),
  transactionTotals: makeReport('transactionTotals'),
  personalLoss: makeReport('personalLoss'),
};

type RecordsState = { [Name in ReportName]: ReportState<Name> };

export const recordsState = {
  name: 'records',
  reducerPath: 'records',
  reducer: combineReducers({
    betRecord: reports.betRecord.reducer,
    betTotals: reports.betTotals.reducer,
    betRound: reports.betRound.reducer,
    memberTransactions: reports.memberTransactions.reducer,
    transactionTotals: reports.transactionTotals.reducer,
    personalLoss: reports.personalLoss.reducer,
  }),
} as const;

declare module '#shared/store/store.ts' {
  interface RootState {
    records: RecordsState;
  }
}
