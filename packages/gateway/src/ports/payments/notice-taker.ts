import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { JobQueue } from '#jobs/job-queue.ts';
import type { PaymentNotice } from './payment-provider.ts';

export interface TakenNotice {
  /** The transaction that accepted the notice. Its effects commit or roll back with it. */
  readonly trx: Transaction<Database>;
  readonly jobs: JobQueue;
  readonly merchantId: number;
  readonly provider: string;
  readonly notice: PaymentNotice;
  readonly now: Date;
}

/** Carries out a provider's notice. False if the handler does not know its subject. */
export type NoticeTaker = (taken: TakenNotice) => Promise<boolean>;
