import type { WindowInput } from '@livery/contract/commission-outcome';
import { settleRealTime, type RealTimeInput } from '@livery/contract/commission-real-time';
import { settleWindow } from '@livery/contract/commission-settle-window';
import type { Invariant, JudgedInvariant } from '#database/invariant.ts';

const kinds = `'dividend', 'dailyWages', 'hourlySalary', 'realTimeSalary'`;

interface JudgedLine {
  readonly input: WindowInput | RealTimeInput | { readonly fault: string };
  readonly tier: number | null;
  readonly base: number;
  readonly gross: number;
  readonly amount: number;
  readonly net: number;
  readonly due: number;
  readonly closing: Readonly<Record<string, unknown>>;
}

/**
 * Whether a line's figures follow from its input. The net of a real-time line is omitted, because it is the day's net
 * minus that of the day's earlier lines.
 */
function isComputed({ input, tier, base, gross, amount, net, due, closing }: JudgedLine): boolean {
  if ('fault' in input) return tier === null && [base, gross, amount, net, due].every((figure) => figure === 0);
  if ('parts' in input) {
    const { line, due: owed, makeUp, remainder } = settleRealTime(input);
    return line === amount && owed === due && makeUp === closing['makeUp'] && remainder === closing['remainder'];
  }
  const again = settleWindow(input);
  return (
    [again.tier, again.base, again.gross, again.amount, again.net, again.due].join() === [tier, base, gross, amount, net, due].join() &&
    again.closing.carry === closing['carry'] &&
    again.closing.makeUp === closing['makeUp'] &&
    JSON.stringify(again.closing.quarantine.map(({ member, amount: held }) => [member, held])) ===
      JSON.stringify(heldOf(closing['quarantine']))
  );
}

function heldOf(quarantine: unknown): unknown {
  return (quarantine as { member: number; amount: number }[]).map(({ member, amount }) => [member, amount]);
}

export const settlementInvariants: readonly (Invariant | JudgedInvariant)[] = [
  {
    name: 'commission-amount',
    law: 'Each figure of a commission line can be recomputed from its stored input.',
    rows: 'SELECT * FROM commission_line',
    isBroken: (row) => !isComputed(row as unknown as JudgedLine),
  },
  {
    name: 'commission-paid',
    law: 'The paid and advanced amounts of each commission line equal its postings, and never exceed the amount due.',
    broken: `SELECT line.*, to_jsonb(books) AS books FROM commission_line AS line JOIN merchant ON merchant.id = line.merchant_id CROSS JOIN LATERAL (
        SELECT COALESCE(sum(entry.amount) FILTER (WHERE account.member_id = line.member_id), 0) AS got,
          COALESCE(-sum(entry.amount) FILTER (WHERE account.member_id = line.payer_id), 0) AS gave,
          COALESCE(-sum(entry.amount) FILTER (WHERE account.kind = 'COMMISSION_COST'), 0) AS house
        FROM txn JOIN entry ON entry.txn_id = txn.id AND entry.at = txn.at JOIN account ON account.id = entry.account_id
        WHERE txn.merchant_id = line.merchant_id AND txn.kind IN (${kinds}) AND txn.subject = 'commission:' || line.id AND account.unit = currency
      ) AS books WHERE paid > due OR got <> CASE WHEN advanced > 0 THEN due ELSE paid END
        OR (payer_id IS NOT NULL AND (gave, house) IS DISTINCT FROM (paid::numeric, got - paid)) OR (payer_id IS NULL AND house <> got) ORDER BY id`,
  },
  {
    name: 'commission-posting',
    law: 'Each commission posting has a commission line.',
    broken: `SELECT txn.* FROM txn WHERE kind IN (${kinds}) AND NOT EXISTS (SELECT FROM commission_line AS line
        WHERE line.merchant_id = txn.merchant_id AND txn.subject = 'commission:' || line.id) ORDER BY id`,
  },
  {
    name: 'commission-once',
    law: 'Commission lines of an agreement never overlap, and each lies within a period of its kind.',
    broken: `SELECT line.* FROM commission_line AS line JOIN commission_window AS own ON own.id = window_id
      WHERE line.kind <> own.kind OR line.from_at < own.from_at OR line.before_at > own.before_at OR EXISTS (
        SELECT FROM commission_line AS other WHERE other.agreement_id = line.agreement_id AND other.id <> line.id
        AND tstzrange(other.from_at, other.before_at) && tstzrange(line.from_at, line.before_at)
      ) ORDER BY line.id`,
  },
  {
    name: 'commission-debt',
    law: 'Each line of a settled period is paid in full, owed by its upline, or ended.',
    broken: `SELECT line.* FROM commission_line AS line JOIN commission_window AS own ON own.id = window_id
      WHERE line.state <> 'ended' AND ((line.state = 'paid') <> (line.paid = line.due AND posted_at IS NOT NULL)
        OR own.state = 'paid' AND line.state <> 'paid' OR own.state IN ('partPaid', 'short') AND line.state IN ('calculated', 'held'))
      OR line.state IN ('short', 'partPaid') AND payer_id IS NULL ORDER BY line.id`,
  },
];
