import type { Flags } from '@livery/lottery/model/draw';
import type { IssueState, LotterySource, TicketState } from '@livery/contract/lotteries';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { SchemaPart } from '#database/schema-part.ts';
import type { Json } from '#database/schema.ts';
import { faultTables } from './faults/faults.schema.ts';
import { rebateInvariants } from './groups/rebates.invariants.ts';
import { rebateTable } from './groups/rebates.schema.ts';
import { lotteryInvariants } from './lottery.invariants.ts';
import { lotteryLaw } from './lottery.law.ts';
import { outsideTables } from './outside/outside.schema.ts';

declare module '#database/schema.ts' {
  interface Database {
    lottery: LotteryTable;
    lottery_issue: LotteryIssueTable;
    lottery_draw: LotteryDrawTable;
    lottery_ticket: LotteryTicketTable;
    lottery_chase: LotteryChaseTable;
    lottery_exposure: LotteryExposureTable;
  }
}

/** Written once, with the row. */
type Fixed<Value> = ColumnType<Value, Value, never>;

/** How a merchant runs a lottery of its catalogue. Durations are in seconds, amounts in minor units. */
interface LotteryTable {
  merchant_id: number;
  node_id: number;
  /** Either the house draws, or two people enter a result drawn elsewhere. */
  source: Generated<LotterySource>;
  /** The time between issues. A day has as many as fit. */
  every: number;
  /** The last seconds of an issue, when tickets can no longer be cancelled. */
  closing: number;
  /** From the close to the draw. */
  pause: number;
  /** How long a beacon may be late before the issue is void. */
  beacon_timeout: number;
  /** How long after payment a result can be corrected. */
  correction: number;
  /** Applies to issues announced from now on, like the source and the next field. */
  flags: Json<Flags>;
  /** Out of 2000. */
  prize_group: number;
  min_stake: number;
  max_stake: number;
  max_ticket: number;
  /** The most that a member can win in an issue. */
  max_win: number;
  /** Liability caps for an issue and for one outcome. */
  cap: number;
  outcome_cap: number;
}

interface LotteryIssueTable {
  id: GeneratedAlways<number>;
  merchant_id: Fixed<number>;
  node_id: Fixed<number>;
  /** The merchant's day and the number within it, `20261128-0421`. */
  number: Fixed<string>;
  opens_at: Fixed<Date>;
  closes_at: Fixed<Date>;
  draws_at: Fixed<Date>;
  state: Generated<IssueState>;
  /** The issue commits to it when announced. It stays secret until the draw. */
  seed: Fixed<Buffer>;
  /** The beacon's round that it is combined with. It comes after the close. */
  round: Fixed<number>;
  /** The animal of the lunar year of the draw. */
  animal: Fixed<number>;
  source: Fixed<LotterySource>;
  /** For the odds, and for draws that favour neither side. Fixed once the issue is open or has a ticket. */
  flags: Json<Flags>;
  prize_group: number;
  numbers: Generated<number[] | null>;
  drawn_at: Generated<Date | null>;
  paid_at: Generated<Date | null>;
  /** Why the first result was revoked, or why the issue is void. */
  correction: Generated<string | null>;
}

/** A draw with its proof, chained to the lottery's previous draw. */
interface LotteryDrawTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  node_id: number;
  issue_id: number;
  signature: Buffer;
  numbers: number[];
  previous: string;
  hash: string;
}

/** A bet on one play in one issue. Its lines are never expanded. */
interface LotteryTicketTable {
  id: GeneratedAlways<number>;
  merchant_id: Fixed<number>;
  member_id: Fixed<number>;
  node_id: Fixed<number>;
  issue_id: Fixed<number>;
  chase_id: Fixed<number | null>;
  play: Fixed<string>;
  /** A bit string for each slot. The first bit is outcome 0. */
  slots: ColumnType<string[], string[], never>;
  lines: Fixed<number>;
  /** Per line, including the multiple. */
  line_stake: Fixed<number>;
  times: Fixed<number>;
  stake: Fixed<number>;
  /** Hundredths, by the play's classes. */
  odds: Fixed<number[]>;
  /** The most that it can win. */
  highest: Fixed<number>;
  /** The group that decides the odds. */
  prize_group: Fixed<number>;
  /** The prize groups of the member and its uplines at that time. Null if none exceeds the issue's group. */
  groups: Fixed<number[] | null>;
  /** The uplines of the other groups, nearest first. */
  uplines: Fixed<number[] | null>;
  bet_id: Fixed<number>;
  /** When the bet was staked. Equals `placed_at`, except for a copy. */
  staked_at: Fixed<Date>;
  placed_at: Fixed<Date>;
  /** The void ticket that this copy replaces after a corrected result. The copy keeps its time. */
  copy_of: ColumnType<number | null, number | null | undefined, never>;
  state: Generated<TicketState>;
  /** Null until the issue is judged. Refunds of cancelled and void tickets do not count. */
  payout: Generated<number | null>;
  /** The part of the stake that the draw returned. */
  returned: Generated<number>;
  settled_at: Generated<Date | null>;
}

/** A slip over several issues, and the condition that stops it early. */
interface LotteryChaseTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  member_id: number;
  node_id: number;
  stop_on_win: boolean;
  /** Net, in minor units. */
  stop_on_loss: number | null;
  /** When its last issue closes. */
  ends_at: Date;
  stopped_at: Generated<Date | null>;
}

/** The house's payout for each outcome of a market. */
interface LotteryExposureTable {
  merchant_id: number;
  issue_id: number;
  market: string;
  cells: number[];
  worst: number;
  /** Outcomes closed by hand at the desk. */
  closed: Generated<number[]>;
}

const tables = `
CREATE TABLE lottery (
  merchant_id integer NOT NULL REFERENCES merchant,
  node_id integer NOT NULL REFERENCES game,
  source text NOT NULL DEFAULT 'own' CHECK (source IN ('own', 'outside')),
  every integer NOT NULL CHECK (every BETWEEN 20 AND 86400),
  closing integer NOT NULL CHECK (closing >= 0),
  pause integer NOT NULL CHECK (pause > 0),
  beacon_timeout integer NOT NULL CHECK (beacon_timeout > 0),
  correction integer NOT NULL CHECK (correction >= 0),
  flags jsonb NOT NULL,
  prize_group integer NOT NULL CHECK (prize_group BETWEEN 1700 AND 2000),
  min_stake bigint NOT NULL CHECK (min_stake > 0),
  max_stake bigint NOT NULL,
  max_ticket bigint NOT NULL,
  max_win bigint NOT NULL,
  cap bigint NOT NULL,
  outcome_cap bigint NOT NULL,
  PRIMARY KEY (merchant_id, node_id),
  CHECK (closing < every AND min_stake <= max_stake AND max_stake <= max_ticket AND max_ticket <= 1000000000000)
);
CREATE TABLE lottery_issue (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  node_id integer NOT NULL,
  number text NOT NULL,
  opens_at timestamptz NOT NULL,
  closes_at timestamptz NOT NULL,
  draws_at timestamptz NOT NULL,
  state text NOT NULL DEFAULT 'announced' CHECK (state IN
    ('announced', 'open', 'closing', 'closed', 'drawn', 'verified', 'judged', 'paid', 'final', 'void')),
  seed bytea NOT NULL CHECK (length(seed) = 32),
  round bigint NOT NULL,
  animal smallint NOT NULL CHECK (animal BETWEEN 0 AND 11),
  source text NOT NULL CHECK (source IN ('own', 'outside')),
  flags jsonb NOT NULL,
  prize_group integer NOT NULL CHECK (prize_group BETWEEN 1700 AND 2000),
  numbers integer[],
  drawn_at timestamptz,
  paid_at timestamptz,
  correction text,
  UNIQUE (merchant_id, node_id, number),
  UNIQUE (merchant_id, node_id, opens_at),
  FOREIGN KEY (merchant_id, node_id) REFERENCES lottery,
  CHECK (opens_at < closes_at AND closes_at < draws_at),
  CHECK (state = 'void' OR (state IN ('drawn', 'verified', 'judged', 'paid', 'final')) = (numbers IS NOT NULL)),
  CHECK ((numbers IS NULL) = (drawn_at IS NULL))
);
CREATE INDEX lottery_issue_live ON lottery_issue (merchant_id, node_id, closes_at) WHERE state NOT IN ('final', 'void');
CREATE INDEX lottery_issue_drawn ON lottery_issue (merchant_id, node_id, draws_at) WHERE numbers IS NOT NULL;
CREATE TABLE lottery_draw (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  node_id integer NOT NULL,
  issue_id bigint NOT NULL UNIQUE REFERENCES lottery_issue,
  signature bytea NOT NULL,
  numbers integer[] NOT NULL,
  previous text NOT NULL,
  hash text NOT NULL,
  UNIQUE (merchant_id, node_id, previous),
  FOREIGN KEY (merchant_id, node_id) REFERENCES lottery
);
CREATE INDEX lottery_draw_latest ON lottery_draw (merchant_id, node_id, id);
CREATE TABLE lottery_chase (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  node_id integer NOT NULL,
  stop_on_win boolean NOT NULL,
  stop_on_loss bigint CHECK (stop_on_loss > 0),
  ends_at timestamptz NOT NULL,
  stopped_at timestamptz,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, node_id) REFERENCES lottery
);
CREATE INDEX lottery_chase_running ON lottery_chase (merchant_id, node_id, ends_at) WHERE stopped_at IS NULL;
CREATE TABLE lottery_ticket (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  node_id integer NOT NULL,
  issue_id bigint NOT NULL REFERENCES lottery_issue,
  chase_id bigint REFERENCES lottery_chase,
  play text NOT NULL,
  slots varbit[] NOT NULL,
  lines bigint NOT NULL CHECK (lines > 0),
  line_stake bigint NOT NULL CHECK (line_stake > 0),
  times integer NOT NULL CHECK (times > 0),
  stake bigint NOT NULL CHECK (stake = lines * line_stake),
  odds integer[] NOT NULL,
  highest bigint NOT NULL,
  prize_group integer NOT NULL CHECK (prize_group BETWEEN 1700 AND 2000),
  groups integer[] CHECK (prize_group <= groups[1] AND groups[cardinality(groups)] <= 2000),
  uplines bigint[],
  bet_id bigint NOT NULL,
  staked_at timestamptz NOT NULL,
  placed_at timestamptz NOT NULL,
  copy_of bigint UNIQUE REFERENCES lottery_ticket,
  state text NOT NULL DEFAULT 'open' CHECK (state IN ('open', 'won', 'lost', 'returned', 'cancelled', 'stopped', 'void')),
  payout bigint CHECK (payout >= 0),
  returned bigint NOT NULL DEFAULT 0 CHECK (returned BETWEEN 0 AND stake),
  settled_at timestamptz,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  CHECK ((state = 'open') = (settled_at IS NULL)),
  CHECK (state = 'open' OR (state IN ('won', 'lost', 'returned')) = (payout IS NOT NULL)),
  CHECK ((groups IS NULL) = (uplines IS NULL) AND cardinality(groups) = cardinality(uplines) + 1)
) WITH (fillfactor = 50);
-- Issues are paid member by member. No index includes the state, so settling a ticket changes none of them.
CREATE INDEX lottery_ticket_issue ON lottery_ticket (issue_id, member_id, id);
CREATE INDEX lottery_ticket_own ON lottery_ticket (member_id, id);
CREATE UNIQUE INDEX lottery_ticket_bet ON lottery_ticket (member_id, bet_id);
CREATE INDEX lottery_ticket_chase ON lottery_ticket (chase_id) WHERE chase_id IS NOT NULL;
-- Issues without prize groups pay nothing for this index.
CREATE INDEX lottery_ticket_groups ON lottery_ticket (issue_id) WHERE groups IS NOT NULL;
CREATE TABLE lottery_exposure (
  merchant_id integer NOT NULL REFERENCES merchant,
  issue_id bigint NOT NULL REFERENCES lottery_issue,
  market text NOT NULL,
  cells bigint[] NOT NULL,
  worst bigint NOT NULL CHECK (worst >= 0),
  closed integer[] NOT NULL DEFAULT '{}',
  PRIMARY KEY (issue_id, market)
);`;

export const lotterySchema: SchemaPart = {
  name: 'lottery',
  sql: [tables, outsideTables, faultTables, rebateTable, lotteryLaw].join('\n'),
  appendOnly: ['lottery_draw', 'lottery_event'],
  invariants: [...lotteryInvariants, ...rebateInvariants],
  personalData: {
    keep: {
      lottery_ticket: { why: 'play' },
      lottery_chase: { why: 'play' },
      lottery_receivable: { why: 'play' },
      lottery_rebate: { why: 'books' },
    },
    // The archive shows the ticket as a bet.
    withhold: { lottery_ticket: 'sum', lottery_chase: 'sum', lottery_receivable: 'sum', lottery_rebate: 'sum' },
  },
};
