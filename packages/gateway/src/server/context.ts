import type { Currency } from '@livery/contract/money';
import type { Transaction } from 'kysely';
import type { Database, GatewayDatabase, SessionScope } from '../database/schema.ts';
import type { Purse } from '../ledger/accounts.ts';
import type { MerchantProfile } from './merchant-profile.ts';

/** A tenant: one brand's players, money and settings. */
export interface Merchant {
  readonly id: number;
  readonly code: string;
  readonly brand: string;
  readonly name: string;
  readonly currency: Currency;
  /** The first one is the default. */
  readonly languages: readonly string[];
  readonly timeZone: string;
  readonly hosts: readonly string[];
  readonly profile: MerchantProfile;
}

/** The account behind a valid session token, read anew for every call. */
export interface Member {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  /** 0 ordinary, 4 trial, 1, 2, 41 and 42 agents (specification, section 3). */
  readonly type: number;
  readonly vipLevel: number;
  /** The member's upline. */
  readonly parentId: number | null;
  /** What the member plays in: the merchant's currency, or play money. */
  readonly unit: string;
  /** The accounts of the ledger as they were when the call came in. */
  readonly purse: Purse;
  /** What the session's token is stored as. */
  readonly sessionHash: Buffer;
  readonly sessionScope: SessionScope;
  readonly sessionOpenedAt: Date;
  /** When the member last confirmed in this session that it is them. */
  readonly confirmedAt: Date | null;
}

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
