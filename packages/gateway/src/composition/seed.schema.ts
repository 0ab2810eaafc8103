import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    merchant_seed: MerchantSeedTable;
    release_seed: ReleaseSeedTable;
  }
}

interface MerchantSeedTable {
  merchant_id: number;
  module: string;
  version: number;
}

interface ReleaseSeedTable {
  module: string;
  version: number;
}

/** Which seeds have run for a merchant, and once per release for all merchants, by module. */
export const seedSchema: SchemaPart = {
  name: 'seed',
  sql: `
CREATE TABLE merchant_seed (
  merchant_id integer NOT NULL REFERENCES merchant,
  module text NOT NULL,
  version integer NOT NULL,
  PRIMARY KEY (merchant_id, module)
);
CREATE TABLE release_seed (
  module text PRIMARY KEY,
  version integer NOT NULL
);`,
};
