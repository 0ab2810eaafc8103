import { inForce, type Invariant } from '#database/invariant.ts';

/** A line that the agent receives or pays, of a window that ended by the statement's end. */
const isOwn = `line.merchant_id = own.merchant_id AND (line.member_id = own.member_id OR line.payer_id = own.member_id)
    AND (own.agreement_id IS NULL OR line.agreement_id = own.agreement_id) AND line.before_at <= own.before_at`;
const sign = 'CASE line.member_id WHEN own.member_id THEN 1 ELSE -1 END';
const booked = (when: string): string => `(SELECT COALESCE(sum(event.amount), 0) FROM commission_event AS event
    WHERE event.line_id = line.id AND event.action = 'pay' AND event.id ${when} own.through_event)`;
const settled = `CASE WHEN line.member_id = own.member_id THEN least(line.due, ${booked('<=')})
    WHEN ${booked('<=')} = 0 THEN 0 ELSE line.paid - ${booked('>')} END`;
const isEnded = `EXISTS (SELECT FROM commission_event AS event
    WHERE event.line_id = line.id AND event.action = 'end' AND event.id <= own.through_event)`;

export const statementInvariants: readonly Invariant[] = [
  {
    name: 'statement-hash',
    law: 'Each statement has the hash of its document, and its columns match the document.',
    broken: `SELECT * FROM statement WHERE hash <> encode(sha256(convert_to(document, 'UTF8')), 'hex')
        OR NOT EXISTS (
          SELECT FROM jsonb_to_record(document::jsonb) AS told (number integer, position integer, kind text, previous text, totals jsonb)
          WHERE (told.number, told.position, told.kind) = (statement.number, statement.position, statement.kind)
            AND told.previous IS NOT DISTINCT FROM statement.previous AND totals = jsonb_build_object('opening', opening, 'lines', lines,
              'adjustments', adjustments, 'paid', paid, 'closing', closing)
        )
        OR from_at <> (document::jsonb ->> 'from')::timestamptz OR before_at <> (document::jsonb ->> 'before')::timestamptz
        OR opening + lines + adjustments - paid <> closing ORDER BY id`,
  },
  {
    name: 'statement-chain',
    law: 'Each statement contains the hash of the previous one and opens with its closing balance.',
    broken: `SELECT * FROM (
        SELECT statement.*, row_number() OVER chain AS place, lag(hash) OVER chain AS hash_before, lag(closing) OVER chain AS closing_before,
          lag(before_at) OVER chain AS ended_before, lag(through_event) OVER chain AS through_before
        FROM statement WINDOW chain AS (PARTITION BY member_id, agreement_id ORDER BY position)
      ) AS own WHERE position <> place OR previous IS DISTINCT FROM hash_before OR opening <> COALESCE(closing_before, 0)
        OR from_at < ended_before OR through_event < through_before ORDER BY id`,
  },
  {
    name: 'statement-lines',
    law: 'Each statement counts exactly the lines of settlement periods that ended within it.',
    broken: `SELECT own.*, counted FROM statement AS own CROSS JOIN LATERAL (
        SELECT COALESCE(sum(${sign} * (line.due - CASE line.due WHEN 0 THEN 0 ELSE line.amount - line.gross END)), 0) AS counted
        FROM commission_line AS line WHERE ${isOwn} AND line.before_at > COALESCE((
          SELECT before_at FROM statement AS before WHERE before.merchant_id = own.merchant_id AND before.hash = own.previous), '-infinity')
      ) AS sums WHERE lines <> counted ORDER BY own.id`,
  },
  {
    name: 'statement-closing',
    law: 'The latest statement of each chain closes with the unpaid rest of all its lines.',
    broken: `SELECT own.*, left_over FROM statement AS own CROSS JOIN LATERAL (
        SELECT COALESCE(sum(${sign} * CASE WHEN ${isEnded} THEN 0 ELSE line.due - ${settled} END), 0) AS left_over
        FROM commission_line AS line WHERE ${isOwn}
      ) AS sums WHERE closing <> left_over AND NOT EXISTS (
        SELECT FROM statement AS later WHERE later.previous = own.hash AND later.merchant_id = own.merchant_id
      ) ORDER BY own.id`,
  },
  {
    name: 'commission-told',
    law: 'The paid and advanced amounts of each commission line equal its payment events.',
    broken: `SELECT line.*, told FROM commission_line AS line CROSS JOIN LATERAL (
        SELECT COALESCE(sum(amount), 0) AS told FROM commission_event WHERE line_id = line.id AND action = 'pay'
      ) AS events WHERE told <> paid + advanced ORDER BY id`,
  },
  inForce('statements-in-force', 'Statements are immutable.', [['statement', 'statement_append_only']]),
];
