import type { Transaction } from 'kysely';
import type { MemberKey } from '#base/member-key.ts';
import type { Database } from '#database/schema.ts';
import type { Merchant } from '#tenancy/merchant.ts';

export interface Closing extends MemberKey {
  readonly merchant: Merchant;
  readonly at: Date;
}

/** Ends the module's records of an account, in the transaction that closes it. */
export type OnClose = (trx: Transaction<Database>, closing: Closing) => Promise<void>;

declare module '#http/module.ts' {
  interface GatewayModule {
    readonly onClose?: OnClose;
  }
}
