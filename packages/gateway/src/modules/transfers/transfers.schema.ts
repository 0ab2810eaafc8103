import type { Generated } from 'kysely';
import { transferInvariants } from './transfers.invariants.ts';
import type { SchemaPart } from '#database/schema-part.ts';
import { told, type Postings } from '#ledger/posting-kinds.ts';

declare module '#database/schema.ts' {
  interface Database {
    vendor_wallet: VendorWalletTable;
  }
}

/** A vendor where the merchant's members keep money in a separate wallet. */
interface VendorWalletTable {
  merchant_id: number;
  vendor: string;
  /** Whether the vendor accepts and returns money now. */
  is_open: Generated<boolean>;
}

/**
 * The vendors that hold a merchant's members' money in separate wallets: an account of the kind `VENDOR:<code>` each,
 * opened by the first transfer. A merchant without any has a single wallet.
 */
export const transfersSchema: SchemaPart = {
  name: 'transfers',
  sql: `
CREATE TABLE vendor_wallet (
  merchant_id integer NOT NULL REFERENCES merchant,
  vendor text NOT NULL REFERENCES game_vendor,
  is_open boolean NOT NULL DEFAULT true,
  PRIMARY KEY (merchant_id, vendor)
);`,
  invariants: transferInvariants,
};

export const transferPostings = {
  transferIn: told('transfer', { en: 'To a vendor’s wallet', pt: 'Para a carteira de um provedor' }),
  transferOut: told('transfer', { en: 'Back from a vendor’s wallet', pt: 'De volta da carteira de um provedor' }),
  transferUpline: {
    type: 'transfer',
    credit: { en: 'From a member of your team', pt: 'De um membro da sua equipe' },
    debit: { en: 'To your upline', pt: 'Para seu superior' },
  },
  transferDownline: {
    type: 'transfer',
    credit: { en: 'From your upline', pt: 'De seu superior' },
    debit: { en: 'To a member of your team', pt: 'Para um membro da sua equipe' },
  },
} satisfies Postings;

type TransferPostings = typeof transferPostings;

declare module '#ledger/posting-kinds.ts' {
  interface PostingKinds extends TransferPostings {}
}
