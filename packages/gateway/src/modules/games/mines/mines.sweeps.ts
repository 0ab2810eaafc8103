import type { Sweep } from '#jobs/job.ts';
import { endRound } from '../house/held-round.ts';
import { listLeftOpen, listOpenRounds, lockRounds } from '#modules/bets/bets.repo.ts';
import { readMines } from './mines-book.ts';
import { worthOf } from './mines.service.ts';

/** How long a round waits for its player. */
export const roundLife = 24 * 3_600_000;
const roundsAtOnce = 500;

/** A round that its player has left is paid what its open cells are worth; where none is open, its stake, which was never at risk. */
export const minesSweep: Sweep = {
  name: 'mines-left-open',
  every: 60_000,
  forMerchant: async ({ platform: { tenants }, merchant: { id: merchantId }, now }) => {
    const before = new Date(now.getTime() - roundLife);
    const left = await tenants.transaction(merchantId, (trx) => listLeftOpen(trx, 'mines', before, roundsAtOnce));
    for (const { id, memberId, nodeId } of left) {
      await tenants.transaction(merchantId, async (trx) => {
        await lockRounds(trx, memberId, nodeId);
        const bet = (await listOpenRounds(trx, memberId, nodeId)).find((open) => open.id === id);
        if (bet === undefined) return;
        const round = { stake: bet.stake, ...readMines(bet.data) };
        const validStake = round.opened.length === 0 ? 0 : bet.stake;
        await endRound(trx, bet, { merchantId, win: worthOf(round), validStake, actor: 'job:mines-left-open', now });
      });
    }
  },
};
