/**
 * Vendors at which a merchant's members keep money apart: an account of the kind `VENDOR:<code>` each, opened by the first transfer. A
 * merchant without any has a single wallet.
 */
export const vendorWallets = `
CREATE TABLE vendor_wallet (
  merchant_id integer NOT NULL REFERENCES merchant,
  vendor text NOT NULL REFERENCES game_vendor,
  is_open boolean NOT NULL DEFAULT true,
  PRIMARY KEY (merchant_id, vendor)
);`;
