import type { Sweep } from '#jobs/job.ts';
import { listLeftOpen, listOpenBets, lockRounds } from '#modules/bets/bets.repo.ts';
import '#modules/bets/bets.service.ts';
import { listNodesOf } from '../sitting.repo.ts';
import { keptBet } from '../kept-bet.rules.ts';
import { readMines } from './mines-book.service.ts';
import { worthOf } from './mines.service.ts';

/** How long a round stays open without its player. */
export const roundLife = 24 * 3_600_000;
const roundsAtOnce = 500;

/** Pays an abandoned round by its open cells. Without open cells it returns the stake, which was never at risk. */
export const minesSweep: Sweep = {
  name: 'mines-left-open',
  every: 60_000,
  forMerchant: async ({ platform: { tenants, bets }, merchant: { id: merchantId }, now }) => {
    const before = new Date(now.getTime() - roundLife);
    const left = await tenants.transaction(merchantId, async (trx) =>
      listLeftOpen(trx, await listNodesOf(trx, 'mines'), before, roundsAtOnce),
    );
    for (const { id, memberId, nodeId } of left) {
      await tenants.transaction(merchantId, async (trx) => {
        await lockRounds(trx, memberId, nodeId);
        const bet = (await listOpenBets(trx, memberId, nodeId)).find((open) => open.id === id);
        if (bet === undefined) return;
        const round = { stake: bet.stake, ...readMines(keptBet(bet).data) };
        const validStake = round.opened.length === 0 ? 0 : bet.stake;
        const settlement = { payout: worthOf(round), validStake, actor: 'job:mines-left-open' as const, now };
        await bets.settle(trx, bet, { ...settlement, course: bet.course });
      });
    }
  },
};
