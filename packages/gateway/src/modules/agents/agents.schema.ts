import type { ColumnType, GeneratedAlways } from 'kysely';
import type { SchemaPart } from '#database/schema-part.ts';
import type { Actor } from '#ledger/facts.ts';
import type { Figure, MoneyFigure } from './figures.rules.ts';
import { figures, moneyFigures } from './figures.rules.ts';
import { activeLaw } from './active.law.ts';
import { foldLaw } from './fold.law.ts';
import { moneyLaw } from './money.law.ts';
import { moveInvariants, moveLaw } from './moving/move.law.ts';
import { sizeLaw } from './size.law.ts';
import { teamInvariants } from './team.invariants.ts';

declare module '#database/schema.ts' {
  interface Database {
    member_move: MemberMoveTable;
    former_lineage: FormerLineageTable;
    member_money_hour: MemberMoneyHourTable;
    lineage_hour: LineageHourTable;
    team_hour: TeamHourTable;
    member_month: MemberMonthTable;
    team_active: TeamActiveTable;
    lineage_step: LineageStepTable;
    team_size: TeamSizeTable;
    team_fold: TeamFoldTable;
  }
}

/** Only the database's own functions write it. */
type ByDatabase<Value> = ColumnType<Value, never, never>;
type Sums<Name extends string> = Readonly<Record<Name, ByDatabase<number>>>;

/** A member's move to another parent, with everyone below. Inserting the row moves them. */
interface MemberMoveTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  member_id: number;
  from_parent: ByDatabase<number | null>;
  to_parent: number | null;
  members: ByDatabase<number>;
  moved_at: Date;
  actor: Actor;
}

/** A member's lineage until it or somebody above it moved. */
interface FormerLineageTable {
  merchant_id: ByDatabase<number>;
  member_id: ByDatabase<number>;
  until: ByDatabase<Date>;
  move_id: ByDatabase<number>;
  lineage_id: ByDatabase<number>;
}

/** A member's hourly figures other than bets. */
interface MemberMoneyHourTable extends Sums<MoneyFigure> {
  member_id: ByDatabase<number>;
  hour: ByDatabase<Date>;
  merchant_id: ByDatabase<number>;
  lineage_id: ByDatabase<number>;
}

/** A lineage's hourly figures. Figures other than play have the game type ''. */
interface LineageHourTable extends Sums<Figure> {
  merchant_id: ByDatabase<number>;
  lineage_id: ByDatabase<number>;
  hour: ByDatabase<Date>;
  game_type: ByDatabase<string>;
}

/** The hourly figures of everyone below an agent. */
interface TeamHourTable extends Sums<Figure> {
  merchant_id: ByDatabase<number>;
  ancestor_id: ByDatabase<number>;
  hour: ByDatabase<Date>;
  game_type: ByDatabase<string>;
}

/** The merchant's days of a month on which a member has played. */
interface MemberMonthTable {
  merchant_id: ByDatabase<number>;
  /** The first day of the month, `yyyy-mm-dd`. */
  month: ByDatabase<string>;
  lineage_id: ByDatabase<number>;
  member_id: ByDatabase<number>;
  /** Bit 0 is the first day of the month. */
  days: ByDatabase<number>;
}

/** Members below an agent who played on a day, by the days since their previous day of play. */
interface TeamActiveTable {
  merchant_id: ByDatabase<number>;
  ancestor_id: ByDatabase<number>;
  /** `yyyy-mm-dd` */
  day: ByDatabase<string>;
  gap: ByDatabase<number>;
  members: ByDatabase<number>;
}

/** How many members joined or left a lineage since the last fold. */
interface LineageStepTable {
  merchant_id: ByDatabase<number>;
  lineage_id: ByDatabase<number>;
  members: ByDatabase<number>;
  agents: ByDatabase<number>;
}

/** The size of an agent's team at the last fold. */
interface TeamSizeTable {
  merchant_id: ByDatabase<number>;
  ancestor_id: ByDatabase<number>;
  members: ByDatabase<number>;
  agents: ByDatabase<number>;
}

/** The instant up to which a merchant's teams are summed. */
interface TeamFoldTable {
  merchant_id: ByDatabase<number>;
  /** By the database's clock: transactions that began before it are summed. */
  reached: ByDatabase<Date>;
  /** The same by the gateway's clock, for reports. */
  until: ByDatabase<Date>;
}

const moves = `
CREATE TABLE member_move (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  from_parent bigint,
  to_parent bigint,
  -- How many members moved, including the moved one.
  members integer NOT NULL,
  moved_at timestamptz NOT NULL,
  actor actor NOT NULL,
  CHECK (from_parent IS DISTINCT FROM to_parent),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, from_parent) REFERENCES member (merchant_id, id),
  FOREIGN KEY (merchant_id, to_parent) REFERENCES member (merchant_id, id)
);
CREATE INDEX member_move_member ON member_move (member_id, moved_at);
CREATE INDEX member_move_from ON member_move (from_parent) WHERE from_parent IS NOT NULL;
CREATE TABLE former_lineage (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  until timestamptz NOT NULL,
  -- No foreign key: the move's row is added after the branch has moved.
  move_id bigint NOT NULL,
  lineage_id integer NOT NULL,
  PRIMARY KEY (member_id, until, move_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX former_lineage_move ON former_lineage (move_id);`;

const columns = (names: readonly string[]): string => names.map((name) => `  ${name} bigint NOT NULL,`).join('\n');

/** A member's hours and their sums: by lineage, which records what was already summed, and by ancestor. */
const sums = `
CREATE TABLE member_money_hour (
  member_id bigint NOT NULL,
  hour timestamptz NOT NULL,
  merchant_id integer NOT NULL,
  lineage_id integer NOT NULL,
${columns(moneyFigures)}
  PRIMARY KEY (member_id, hour, lineage_id)
) WITH (fillfactor = 90);
CREATE INDEX member_money_hour_merchant ON member_money_hour (merchant_id, hour);
CREATE TABLE lineage_hour (
  merchant_id integer NOT NULL,
  lineage_id integer NOT NULL,
  hour timestamptz NOT NULL,
${columns(figures)}
  game_type text NOT NULL,
  PRIMARY KEY (merchant_id, hour, lineage_id, game_type)
) WITH (fillfactor = 70);
CREATE INDEX lineage_hour_lineage ON lineage_hour (lineage_id, hour);
CREATE TABLE team_hour (
  merchant_id integer NOT NULL,
  ancestor_id bigint NOT NULL,
  hour timestamptz NOT NULL,
${columns(figures)}
  game_type text NOT NULL,
  PRIMARY KEY (merchant_id, ancestor_id, hour, game_type)
) WITH (fillfactor = 70);
CREATE TABLE member_month (
  merchant_id integer NOT NULL,
  month date NOT NULL,
  lineage_id integer NOT NULL,
  member_id bigint NOT NULL,
  days integer NOT NULL,
  PRIMARY KEY (member_id, month, lineage_id)
) WITH (fillfactor = 70);
CREATE INDEX member_month_merchant ON member_month (merchant_id, month);
CREATE TABLE team_active (
  merchant_id integer NOT NULL,
  ancestor_id bigint NOT NULL,
  day date NOT NULL,
  gap smallint NOT NULL,
  members integer NOT NULL,
  PRIMARY KEY (merchant_id, ancestor_id, day, gap)
) WITH (fillfactor = 70);
CREATE TABLE lineage_step (
  merchant_id integer NOT NULL,
  lineage_id integer NOT NULL,
  members integer NOT NULL,
  agents integer NOT NULL
);
CREATE INDEX lineage_step_merchant ON lineage_step (merchant_id);
CREATE TABLE team_size (
  merchant_id integer NOT NULL,
  ancestor_id bigint NOT NULL,
  members integer NOT NULL,
  agents integer NOT NULL,
  PRIMARY KEY (merchant_id, ancestor_id)
) WITH (fillfactor = 70);
CREATE TABLE team_fold (
  merchant_id integer PRIMARY KEY REFERENCES merchant,
  reached timestamptz NOT NULL,
  until timestamptz NOT NULL
);`;

export const agentsSchema: SchemaPart = {
  name: 'agents',
  sql: [moves, sums, moveLaw, moneyLaw, sizeLaw, activeLaw, foldLaw].join('\n'),
  appendOnly: ['member_move'],
  byTriggers: [
    'former_lineage',
    'member_money_hour',
    'lineage_hour',
    'team_hour',
    'member_month',
    'team_active',
    'lineage_step',
    'team_size',
    'team_fold',
  ],
  invariants: [...moveInvariants, ...teamInvariants],
  personalData: {
    keep: {
      member_move: { why: 'identity' },
      former_lineage: { why: 'identity' },
      member_money_hour: { why: 'play' },
      member_month: { why: 'play' },
    },
    withhold: { member_move: 'sum', former_lineage: 'sum', member_money_hour: 'sum', member_month: 'sum' },
  },
};
