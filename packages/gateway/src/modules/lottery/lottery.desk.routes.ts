import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { declareFault, decideFault, previewFault } from './faults/faults.desk.ts';
import { decideResult, readResults, writeResult } from './outside/outside.desk.ts';

/** What the desk sees and decides of lotteries. */
export function registerLotteryDesk(app: FastifyInstance): void {
  controlRoute(app, 'writeLotteryResult', writeResult);
  controlRoute(app, 'readLotteryResults', readResults);
  controlRoute(app, 'decideLotteryResult', decideResult);
  controlRoute(app, 'previewLotteryFault', previewFault);
  controlRoute(app, 'declareLotteryFault', declareFault);
  controlRoute(app, 'decideLotteryFault', decideFault);
}
