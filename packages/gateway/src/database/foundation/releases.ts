/** What a release has written once for all merchants, by module; `merchant_seed` holds the same a merchant. */
export const releases = `
CREATE TABLE release_seed (
  module text PRIMARY KEY,
  version integer NOT NULL
);`;
