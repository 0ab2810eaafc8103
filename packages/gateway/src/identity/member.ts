import type { SessionScope } from './identity.schema.ts';
import type { Purse } from '#ledger/accounts.ts';

/** The account behind a valid session token, read again for every call. */
export interface Member {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  /** 0 ordinary, 4 trial, 1, 2, 41 and 42 agents (specification, section 3). */
  readonly type: number;
  readonly vipLevel: number;
  /** The member's upline. */
  readonly parentId: number | null;
  /** The unit of play: the merchant's currency, or play money. */
  readonly unit: string;
  /** The ledger accounts as they were when the call arrived. */
  readonly purse: Purse;
  /** The stored form of the session's token. */
  readonly sessionHash: Buffer;
  readonly sessionScope: SessionScope;
  readonly sessionOpenedAt: Date;
  /** When the member last confirmed their identity in this session. */
  readonly confirmedAt: Date | null;
}
