import { fullGroup } from '@livery/contract/commission-prize-group';
import { memberTypes } from '@livery/contract/member-types';
import { playMoney } from '#ledger/accounts.ts';

declare module '#database/schema.ts' {
  interface Database {
    lottery_rebate: LotteryRebateTable;
  }
}

/** A rebate earned by judged stakes of an issue. */
interface LotteryRebateTable {
  merchant_id: number;
  issue_id: number;
  member_id: number;
  /** Earned by the member's own stakes, or as an upline of those who staked. */
  part: RebatePart;
  unit: string;
  earned: number;
  /** Exceeds `earned` when a corrected draw took back a rebate that the member has already spent. */
  booked: number;
}

export type RebatePart = 'own' | 'team';

export const rebateTable = `
CREATE TABLE lottery_rebate (
  merchant_id integer NOT NULL,
  issue_id bigint NOT NULL REFERENCES lottery_issue,
  member_id bigint NOT NULL,
  part text NOT NULL CHECK (part IN ('own', 'team')),
  unit text NOT NULL,
  earned bigint NOT NULL CHECK (earned >= 0),
  booked bigint NOT NULL DEFAULT 0 CHECK (booked >= 0),
  PRIMARY KEY (issue_id, member_id, part),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX lottery_rebate_unbooked ON lottery_rebate (issue_id, member_id) WHERE booked < earned;
CREATE INDEX lottery_rebate_owed ON lottery_rebate (merchant_id) WHERE booked > earned;`;

/**
 * The amounts that the judged tickets of issues earn by the steps of their groups, as rows `(merchant_id, issue_id,
 * member_id, part, unit, amount)`. The split is that of `@livery/contract/commission-prize-group`, but an issue's
 * stakes are summed before the parts are rounded down.
 */
export const rebatesOfIssues = (where: string): string => `
  SELECT t.merchant_id, t.issue_id, step.member_id, step.part,
    CASE WHEN m.type = ${memberTypes.trial} THEN '${playMoney}' ELSE merchant.currency END AS unit,
    floor(sum((t.stake - t.returned) * step.points) / ${fullGroup})::bigint AS amount
  FROM lottery_ticket AS t JOIN member AS m ON m.id = t.member_id JOIN merchant ON merchant.id = t.merchant_id CROSS JOIN LATERAL (
    SELECT t.member_id, 'own' AS part, t.groups[1] - t.prize_group AS points
    UNION ALL SELECT above.member_id, 'team', above.own - above.below
    FROM unnest(t.uplines, t.groups[2:], t.groups[:cardinality(t.uplines)]) AS above (member_id, own, below)
  ) AS step
  WHERE t.groups IS NOT NULL AND t.state IN ('won', 'lost', 'returned') AND step.points > 0 AND ${where}
  GROUP BY t.merchant_id, t.issue_id, step.member_id, step.part, m.type = ${memberTypes.trial}, merchant.currency`;
