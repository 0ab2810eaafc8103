import type { Generated, GeneratedAlways } from 'kysely';
import type { Json } from '#database/schema.ts';
import { tellChanges } from '#database/tell-changes.ts';
import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    merchant: MerchantTable;
    merchant_status: MerchantStatusTable;
    blocked_network: BlockedNetworkTable;
  }
}

interface MerchantTable {
  id: GeneratedAlways<number>;
  code: string;
  brand: string;
  name: string;
  currency: string;
  languages: string[];
  time_zone: string;
  hosts: string[];
  site: Json<Record<string, unknown>>;
  /** See `MerchantProfile`. Checked when it is read. */
  profile: Json<unknown>;
  /** The maximum number of a member's ancestors. */
  tree_depth: Generated<number>;
}

interface MerchantStatusTable {
  merchant_id: number;
  status: 0 | 1 | 2;
  maintenance: boolean;
  region_restriction: boolean;
  end_time: Date | null;
}

interface BlockedNetworkTable {
  merchant_id: number;
  /** In CIDR notation, as PostgreSQL writes it: a single address ends in /32 or /128. */
  network: string;
}

/** Merchants, and whether and to whom each is open. */
export const tenancySchema: SchemaPart = {
  name: 'tenancy',
  sql: `
CREATE TABLE merchant (
  id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  code text NOT NULL UNIQUE,
  brand text NOT NULL,
  name text NOT NULL,
  currency text NOT NULL,
  languages text[] NOT NULL,
  time_zone text NOT NULL,
  hosts text[] NOT NULL,
  site jsonb NOT NULL,
  profile jsonb NOT NULL,
  tree_depth smallint NOT NULL DEFAULT 64 CHECK (tree_depth > 0)
);
CREATE TABLE merchant_status (
  merchant_id integer PRIMARY KEY REFERENCES merchant,
  status smallint NOT NULL CHECK (status IN (0, 1, 2)),
  maintenance boolean NOT NULL,
  region_restriction boolean NOT NULL,
  end_time timestamptz
);
CREATE TABLE blocked_network (
  merchant_id integer NOT NULL REFERENCES merchant,
  network cidr NOT NULL,
  PRIMARY KEY (merchant_id, network)
);
${tellChanges('merchants', ['merchant'])}
${tellChanges('status', ['merchant_status', 'blocked_network'])}`,
};
