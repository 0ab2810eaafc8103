import { guards } from '#api/guards/lottery.gen.js';
import { declareRead } from '#shared/reads/declare-read.ts';
import type { ReadPolicy } from '#shared/reads/read.ts';
import { tellsOf } from '#shared/store/events.ts';

const tellsOfLottery = tellsOf('lottery');

/** A message names the lottery that changed. Desks of other lotteries do not reload. */
const staleBy: ReadPolicy['staleBy'] = (action, { game }) => {
  if (!tellsOfLottery(action)) return false;
  const { reference } = action.payload;
  return reference === null || game === undefined || Number(reference) === game;
};

/** Sold-out numbers and odds change while the player is choosing. */
export const boardRead = declareRead('lotteryBoard', guards.lotteryBoard, { language: 'language', every: 10_000, staleBy });
export const issuesRead = declareRead('lotteryIssues', guards.lotteryIssues, { staleBy });
export const resultsRead = declareRead('lotteryResults', guards.lotteryResults, { staleBy });
export const drawsRead = declareRead('lotteryDraws', guards.lotteryDraws);
export const ticketsRead = declareRead('lotteryTickets', guards.lotteryTickets, { language: 'language', staleBy });
