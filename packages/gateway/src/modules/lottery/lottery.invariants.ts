import type { Invariant } from '#database/invariant.ts';
import { inForce } from '#database/invariant.ts';

export const lotteryInvariants: readonly Invariant[] = [
  {
    name: 'lottery-tickets-are-bets',
    law: 'A ticket has a bet with its stake and payout, and the bet is void exactly when the ticket was given back.',
    broken: `SELECT t.id, t.state FROM lottery_ticket AS t
      LEFT JOIN bet AS b ON b.member_id = t.member_id AND b.opened_at = t.placed_at AND b.id = t.bet_id
      LEFT JOIN bet_void AS v ON v.member_id = t.member_id AND v.opened_at = t.placed_at AND v.bet_id = t.bet_id
      WHERE b.id IS NULL OR b.stake <> t.stake OR (t.state IN ('won', 'lost', 'returned') AND b.payout IS DISTINCT FROM t.payout)
        OR (t.state <> 'open' AND (v.bet_id IS NOT NULL) <> (t.state IN ('cancelled', 'stopped', 'void')))`,
  },
  {
    name: 'lottery-paid-issues-are-settled',
    law: 'An issue that is paid, final or void has no open ticket.',
    broken: `SELECT i.number, t.id FROM lottery_issue AS i JOIN lottery_ticket AS t ON t.issue_id = i.id AND t.state = 'open'
      WHERE i.state IN ('paid', 'final', 'void')`,
  },
  {
    name: 'lottery-draws-are-chained',
    law: 'Each draw of a lottery follows the one before it, and its numbers are those of its issue unless they were corrected.',
    broken: `SELECT id, previous FROM (SELECT d.id, d.previous, lag(d.hash, 1, repeat('0', 64))
        OVER (PARTITION BY d.merchant_id, d.node_id ORDER BY d.id) AS before FROM lottery_draw AS d) AS chained
      WHERE previous <> before`,
  },
  inForce('lottery-law', 'Issues, draws and tickets keep what they committed to.', [
    ['lottery_issue', 'lottery_issue_kept'],
    ['lottery_draw', 'lottery_draw_append_only'],
    ['lottery_ticket', 'lottery_ticket_kept'],
    ['lottery_ticket', 'lottery_ticket_in_time'],
  ]),
];
