import type { RawBuilder } from 'kysely';
import type { LedgerTransaction } from '#ledger/accounts.ts';
import type { MemberKey } from '#base/member-key.ts';

export interface SettledBet extends MemberKey {
  readonly gameType: string;
  /** The amount at risk, in minor units. */
  readonly validStake: number;
  readonly unit: string;
  readonly now: Date;
}

export interface VoidedBet {
  readonly id: number;
  readonly memberId: number;
  readonly gameType: string;
  readonly now: Date;
  /** The merchant's day of its settlement. Null for a bet that was open. */
  readonly day: string | null;
}

/** A module's reactions to a changed bet, in the same transaction, after the ledger's postings. */
export interface BetHooks {
  readonly settled?: {
    /** An SQL condition on the row `bet`. If it is false, `run` is not called. It needs no extra statement. */
    readonly concerns: RawBuilder<boolean>;
    readonly run: (trx: LedgerTransaction, bet: SettledBet) => Promise<void>;
  };
  readonly voided?: (trx: LedgerTransaction, bet: VoidedBet) => Promise<void>;
}

declare module '#http/module.ts' {
  interface GatewayModule {
    readonly onBet?: BetHooks;
  }
}
