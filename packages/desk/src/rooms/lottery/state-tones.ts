import type { BadgeProps } from '@livery/ui/Badge';
import type { IssueState, TicketState } from '@livery/contract/lotteries';

export const issueTones: Readonly<Record<IssueState, BadgeProps['tone']>> = {
  announced: 'neutral',
  open: 'accent',
  closing: 'accent',
  closed: 'warning',
  drawn: 'warning',
  verified: 'accent',
  judged: 'accent',
  paid: 'positive',
  final: 'positive',
  void: 'negative',
};

export const ticketTones: Readonly<Record<TicketState, BadgeProps['tone']>> = {
  open: 'accent',
  won: 'positive',
  lost: 'neutral',
  returned: 'neutral',
  cancelled: 'neutral',
  stopped: 'neutral',
  void: 'negative',
};
