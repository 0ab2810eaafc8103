import type { Invariant } from '#database/invariant.ts';
import { inForce } from '#database/invariant.ts';
import { asCopied } from './lottery.law.ts';

export const lotteryInvariants: readonly Invariant[] = [
  {
    name: 'lottery-tickets-are-bets',
    law: 'Each ticket has a bet with the same stake and payout, and the bet is void exactly if the ticket is cancelled, stopped or void.',
    broken: `SELECT t.id, t.state FROM lottery_ticket AS t
      LEFT JOIN bet AS b ON b.member_id = t.member_id AND b.opened_at = t.staked_at AND b.id = t.bet_id
      LEFT JOIN bet_void AS v ON v.member_id = t.member_id AND v.opened_at = t.staked_at AND v.bet_id = t.bet_id
      WHERE b.id IS NULL OR b.stake <> t.stake OR (t.state IN ('won', 'lost', 'returned') AND b.payout IS DISTINCT FROM t.payout)
        OR (t.state <> 'open' AND (v.bet_id IS NOT NULL) <> (t.state IN ('cancelled', 'stopped', 'void')))`,
  },
  {
    name: 'lottery-paid-issues-are-settled',
    law: 'Issues that are paid, final or void have no open tickets.',
    broken: `SELECT i.number, t.id FROM lottery_issue AS i JOIN lottery_ticket AS t ON t.issue_id = i.id AND t.state = 'open'
      WHERE i.state IN ('paid', 'final', 'void')`,
  },
  {
    name: 'lottery-draws-are-chained',
    law: 'Each draw of a lottery contains the hash of the previous one.',
    broken: `SELECT id, previous FROM (SELECT d.id, d.previous, lag(d.hash, 1, repeat('0', 64))
        OVER (PARTITION BY d.merchant_id, d.node_id ORDER BY d.id) AS before FROM lottery_draw AS d) AS chained
      WHERE previous <> before`,
  },
  {
    name: 'lottery-results-are-verified',
    law: 'The numbers of each issue were drawn from its seed, verified by a second person, or corrected by two people.',
    broken: `SELECT i.id, i.number, i.numbers FROM lottery_issue AS i WHERE i.numbers IS NOT NULL
      AND NOT EXISTS (SELECT FROM lottery_draw AS d WHERE d.issue_id = i.id AND d.numbers = i.numbers AND i.source = 'own')
      AND NOT EXISTS (SELECT FROM lottery_result AS r WHERE r.issue_id = i.id AND r.numbers = i.numbers AND r.state = 'verified')
      AND NOT EXISTS (SELECT FROM lottery_fault AS f WHERE f.issue_id = i.id AND f.numbers = i.numbers AND f.state IN ('confirmed', 'done'))`,
  },
  {
    name: 'lottery-copies',
    law: 'Each copied ticket replaces a void ticket of an issue with wrong numbers, and keeps its bet and time.',
    broken: `SELECT c.id, c.copy_of FROM lottery_ticket AS c JOIN lottery_ticket AS t ON t.id = c.copy_of
      WHERE t.state <> 'void' OR (${asCopied('t')}) IS DISTINCT FROM (${asCopied('c')})
        OR NOT EXISTS (SELECT FROM lottery_fault AS f WHERE f.issue_id = t.issue_id AND f.kind = 'wrong')`,
  },
  {
    name: 'lottery-faults',
    law: 'A finished fault leaves none of the tickets that it voids.',
    broken: `SELECT f.id, t.id AS ticket FROM lottery_fault AS f JOIN lottery_ticket AS t ON t.issue_id = f.issue_id
      WHERE f.state = 'done' AND t.state NOT IN ('cancelled', 'stopped', 'void')
        AND (f.kind = 'undrawn' OR (f.kind = 'early' AND t.placed_at >= f.drawn_at))`,
  },
  {
    name: 'lottery-receivables',
    law: 'Each receivable equals the amount that the house advanced, and its collected part equals the collections posted.',
    broken: `SELECT r.id, r.owed, r.collected FROM lottery_receivable AS r CROSS JOIN LATERAL (
        SELECT COALESCE(sum(e.amount) FILTER (WHERE txn.kind = 'lotteryAdvance'), 0) AS advanced,
          COALESCE(-sum(e.amount) FILTER (WHERE txn.kind = 'lotteryCollect'), 0) AS collected
        FROM txn JOIN entry AS e ON e.txn_id = txn.id AND e.at = txn.at JOIN account AS a ON a.id = e.account_id
        WHERE txn.merchant_id = r.merchant_id AND txn.subject = 'lottery:' || r.ticket_id AND a.member_id = r.member_id) AS books
      WHERE books.advanced <> r.owed OR books.collected <> r.collected`,
  },
  inForce('lottery-law', 'Issues, draws and tickets cannot change after they are committed.', [
    ['lottery_issue', 'lottery_issue_kept'],
    ['lottery_draw', 'lottery_draw_append_only'],
    ['lottery_event', 'lottery_event_append_only'],
    ['lottery_result', 'lottery_result_kept'],
    ['lottery_fault', 'lottery_fault_kept'],
    ['lottery_receivable', 'lottery_receivable_kept'],
    ['lottery_ticket', 'lottery_ticket_kept'],
    ['lottery_ticket', 'lottery_ticket_placed'],
    ['lottery_ticket', 'lottery_ticket_settled'],
    ['lottery_ticket', 'lottery_ticket_in_time'],
  ]),
];
