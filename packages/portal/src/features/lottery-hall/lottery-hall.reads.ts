import { isAnyOf } from '@reduxjs/toolkit';
import { guards } from '#api/guards/lottery.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import { gameLeft, lotteryLaunched } from '#shared/store/events.ts';

/** The quickest lotteries draw once a minute. */
const draws = 15_000;

export const openedNumbersRead = declareRead('openedNumbers', guards.openedNumbers, { language: 'language', every: draws });
export const recentLotteriesRead = declareRead('recentLotteryMenu', guards.recentLotteryMenu, {
  language: 'language',
  // The hall stays visible while the lottery's page loads, and the member may go back before it has.
  staleBy: isAnyOf(lotteryLaunched, gameLeft),
});
