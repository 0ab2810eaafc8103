import { sql, type ColumnType, type Generated, type GeneratedAlways } from 'kysely';
import type { Dataset } from '#database/personal-data.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    launch_ticket: LaunchTicketTable;
    sitting: SittingTable;
    game_favourite: GameFavouriteTable;
    game_recent: GameRecentTable;
    game_winner: GameWinnerTable;
  }
}

interface LaunchTicketTable {
  ticket_hash: Buffer;
  merchant_id: number;
  /** Null for demo play. */
  member_id: number | null;
  node_id: number;
  unit: string;
  language: string;
  parent_origin: string;
  /** The token hash of the session that launched it. Null for demo play. */
  session_hash: Buffer | null;
  /** The aggregator that opens it. Null for a house game. */
  aggregator: string | null;
  expires_at: Date;
  used_at: Generated<Date | null>;
}

/** One player's session of one game, from opening to closing. */
interface SittingTable {
  id: GeneratedAlways<number>;
  token_hash: Buffer;
  merchant_id: number;
  member_id: number | null;
  node_id: number;
  unit: string;
  /** The rules of its rounds. */
  model: string;
  demo_balance: number | null;
  /** The last demo round, in the game's own format. */
  demo_round: ColumnType<object | null, never, string>;
  seed_id: Generated<number | null>;
  nonce: Generated<number>;
  session_hash: Buffer | null;
  opened_at: Date;
  seen_at: Date;
  /** When the rounds so far would end at the allowed pace. Null before the first. */
  paced_until: Generated<Date | null>;
  closed_at: Generated<Date | null>;
}

interface GameFavouriteTable {
  merchant_id: number;
  member_id: number;
  node_id: number;
  id: GeneratedAlways<number>;
}

interface GameRecentTable {
  merchant_id: number;
  member_id: number;
  node_id: number;
  played_at: Date;
}

interface GameWinnerTable {
  merchant_id: number;
  id: number;
  player: string;
  avatar: string;
  node_id: number;
  win_amount: number;
}

/**
 * A ticket opens a game once. A game of the house or of an aggregator is played in a sitting. Only a house game's
 * sitting has a seed (`house-games.schema.ts`), and only a demo's holds play money.
 */
const play = `
CREATE TABLE launch_ticket (
  ticket_hash bytea PRIMARY KEY,
  merchant_id integer NOT NULL REFERENCES merchant,
  member_id bigint,
  node_id integer NOT NULL REFERENCES game,
  unit text NOT NULL REFERENCES unit,
  language text NOT NULL,
  parent_origin text NOT NULL,
  session_hash bytea,
  -- Who opens it; null for a game that the house plays.
  aggregator text,
  expires_at timestamptz NOT NULL,
  used_at timestamptz,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE INDEX launch_ticket_age ON launch_ticket (expires_at);
CREATE TABLE sitting (
  id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  token_hash bytea NOT NULL UNIQUE,
  merchant_id integer NOT NULL REFERENCES merchant,
  member_id bigint,
  node_id integer NOT NULL REFERENCES game,
  unit text NOT NULL REFERENCES unit,
  model text NOT NULL,
  demo_balance bigint CHECK (demo_balance >= 0),
  demo_round jsonb,
  seed_id bigint,
  session_hash bytea,
  opened_at timestamptz NOT NULL,
  -- Columns that every round changes stand together: the write-ahead log then holds these bytes only.
  nonce integer NOT NULL DEFAULT 0,
  seen_at timestamptz NOT NULL,
  paced_until timestamptz,
  closed_at timestamptz,
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id),
  CHECK ((member_id IS NULL) = (demo_balance IS NOT NULL))
) WITH (fillfactor = 50);
CREATE INDEX sitting_member ON sitting (member_id);
CREATE INDEX sitting_demo ON sitting (opened_at) WHERE member_id IS NULL;`;

const lists = `
CREATE TABLE game_favourite (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  node_id integer NOT NULL REFERENCES game,
  id bigint GENERATED ALWAYS AS IDENTITY,
  PRIMARY KEY (merchant_id, member_id, node_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE TABLE game_recent (
  merchant_id integer NOT NULL,
  member_id bigint NOT NULL,
  node_id integer NOT NULL REFERENCES game,
  played_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_id, member_id, node_id),
  FOREIGN KEY (merchant_id, member_id) REFERENCES member (merchant_id, id)
);
CREATE TABLE game_winner (
  merchant_id integer NOT NULL REFERENCES merchant,
  id integer NOT NULL,
  player text NOT NULL,
  avatar text NOT NULL,
  node_id integer NOT NULL REFERENCES game,
  win_amount bigint NOT NULL CHECK (win_amount > 0),
  PRIMARY KEY (merchant_id, id)
);`;

const listOf = (name: string, table: 'game_favourite' | 'game_recent'): Dataset => ({
  name,
  tables: [table],
  columns: ['game'],
  rows: (own) => sql`SELECT g.names AS game FROM ${sql.table(table)} AS x JOIN game AS g ON g.node_id = x.node_id WHERE ${own('x')}`,
});

export const launchSchema: SchemaPart = {
  name: 'launch',
  sql: [play, lists].join('\n'),
  personalData: {
    erase: { game_favourite: {}, game_recent: {} },
    keep: { launch_ticket: { why: 'passing' }, sitting: { why: 'play' } },
    archive: [listOf('favourites', 'game_favourite'), listOf('recent-games', 'game_recent')],
    withhold: { launch_ticket: 'passing', sitting: 'passing' },
  },
};
