import type { Transaction } from 'kysely';
import type { Database } from '#database/schema.ts';
import type { Tenants } from '#database/tenants.ts';
import type { JobQueue } from '#jobs/job-queue.ts';
import { AppError } from '#base/app-error.ts';
import type { Merchant } from '#tenancy/merchant.ts';
import { deliverMessage } from './deliver-message.ts';
import type { Carriers, Channel, NewMessage } from './message.ts';
import { deleteMessage, findWaitingMessage, insertMessage, markDelivered } from './message.repo.ts';

/** Mail and text messages to members; `platform.messages`. */
export class Messages {
  readonly #carriers: Carriers;
  readonly #jobs: JobQueue;

  constructor(carriers: Carriers, jobs: JobQueue) {
    this.#carriers = carriers;
    this.#jobs = jobs;
  }

  /** Whether this gateway sends messages of the channel. In production it sends only what is configured. */
  canSend(channel: Channel): boolean {
    return this.#carriers[channel] !== null;
  }

  /**
   * Sends a message if the caller's transaction commits. A job delivers it, and retries for about an hour.
   *
   * @throws AppError NOT_AVAILABLE if the channel has no carrier
   */
  async send(trx: Transaction<Database>, message: NewMessage, now: Date): Promise<void> {
    if (!this.canSend(message.channel)) throw new AppError('NOT_AVAILABLE');
    const messageId = await insertMessage(trx, message, now);
    await this.#jobs.enqueue(trx, deliverMessage, { messageId }, { merchantId: message.merchantId });
  }

  /** For the job. Once a message is delivered, or too old to be kept, there is nothing to do. */
  async deliver(tenants: Tenants, merchant: Merchant, messageId: number, now: Date): Promise<void> {
    const db = tenants.of(merchant.id);
    const message = await findWaitingMessage(db, merchant.id, messageId);
    if (message === null) return;
    const carrier = this.#carriers[message.channel];
    if (carrier === null) throw new Error(`Nobody carries messages by ${message.channel}`);
    await carrier.deliver(message, merchant, now);
    await (carrier.isInbox ? markDelivered(db, message, now) : deleteMessage(db, message));
  }

  close(): void {
    for (const carrier of Object.values(this.#carriers)) carrier?.close();
  }
}

declare module '#base/platform.ts' {
  interface Platform {
    readonly messages: Messages;
  }
}
