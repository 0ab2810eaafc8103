import type { Generated } from 'kysely';
import type { GameModelId } from '@livery/arcade/models/game-models';
import type { SlotTheme } from '@livery/arcade/slot/slot-theme';
import type { CoverFamily } from '@livery/art/families/registry';
import type { SchemaPart } from '#database/schema-part.ts';
import type { Json } from '#database/schema.ts';
import { tellChanges, tellChangesOfMerchant } from '#database/tell-changes.ts';
import type { Texts } from '#base/texts.ts';
import type { GameTypeCode } from './game-types.rules.ts';
import type { LotteryModel } from './lottery-kind.rules.ts';

declare module '#database/schema.ts' {
  interface Database {
    game_vendor: GameVendorTable;
    game: GameTable;
    merchant_vendor: MerchantVendorTable;
    merchant_game: MerchantGameTable;
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
  model: GameModelId | LotteryModel | null;
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

/** A merchant's differences from the release. */
interface MerchantGameTable {
  merchant_id: number;
  node_id: number;
  /** Null follows the vendor's offer. */
  offered: boolean | null;
  /** Closes the game at this merchant. False follows the release. */
  maintenance: Generated<boolean>;
  /** Null follows the release. `hot_rank` is set only with true. */
  is_hot: boolean | null;
  hot_rank: number | null;
}

/**
 * The release's games and vendors are stored once. `merchant_game` stores only a merchant's differences: `offered` and
 * `is_hot` are NULL where the merchant follows its vendor's offer and the common hot list. Maintenance of a game
 * applies to every merchant, so `merchant_game.maintenance` can only add to it. `search` has the names without case and
 * accents.
 */
const catalogue = `
CREATE TABLE game_vendor (
  code text PRIMARY KEY,
  name text NOT NULL,
  position integer NOT NULL
);
CREATE TABLE game (
  node_id integer PRIMARY KEY,
  vendor text NOT NULL REFERENCES game_vendor,
  type text NOT NULL,
  code text NOT NULL,
  names jsonb NOT NULL,
  search jsonb NOT NULL,
  game_class text,
  theme text NOT NULL,
  family text NOT NULL,
  palette smallint NOT NULL,
  model text,
  rtp numeric(6, 4),
  has_demo boolean NOT NULL,
  maintenance boolean NOT NULL,
  icon text NOT NULL CHECK (icon IN ('drawn', 'broken', 'none')),
  hot_rank smallint,
  position integer NOT NULL
);
CREATE TABLE merchant_vendor (
  merchant_id integer NOT NULL REFERENCES merchant,
  vendor text NOT NULL REFERENCES game_vendor,
  PRIMARY KEY (merchant_id, vendor)
);
CREATE TABLE merchant_game (
  merchant_id integer NOT NULL REFERENCES merchant,
  node_id integer NOT NULL REFERENCES game,
  offered boolean,
  maintenance boolean NOT NULL DEFAULT false,
  is_hot boolean,
  hot_rank smallint,
  PRIMARY KEY (merchant_id, node_id),
  CHECK ((is_hot IS TRUE) = (hot_rank IS NOT NULL))
);`;

export const catalogueSchema: SchemaPart = {
  name: 'catalogue',
  sql: [
    catalogue,
    tellChanges('catalogue', ['game_vendor', 'game']),
    tellChangesOfMerchant('catalogue', ['merchant_vendor', 'merchant_game']),
  ].join('\n'),
};
