import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { SlotTheme } from '@livery/arcade/slot/slot-theme';
import type { CoverFamily } from '@livery/art/families/registry';
import type { Json } from '#database/schema.ts';
import type { Texts } from '#base/texts.ts';
import type { GameTypeCode } from './game-types.ts';
import type { GameModelId } from '@livery/arcade/models/game-models';

declare module '#database/schema.ts' {
  interface Database {
    game_vendor: GameVendorTable;
    game: GameTable;
    merchant_vendor: MerchantVendorTable;
    merchant_game: MerchantGameTable;
    game_winner: GameWinnerTable;
    game_favourite: GameFavouriteTable;
    game_recent: GameRecentTable;
    launch_ticket: LaunchTicketTable;
    sitting: SittingTable;
    sitting_seed: SittingSeedTable;
  }
}

interface GameVendorTable {
  code: string;
  name: string;
  position: number;
}

interface GameTable {
  node_id: number;
  vendor: string;
  type: GameTypeCode;
  code: string;
  names: Json<Texts>;
  /** Names without case and accents. */
  search: Json<Texts>;
  game_class: string | null;
  theme: SlotTheme;
  family: CoverFamily;
  palette: number;
  model: GameModelId | null;
  /** Percent; `numeric` arrives as text. */
  rtp: string | null;
  has_demo: boolean;
  maintenance: boolean;
  icon: 'drawn' | 'broken' | 'none';
  hot_rank: number | null;
  position: number;
}

interface MerchantVendorTable {
  merchant_id: number;
  vendor: string;
}

/** What a merchant has different from everybody. */
interface MerchantGameTable {
  merchant_id: number;
  node_id: number;
  /** Null: as its vendor is. */
  offered: boolean | null;
  /** Closes the game at this merchant; false leaves it as it is for everybody. */
  maintenance: Generated<boolean>;
  /** Null: as for everybody; true takes `hot_rank`, and only then there is one. */
  is_hot: boolean | null;
  hot_rank: number | null;
}

interface GameWinnerTable {
  merchant_id: number;
  id: number;
  player: string;
  avatar: string;
  node_id: number;
  win_amount: number;
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

interface LaunchTicketTable {
  ticket_hash: Buffer;
  merchant_id: number;
  /** Null for demo play. */
  member_id: number | null;
  node_id: number;
  unit: string;
  language: string;
  parent_origin: string;
  /** The session that launched it, as its token is stored; null for demo play. */
  session_hash: Buffer | null;
  /** Who opens it; null for a game that the house plays. */
  aggregator: string | null;
  expires_at: Date;
  used_at: Generated<Date | null>;
}

/** One player at one game, from its opening to its end. */
interface SittingTable {
  id: GeneratedAlways<number>;
  token_hash: Buffer;
  merchant_id: number;
  member_id: number | null;
  node_id: number;
  unit: string;
  /** The rules that its rounds are played by. */
  model: string;
  demo_balance: number | null;
  /** Its last round, as its game writes it. */
  demo_round: ColumnType<object | null, never, string>;
  seed_id: Generated<number | null>;
  nonce: Generated<number>;
  session_hash: Buffer | null;
  opened_at: Date;
  seen_at: Date;
  /** When its rounds so far would be over at the pace that is allowed; null before the first. */
  paced_until: Generated<Date | null>;
  closed_at: Generated<Date | null>;
}

interface SittingSeedTable {
  id: GeneratedAlways<number>;
  merchant_id: number;
  sitting_id: number;
  server_seed: Buffer;
  made_at: Date;
  revealed_at: Generated<Date | null>;
}
