import { createAction } from '@reduxjs/toolkit';
import type { AgreementKind } from '@livery/contract/agreements';
import { moneyCommand } from '#shared/money/money-command.ts';
import type { TrialBody } from './agent-contracts.reads.ts';

export type AgreementCall = 'dividendContract' | 'dailySalaryContract' | 'hourlySalaryContract' | 'realTimeSalaryContract';

export const callOf = {
  dividend: 'dividendContract',
  daily: 'dailySalaryContract',
  hourly: 'hourlySalaryContract',
  realTime: 'realTimeSalaryContract',
} as const satisfies Record<AgreementKind, AgreementCall>;

/** The command of each kind's buttons. */
export const acted = {
  dividend: moneyCommand('dividendContract'),
  daily: moneyCommand('dailySalaryContract'),
  hourly: moneyCommand('hourlySalaryContract'),
  realTime: moneyCommand('realTimeSalaryContract'),
} as const;

/** Whether the terms in the form are valid and differ from the current ones. */
export const trialWanted = createAction<TrialBody>('agentContracts/trialWanted');

declare module '#shared/store/dialogs.slice.ts' {
  interface DialogRequests {
    /** A proposal that waits for the agent's answer. */
    contractProposal: { agreement: number };
  }
}
