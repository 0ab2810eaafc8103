import type { TicketState } from '@livery/contract/lotteries';
import type { Kind } from '@livery/lottery/model/kind';
import type { Bets } from '../../bets/bets.service.ts';
import { lockOpenBetsAt } from '../../bets/bets.repo.ts';
import type { Actor } from '#ledger/facts.ts';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { Issue } from '../issues/issue.repo.ts';
import { playOf } from '../lottery.rules.ts';
import { releaseBets } from '../risk/admit.action.ts';
import { maskOfBits } from './selection.rules.ts';
import { endTickets, type Ticket } from './ticket.repo.ts';

export interface GivenBack {
  readonly state: Extract<TicketState, 'cancelled' | 'stopped' | 'void'>;
  readonly actor: Actor;
  /** The text that the member reads. */
  readonly reason: string;
  readonly now: Date;
}

/** Refunds open tickets of one issue and reduces its liability. The caller has locked the tickets. */
export async function giveBack(
  trx: LedgerTransaction,
  bets: Bets,
  { kind, issue }: { readonly kind: Kind; readonly issue: Issue },
  tickets: readonly Ticket[],
  { state, actor, reason, now }: GivenBack,
): Promise<void> {
  const open = await lockOpenBetsAt(
    trx,
    tickets.map(({ member_id: memberId, staked_at: openedAt, bet_id: id }) => ({ memberId, openedAt, id })),
  );
  for (const bet of open.values()) await bets.undo(trx, bet, { actor, reason, now });
  await endTickets(
    trx,
    tickets.map(({ id, bet_id }) => ({ id, state: open.has(bet_id) ? state : 'void' })),
    now,
  );
  await releaseTickets(trx, kind, issue, tickets);
}

/** Removes tickets of one issue from its liability. */
export async function releaseTickets(trx: LedgerTransaction, kind: Kind, issue: Issue, tickets: readonly Ticket[]): Promise<void> {
  const risky = tickets.flatMap(({ play: code, slots, odds, line_stake: lineStake }) => {
    const play = playOf(kind, code);
    return play === null ? [] : [{ play, selection: slots.map(maskOfBits), odds, lineStake }];
  });
  const context = { animal: issue.animal, flags: issue.flags };
  await releaseBets(trx, { merchantId: issue.merchant_id, issueId: issue.id }, risky, context);
}
