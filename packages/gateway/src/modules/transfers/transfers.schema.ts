import type { Generated } from 'kysely';

declare module '#database/schema.ts' {
  interface Database {
    vendor_wallet: VendorWalletTable;
  }
}

/** A vendor at which the merchant's members keep money apart. */
interface VendorWalletTable {
  merchant_id: number;
  vendor: string;
  /** Whether the vendor takes and gives money now. */
  is_open: Generated<boolean>;
}
