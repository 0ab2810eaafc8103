import type { GatewayModule } from '#http/module.ts';
import { SharedReads } from '#base/shared-reads.ts';
import { memberRoute, route } from '#http/route.ts';
import { readDraws } from './draws/archive.service.ts';
import { registerLotteryDesk } from './lottery.desk.routes.ts';
import { lotteryPostings } from './lottery.postings.ts';
import { lotterySchema } from './lottery.schema.ts';
import { seedLotteries } from './lottery.seed.ts';
import { readBoard, readIssues, readResults, type BoardReads } from './lottery.service.ts';
import { lotterySweeps } from './lottery.sweeps.ts';
import { readOpenedNumbers, readOwnOpenedNumbers } from './opened-numbers.service.ts';
import { cancelTicket } from './tickets/cancel.service.ts';
import { readTickets } from './tickets/list.service.ts';
import { placeTickets } from './tickets/place.service.ts';
import { voidUndone } from './tickets/undone-bet.action.ts';

/** The house's lotteries, from the announcement of an issue to the payment of its tickets. */
export const lotteryModule: GatewayModule = {
  name: 'lottery',
  schema: lotterySchema,
  postings: lotteryPostings,
  register: (app) => {
    const boards: BoardReads = new SharedReads();
    route(app, 'openedNumbers', readOpenedNumbers);
    memberRoute(app, 'memberOpenedNumbers', readOwnOpenedNumbers);
    route(app, 'lotteryDraws', readDraws);
    memberRoute(app, 'lotteryBoard', (call, platform) => readBoard(call, platform, boards));
    memberRoute(app, 'lotteryIssues', readIssues);
    memberRoute(app, 'lotteryResults', readResults);
    memberRoute(app, 'lotteryTickets', readTickets);
    memberRoute(app, 'placeLotteryTickets', placeTickets);
    memberRoute(app, 'cancelLotteryTicket', cancelTicket);
  },
  desk: registerLotteryDesk,
  onBet: { voided: voidUndone },
  sweeps: lotterySweeps,
  seed: { version: 1, demo: seedLotteries },
};
