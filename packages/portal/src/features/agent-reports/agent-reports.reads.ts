import { guards } from '#api/guards/team.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';

const policy = { language: 'language' } as const;

export const bettingRead = declareRead('teamBetting', guards.teamBetting, policy);
export const memberBetsRead = declareRead('teamMemberBets', guards.teamMemberBets, policy);
export const transactionsRead = declareRead('teamTransactions', guards.teamTransactions, policy);
export const lossRead = declareRead('userLoss', guards.userLoss, policy);
export const incomeRead = declareRead('teamIncome', guards.teamIncome, policy);
