import type { SchemaPart } from '#database/schema-part.ts';

declare module '#database/schema.ts' {
  interface Database {
    feature_node: FeatureNodeTable;
  }
}

interface FeatureNodeTable {
  merchant_id: number;
  mod_id: string;
  parent_mod_id: string | null;
  position: number;
  enabled: boolean;
}

/** A merchant's flags as a tree of features. */
export const systemSchema: SchemaPart = {
  name: 'system',
  sql: `
CREATE TABLE feature_node (
  merchant_id integer NOT NULL REFERENCES merchant,
  mod_id text NOT NULL,
  parent_mod_id text,
  position integer NOT NULL,
  enabled boolean NOT NULL,
  PRIMARY KEY (merchant_id, mod_id),
  FOREIGN KEY (merchant_id, parent_mod_id) REFERENCES feature_node
);`,
};
