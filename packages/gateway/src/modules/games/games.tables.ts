import type { Generated, GeneratedAlways } from 'kysely';
import type { SlotModelId } from '../../../games/slot/slot-models.ts';
import type { Turn } from '../../../games/slot/slot-outcome.ts';
import type { SlotTheme } from '../../../games/slot/slot-theme.ts';
import type { CoverFamily } from '../../art/families/registry.ts';
import type { Json } from '../../database/schema.ts';
import type { GameTypeCode } from './catalogue/game-types.ts';
import type { GameName } from './catalogue/names.ts';

declare module '../../database/schema.ts' {
  interface Database {
    game_vendor: GameVendorTable;
    game: GameTable;
    game_winner: GameWinnerTable;
    game_favourite: GameFavouriteTable;
    game_recent: GameRecentTable;
    game_ticket: GameTicketTable;
    game_session: GameSessionTable;
    game_round: GameRoundTable;
    game_revealed_seed: GameRevealedSeedTable;
    demo_launch: DemoLaunchTable;
  }
}

interface GameVendorTable {
  merchant_id: number;
  code: string;
  name: string;
  position: number;
}

interface GameTable {
  merchant_id: number;
  node_id: number;
  vendor: string;
  type: GameTypeCode;
  code: string;
  names: Json<GameName>;
  /** Names without case and accents. */
  search: Json<GameName>;
  game_class: string | null;
  theme: SlotTheme;
  family: CoverFamily;
  palette: number;
  model: SlotModelId | null;
  /** Percent; `numeric` arrives as text. */
  rtp: string | null;
  has_demo: boolean;
  maintenance: boolean;
  icon: 'drawn' | 'broken' | 'none';
  hot_rank: number | null;
  position: number;
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

interface GameTicketTable {
  ticket_hash: Buffer;
  merchant_id: number;
  member_id: number | null;
  cash_account_id: number | null;
  node_id: number;
  language: string;
  parent_origin: string;
  session_hash: Buffer | null;
  expires_at: Date;
  used_at: Date | null;
}

interface GameSessionTable {
  id: GeneratedAlways<number>;
  token_hash: Buffer;
  merchant_id: number;
  member_id: number | null;
  cash_account_id: number | null;
  node_id: number;
  demo_balance: number | null;
  server_seed: Buffer;
  nonce: Generated<number>;
  /** The session that launched it, as its token is stored; null for demo play. */
  session_hash: Buffer | null;
  opened_at: Date;
  seen_at: Date;
  /** When its rounds so far would be over at the pace that is allowed; null before the first. */
  paced_until: Generated<Date | null>;
  closed_at: Date | null;
}

interface GameRoundTable {
  id: GeneratedAlways<number>;
  session_id: number;
  idempotency_key: string;
  txn_id: number | null;
  commitment: string;
  client_seed: string;
  nonce: number;
  stake: number;
  win: number;
  balance: number;
  turns: Json<readonly Turn[]>;
  played_at: Date;
}

interface GameRevealedSeedTable {
  session_id: number;
  commitment: string;
  server_seed: string;
  revealed_at: Date;
}

interface DemoLaunchTable {
  merchant_id: number;
  network: string;
  launches: number;
  started_at: Date;
}
