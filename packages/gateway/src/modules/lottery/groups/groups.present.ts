import { splitStake } from '@livery/contract/commission-prize-group';
import type { Ticket } from '../tickets/ticket.repo.ts';

type Judged = Pick<Ticket, 'stake' | 'returned' | 'payout' | 'prize_group' | 'groups'>;

/** The group that a ticket was played at, the member's own by then, and what a judged stake has earned by the difference. */
export function presentGroup({ stake, returned, payout, prize_group: played, groups }: Judged): {
  prizeGroup: number;
  ownGroup: number;
  rebate: number | null;
} {
  const own = groups?.[0] ?? played;
  const { rebate } = splitStake(stake - returned, { played, chain: [own] });
  return { prizeGroup: played, ownGroup: own, rebate: payout === null ? null : rebate };
}
