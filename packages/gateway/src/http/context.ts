import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase } from '#database/schema.ts';
import type { Member } from '#identity/member.ts';
import type { Merchant } from '#tenancy/merchant.ts';

/** What every handler knows of a call. */
export interface RequestContext {
  readonly requestId: string;
  readonly merchant: Merchant;
  /** Null for a visitor; never null in `memberRoute`. */
  readonly member: Member | null;
  /** One of the merchant's languages: the query's, else the browser's, else the merchant's first. */
  readonly language: string;
  readonly ip: string;
  /** What the browser says it is, cut at 256 characters. */
  readonly userAgent: string;
  /** Of the page that calls, by the browser's word; null where it says none. */
  readonly origin: string | null;
  /** The request's Host header, lower case, with its port. */
  readonly host: string;
  /** The gateway's clock, which control calls may shift. */
  readonly now: Date;
  /** Aborts when the caller hangs up before it has its answer. */
  readonly signal: AbortSignal;
  /** For reads: the merchant's rows and no other's. */
  readonly db: GatewayDatabase;
  /** The same for totals and files, which may be a little late. */
  readonly reports: GatewayDatabase;
  /**
   * The database's time, shifted as the gateway's clock is. Whatever happens once in a day or a week reads it behind its lock: it is later
   * than what held the lock before, and the same for every gateway.
   */
  readonly timeIn: (trx: Transaction<Database>) => Promise<Date>;
  /** Runs an action in one database transaction. */
  readonly transaction: <Result>(action: (trx: Transaction<Database>) => Promise<Result>) => Promise<Result>;
}
