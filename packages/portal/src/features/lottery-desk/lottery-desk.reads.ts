import { guards } from '#api/guards/lottery.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';

/** Sold-out numbers and odds change while one is choosing. */
export const boardRead = declareRead('lotteryBoard', guards.lotteryBoard, { language: 'language', every: 10_000 });
export const issuesRead = declareRead('lotteryIssues', guards.lotteryIssues);
export const resultsRead = declareRead('lotteryResults', guards.lotteryResults);
export const drawsRead = declareRead('lotteryDraws', guards.lotteryDraws);
export const ticketsRead = declareRead('lotteryTickets', guards.lotteryTickets, { language: 'language' });
