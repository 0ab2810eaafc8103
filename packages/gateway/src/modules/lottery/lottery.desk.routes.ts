import type { FastifyInstance } from 'fastify';
import { controlRoute } from '#operator/control-route.ts';
import { closeOutcome, readExposure } from './desk/exposure.desk.ts';
import { readIssue, readIssuesOfLottery, readIssueTickets } from './desk/issues.desk.ts';
import { readLotteries, setLottery } from './desk/settings.desk.ts';
import { declareFault, decideFault, previewFault } from './faults/faults.desk.ts';
import { decideResult, readResults, writeResult } from './outside/outside.desk.ts';

/** The desk's calls for lotteries. */
export function registerLotteryDesk(app: FastifyInstance): void {
  controlRoute(app, 'lotteries', readLotteries);
  controlRoute(app, 'setLottery', setLottery);
  controlRoute(app, 'lotteryIssues', readIssuesOfLottery);
  controlRoute(app, 'lotteryIssue', readIssue);
  controlRoute(app, 'lotteryIssueTickets', readIssueTickets);
  controlRoute(app, 'lotteryExposure', readExposure);
  controlRoute(app, 'closeLotteryOutcome', closeOutcome);
  controlRoute(app, 'writeLotteryResult', writeResult);
  controlRoute(app, 'readLotteryResults', readResults);
  controlRoute(app, 'decideLotteryResult', decideResult);
  controlRoute(app, 'previewLotteryFault', previewFault);
  controlRoute(app, 'declareLotteryFault', declareFault);
  controlRoute(app, 'decideLotteryFault', decideFault);
}
