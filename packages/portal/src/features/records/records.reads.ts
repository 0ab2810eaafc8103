import { guards } from '#api/guards/records.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';

const policy = { language: 'language' } as const;

export const betsRead = declareRead('betRecord', guards.betRecord, policy);
export const betTotalsRead = declareRead('betTotals', guards.betTotals, policy);
export const roundRead = declareRead('betRound', guards.betRound, policy);
export const movementsRead = declareRead('memberTransactions', guards.memberTransactions, policy);
export const movementTotalsRead = declareRead('transactionTotals', guards.transactionTotals, policy);
export const lossRead = declareRead('personalLoss', guards.personalLoss, policy);
