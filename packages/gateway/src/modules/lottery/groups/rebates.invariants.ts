import type { Invariant } from '#database/invariant.ts';
import { rebatesOfIssues } from './rebates.schema.ts';

/** Issues that are fully settled and have no fault in progress. */
const settled = `EXISTS (SELECT FROM lottery_issue AS i WHERE i.id = issue_id AND i.state IN ('paid', 'final', 'void'))
  AND NOT EXISTS (SELECT FROM lottery_fault AS f WHERE f.issue_id = own.issue_id AND f.state = 'confirmed' AND f.begun_at IS NOT NULL)`;

export const rebateInvariants: readonly Invariant[] = [
  {
    name: 'lottery-rebates-are-split',
    law: 'Lottery rebates of members and uplines equal those computed from the prize groups of settled tickets.',
    broken: `SELECT own.* FROM (SELECT COALESCE(r.issue_id, due.issue_id) AS issue_id, COALESCE(r.member_id, due.member_id) AS member_id,
        COALESCE(r.part, due.part) AS part, r.earned, due.amount
      FROM lottery_rebate AS r FULL JOIN (${rebatesOfIssues('true')}) AS due
        ON due.issue_id = r.issue_id AND due.member_id = r.member_id AND due.part = r.part
      WHERE COALESCE(r.earned, 0) <> COALESCE(due.amount, 0)) AS own WHERE ${settled}`,
  },
  {
    name: 'lottery-rebates-are-booked',
    law: 'Lottery rebates of settled issues are fully booked, and each booked amount is in the ledger.',
    broken: `SELECT own.issue_id, own.member_id, own.part, own.earned, own.booked, own.posted FROM (
        SELECT COALESCE(r.issue_id, books.issue_id) AS issue_id, COALESCE(r.member_id, books.member_id) AS member_id,
          COALESCE(r.part, books.part) AS part, COALESCE(r.earned, 0) AS earned, COALESCE(r.booked, 0) AS booked, COALESCE(books.posted, 0) AS posted
        FROM lottery_rebate AS r FULL JOIN (
          SELECT split_part(txn.subject, ':', 2)::bigint AS issue_id, a.member_id, a.unit, CASE txn.kind WHEN 'lotteryRebate' THEN 'own' ELSE 'team' END AS part,
            sum(e.amount) AS posted
          FROM txn JOIN entry AS e ON e.txn_id = txn.id AND e.at = txn.at JOIN account AS a ON a.id = e.account_id
          WHERE txn.kind IN ('lotteryRebate', 'lotteryTeamRebate') AND a.member_id IS NOT NULL GROUP BY 1, 2, 3, 4
        ) AS books ON books.issue_id = r.issue_id AND books.member_id = r.member_id AND books.part = r.part AND books.unit = r.unit
      ) AS own WHERE own.posted <> own.booked OR (own.booked < own.earned AND ${settled})`,
  },
];
