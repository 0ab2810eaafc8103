import { guards } from '#api/guards/lottery.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';

/** The quickest lotteries draw once a minute. */
const draws = 15_000;

export const openedNumbersRead = declareRead('openedNumbers', guards.openedNumbers, { language: 'language', every: draws });
export const recentLotteriesRead = declareRead('recentLotteryMenu', guards.recentLotteryMenu, { language: 'language' });
