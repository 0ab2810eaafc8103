import type { AgreementKind, SettlementPeriod } from '@livery/contract/agreements';
import type { TeamFigures } from '@livery/contract/commission-figures';
import type { Carried, WindowInput } from '@livery/contract/commission-outcome';
import type { RealTimeInput } from '@livery/contract/commission-real-time';
import {
  lineStates,
  settlementActions,
  windowStates,
  type LineState,
  type SettlementAction,
  type WindowState,
} from '@livery/contract/commission-states';
import { sql, type ColumnType, type Generated, type GeneratedAlways } from 'kysely';
import type { SchemaPart } from '#database/schema-part.ts';
import type { Actor } from '#ledger/facts.ts';
import { alertLaw } from './alerts/alerts.law.ts';
import { soFarInvariant, soFarLaw } from './counting/so-far.law.ts';
import { settlementInvariants } from './settlement.invariants.ts';
import { settlementLaw } from './settlement.law.ts';

declare module '#database/schema.ts' {
  interface Database {
    commission_window: CommissionWindowTable;
    commission_line: CommissionLineTable;
    commission_event: CommissionEventTable;
    commission_policy: CommissionPolicyTable;
    commission_late_hour: CommissionLateHourTable;
    commission_late_bet: CommissionLateBetTable;
  }
}

/** Written once, with the row. */
type Fixed<Value> = ColumnType<Value, Value, never>;
/** The same as JSON. */
type FixedJson<Value> = ColumnType<Value, string, never>;

/** A window in which all agreements of a kind and period settle. */
interface CommissionWindowTable {
  id: GeneratedAlways<number>;
  merchant_id: Fixed<number>;
  kind: Fixed<AgreementKind>;
  /** The dividend's period, or the hour for an hourly salary. A real-time salary adds up by day. */
  period: Fixed<SettlementPeriod | 'hourly'>;
  from_at: Fixed<Date>;
  before_at: Fixed<Date>;
  /** Whether this is the last real-time window of its day. Always true for other kinds. */
  ends_day: Fixed<boolean>;
  state: WindowState;
  /** The first of the two approvers. */
  supported_by: Generated<string | null>;
}

/** The complete input of a line's computation, or the fault that prevented it. */
export type LineInput = WindowInput | RealTimeInput | { readonly fault: string };
/** The carry into the agreement's next line. */
export type LineClosing = Carried | { readonly makeUp: number; readonly remainder: number };

/** An agreement's result in a window, for one version of its terms. */
interface CommissionLineTable {
  id: GeneratedAlways<number>;
  merchant_id: Fixed<number>;
  window_id: Fixed<number>;
  agreement_id: Fixed<number>;
  version_id: Fixed<number>;
  kind: Fixed<AgreementKind>;
  /** The payee. */
  member_id: Fixed<number>;
  /** The payer, or null for the house. */
  payer_id: Fixed<number | null>;
  /** How many agents were above the payee. */
  level: Fixed<number>;
  is_guaranteed: Fixed<boolean>;
  /** The window, or the part of it in which the terms were in force. */
  from_at: Fixed<Date>;
  before_at: Fixed<Date>;
  input: FixedJson<LineInput>;
  closing: FixedJson<LineClosing>;
  /** Zero-based. Null below the first tier. */
  tier: Fixed<number | null>;
  base: Fixed<number>;
  gross: Fixed<number>;
  /** Includes adjustments. For a real-time salary, the amount that this line adds to the day. */
  amount: Fixed<number>;
  net: Fixed<number>;
  due: Fixed<number>;
  /** Paid by the payer: to the agent, or back to the house for an advance. */
  paid: Generated<number>;
  /** Paid by the house on the payer's behalf. */
  advanced: Generated<number>;
  state: LineState;
  /** Reductions of the input's figures by late voids of earlier windows. */
  lowered: ColumnType<TeamFigures | null, string | null, never>;
  /** Changes of the window's figures since the close that later lines have billed. */
  late: ColumnType<TeamFigures | null, string | null, string | null>;
  /** The total of later lines' adjustments for it. */
  adjusted: Generated<number>;
  is_disputed: Generated<boolean>;
  created_at: Fixed<Date>;
  posted_at: Generated<Date | null>;
}

interface CommissionEventTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  window_id: number;
  /** Null for events of the whole window. */
  line_id: number | null;
  at: Date;
  actor: Actor;
  action: SettlementAction;
  /** The person at the desk, by name. Empty for everyone else. */
  person: string;
  text: string;
  /** The paid amount. */
  amount: number | null;
}

/** Only triggers write it. */
type ByDatabase<Value> = ColumnType<Value, never, never>;

/** Notes a booking into an hour that had ended. */
interface CommissionLateHourTable {
  merchant_id: ByDatabase<number>;
  lineage_id: ByDatabase<number>;
  hour: ByDatabase<Date>;
  /** Whether its window had closed, so that a later window bills it. */
  is_closed: ByDatabase<boolean>;
  noted_at: ByDatabase<Date>;
}

/** A bet booked or voided on a day after that day's last real-time salary line. */
interface CommissionLateBetTable {
  merchant_id: ByDatabase<number>;
  lineage_id: ByDatabase<number>;
  settled_at: ByDatabase<Date>;
  /** Minus one for a void. */
  sign: ByDatabase<number>;
  stake: ByDatabase<number>;
  valid_stake: ByDatabase<number>;
  payout: ByDatabase<number>;
  /** It counts in the day that holds this instant. */
  counts_at: ByDatabase<Date>;
}

/** A merchant's settings. Without a row the defaults apply (`settlement.rules.ts`). */
interface CommissionPolicyTable {
  merchant_id: number;
  grace_minutes: number;
  window_limit: number;
  line_limit: number;
  near_percent: Generated<number>;
}

const oneOf = (column: string, values: readonly string[]): string => `${column} IN (${values.map((value) => `'${value}'`).join(', ')})`;
const kinds = oneOf('kind', ['dividend', 'daily', 'hourly', 'realTime']);

/** Results of agents' contracts, window by window. */
export const settlementSchema: SchemaPart = {
  name: 'settlement',
  sql: `
CREATE TABLE commission_window (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  kind text NOT NULL CHECK (${kinds}),
  period text NOT NULL CHECK (${oneOf('period', ['hourly', 'daily', 'weekly', 'semimonthly', 'monthly'])}),
  from_at timestamptz NOT NULL,
  before_at timestamptz NOT NULL CHECK (before_at > from_at),
  ends_day boolean NOT NULL,
  state text NOT NULL CHECK (${oneOf('state', windowStates)}),
  supported_by text,
  UNIQUE (merchant_id, id),
  UNIQUE (merchant_id, kind, period, from_at)
);
CREATE INDEX commission_window_unsettled ON commission_window (merchant_id, before_at) WHERE state IN ('open', 'closing', 'calculated', 'review', 'approved', 'posted');
CREATE INDEX commission_window_latest ON commission_window (merchant_id, before_at, id);
CREATE TABLE commission_line (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  window_id bigint NOT NULL,
  agreement_id bigint NOT NULL,
  version_id bigint NOT NULL,
  kind text NOT NULL CHECK (${kinds}),
  member_id bigint NOT NULL,
  payer_id bigint CHECK (payer_id <> member_id),
  level integer NOT NULL CHECK (level >= 0),
  is_guaranteed boolean NOT NULL,
  from_at timestamptz NOT NULL,
  before_at timestamptz NOT NULL CHECK (before_at > from_at),
  input jsonb NOT NULL,
  closing jsonb NOT NULL,
  tier integer,
  base bigint NOT NULL,
  gross bigint NOT NULL,
  amount bigint NOT NULL,
  net bigint NOT NULL,
  due bigint NOT NULL CHECK (due >= 0),
  paid bigint NOT NULL DEFAULT 0 CHECK (paid BETWEEN 0 AND due),
  advanced bigint NOT NULL DEFAULT 0 CHECK (advanced BETWEEN 0 AND due),
  state text NOT NULL CHECK (${oneOf('state', lineStates)}),
  lowered jsonb,
  late jsonb,
  adjusted bigint NOT NULL DEFAULT 0,
  is_disputed boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL,
  posted_at timestamptz,
  UNIQUE (merchant_id, id),
  UNIQUE (agreement_id, version_id, window_id),
  EXCLUDE USING gist (int8range(agreement_id, agreement_id, '[]') WITH &&, tstzrange(from_at, before_at) WITH &&),
  CHECK (CASE state WHEN 'paid' THEN paid = due WHEN 'partPaid' THEN paid < due AND paid + advanced > 0
    WHEN 'ended' THEN true ELSE paid + advanced = 0 END),
  FOREIGN KEY (merchant_id, window_id) REFERENCES commission_window (merchant_id, id),
  FOREIGN KEY (merchant_id, agreement_id) REFERENCES agreement (merchant_id, id),
  FOREIGN KEY (merchant_id, version_id) REFERENCES agreement_version (merchant_id, id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, payer_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX commission_line_window ON commission_line (window_id, level, from_at, id);
CREATE INDEX commission_line_agreement ON commission_line (agreement_id, from_at);
CREATE INDEX commission_line_member ON commission_line (merchant_id, member_id, before_at, id);
CREATE INDEX commission_line_payer ON commission_line (merchant_id, payer_id, before_at, id);
CREATE INDEX commission_line_owed ON commission_line (payer_id) WHERE state IN ('short', 'partPaid');
CREATE INDEX commission_line_waiting ON commission_line (window_id) WHERE state IN ('calculated', 'held');
CREATE INDEX commission_line_doubted ON commission_line (merchant_id, window_id) WHERE state = 'held' OR is_disputed;
CREATE TABLE commission_event (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  window_id bigint NOT NULL,
  line_id bigint,
  at timestamptz NOT NULL,
  actor actor NOT NULL,
  action text NOT NULL CHECK (${oneOf('action', settlementActions)}),
  person text NOT NULL,
  text text NOT NULL,
  amount bigint,
  FOREIGN KEY (merchant_id, window_id) REFERENCES commission_window (merchant_id, id),
  FOREIGN KEY (merchant_id, line_id) REFERENCES commission_line (merchant_id, id)
);
CREATE INDEX commission_event_window ON commission_event (window_id, id);
CREATE INDEX commission_event_line ON commission_event (line_id, id) WHERE line_id IS NOT NULL;
CREATE TABLE commission_policy (
  merchant_id integer PRIMARY KEY REFERENCES merchant,
  grace_minutes smallint NOT NULL CHECK (grace_minutes BETWEEN 1 AND 1440),
  window_limit bigint NOT NULL CHECK (window_limit >= 0),
  line_limit bigint NOT NULL CHECK (line_limit >= 0),
  near_percent smallint NOT NULL DEFAULT 90 CHECK (near_percent BETWEEN 50 AND 99)
);
CREATE TABLE commission_late_hour (
  merchant_id integer NOT NULL,
  lineage_id integer NOT NULL REFERENCES lineage,
  hour timestamptz NOT NULL,
  is_closed boolean NOT NULL,
  noted_at timestamptz NOT NULL DEFAULT clock_timestamp()
);
CREATE INDEX commission_late_hour_noted ON commission_late_hour (merchant_id, noted_at) WHERE is_closed;
CREATE INDEX commission_late_hour_hour ON commission_late_hour (merchant_id, hour);
CREATE TABLE commission_late_bet (
  merchant_id integer NOT NULL,
  lineage_id integer NOT NULL REFERENCES lineage,
  settled_at timestamptz NOT NULL,
  sign smallint NOT NULL CHECK (sign IN (-1, 1)),
  stake bigint NOT NULL,
  valid_stake bigint NOT NULL,
  payout bigint NOT NULL,
  counts_at timestamptz NOT NULL
);
CREATE INDEX commission_late_bet_counts ON commission_late_bet (merchant_id, counts_at);
${alertLaw}
${settlementLaw}
${soFarLaw}`,
  appendOnly: ['commission_event', 'commission_alert'],
  byTriggers: ['commission_late_hour', 'commission_late_bet'],
  invariants: [...settlementInvariants, soFarInvariant],
  personalData: {
    keep: { commission_line: { why: 'books' } },
    archive: [
      {
        name: 'commissions',
        tables: ['commission_line'],
        columns: ['number', 'kind', 'since', 'ended', 'state', 'amount', 'paid', 'unit'],
        rows: (own) => sql`SELECT x.id AS number, x.kind, x.from_at AS since, x.before_at AS ended, x.state, x.due AS amount, x.paid,
          merchant.currency AS unit FROM commission_line AS x JOIN merchant ON merchant.id = x.merchant_id WHERE ${own('x')} ORDER BY x.id`,
      },
    ],
  },
};
