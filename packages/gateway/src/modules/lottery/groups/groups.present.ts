import { splitStake } from '@livery/contract/commission-prize-group';
import type { Ticket } from '../tickets/ticket.repo.ts';

type Judged = Pick<Ticket, 'stake' | 'returned' | 'payout' | 'prize_group' | 'groups'>;

/** A ticket's prize group, the member's own at that time, and the rebate that a judged stake has earned. */
export function presentGroup({ stake, returned, payout, prize_group: played, groups }: Judged): {
  prizeGroup: number;
  ownGroup: number;
  rebate: number | null;
} {
  const own = groups?.[0] ?? played;
  const { rebate } = splitStake(stake - returned, { played, chain: [own] });
  return { prizeGroup: played, ownGroup: own, rebate: payout === null ? null : rebate };
}
