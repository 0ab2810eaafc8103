import { splitStake } from '@livery/contract/commission-prize-group';
import type { Ticket } from '../tickets/ticket.repo.ts';

type Judged = Pick<Ticket, 'stake' | 'returned' | 'payout' | 'prize_group' | 'groups'>;

/** The member's own prize group when the ticket was placed. */
export function ownGroupOf({ prize_group: played, groups }: Pick<Ticket, 'prize_group' | 'groups'>): number {
  return groups?.[0] ?? played;
}

/** A ticket's prize group, the member's own at that time, and the rebate that a judged stake has earned. */
export function presentGroup({ stake, returned, payout, ...ticket }: Judged): {
  prizeGroup: number;
  ownGroup: number;
  rebate: number | null;
} {
  const played = ticket.prize_group;
  const own = ownGroupOf(ticket);
  const { rebate } = splitStake(stake - returned, { played, chain: [own] });
  return { prizeGroup: played, ownGroup: own, rebate: payout === null ? null : rebate };
}
