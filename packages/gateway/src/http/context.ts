import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { Member } from '#identity/member.ts';
import type { Merchant } from '#tenancy/merchant.ts';

/** The context of a call for every handler. */
export interface RequestContext {
  readonly requestId: string;
  readonly merchant: Merchant;
  /** Null for a visitor, which cannot happen in `memberRoute`. */
  readonly member: Member | null;
  /** One of the merchant's languages: from the query, otherwise the browser, otherwise the merchant's first. */
  readonly language: string;
  readonly ip: string;
  /** The User-Agent, truncated to 256 characters. */
  readonly userAgent: string;
  /** The `Origin` header of the calling page, or null. */
  readonly origin: string | null;
  /** The request's Host header in lower case, with its port. */
  readonly host: string;
  /** The gateway's clock, which control calls may shift. */
  readonly now: Date;
  /** Aborts if the caller hangs up before the answer. */
  readonly signal: AbortSignal;
  /** For reads, limited to the merchant's rows. */
  readonly db: GatewayDatabase;
  /** The same for totals and files, which may lag a little. */
  readonly reports: GatewayDatabase;
  /**
   * The database's time, shifted like the gateway's clock. Once-a-day and once-a-week actions read it while they hold
   * their lock, so it is later than the previous holder's time and the same for every gateway.
   */
  readonly timeIn: (trx: Transaction<Database>) => Promise<Date>;
  /** Runs an action in one database transaction. */
  readonly transaction: <Result>(action: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;
}
