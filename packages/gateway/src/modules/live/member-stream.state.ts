import type { ServerResponse } from 'node:http';
import type { LiveTopic } from '@livery/contract/live-topics';
import type { LiveMessage, MemberCounts } from '@livery/contract/shapes';
import { inPurse, type Purse } from '#ledger/accounts.ts';
import type { StreamCall } from '#http/route.ts';
import { presentBalance } from '../wallet/wallet.present.ts';
import { writeEventCursor } from './event-cursor.rules.ts';

export interface MemberEvent {
  readonly id: number;
  readonly topic: Extract<LiveMessage, { type: 'changed' }>['topic'];
  readonly reference: string | null;
}

/** What is so with a member now. */
export interface MemberState {
  readonly purse: Purse;
  /** Null where it was not asked for. */
  readonly counts: MemberCounts | null;
}

/** One open page, or the tabs of one browser: what it was told so far, and the connection by which it is told more. */
export class MemberStream {
  readonly memberId: number;
  readonly memberType: number;
  readonly merchantId: number;
  readonly sessionHash: Buffer;
  readonly ip: string;
  readonly #unit: string;
  readonly #response: ServerResponse;
  #cursor: number;
  #cash: number | null = null;
  #funds: string | null = null;
  #counts: string | null = null;
  #blockedBeats = 0;
  #isBlocked = false;

  constructor({ member, merchant, ip }: StreamCall, response: ServerResponse, cursor: number) {
    this.memberId = member.id;
    this.memberType = member.type;
    this.merchantId = merchant.id;
    this.sessionHash = member.sessionHash;
    this.ip = ip;
    this.#unit = member.unit;
    this.#response = response;
    this.#cursor = cursor;
    response.on('drain', () => {
      this.#isBlocked = false;
      this.#blockedBeats = 0;
    });
  }

  /** Events up to this one were told. */
  get cursor(): number {
    return this.#cursor;
  }

  /** Nothing was told yet of what is so. */
  get isNew(): boolean {
    return this.#counts === null;
  }

  /** The reader takes no more for now: what happens meanwhile is read again later, and kept nowhere. */
  get isBlocked(): boolean {
    return this.#isBlocked;
  }

  hello(isResumed: boolean, now: Date): void {
    this.#send({ type: 'hello', isResumed }, now);
  }

  /** Tells what came since the last time, then what is so now, as far as it was not told before. */
  tell(events: readonly MemberEvent[], { purse, counts }: MemberState, now: Date): void {
    for (const { id, topic, reference } of events) {
      if (id <= this.#cursor) continue;
      this.#cursor = id;
      if (topic !== 'counts') this.#send({ type: 'changed', topic, reference }, now);
    }
    const cash = inPurse(purse, 'CASH', this.#unit).balance;
    if (cash !== this.#cash) this.#send({ type: 'balance', balance: presentBalance(cash, this.#unit, now) }, now);
    this.#cash = cash;
    const funds = JSON.stringify(purse.map(({ kind, unit, balance }) => (kind === 'CASH' ? [] : [kind, unit, balance])));
    if (this.#funds !== null && funds !== this.#funds) this.#send({ type: 'changed', topic: 'funds', reference: null }, now);
    this.#funds = funds;
    if (counts === null) return;
    const text = JSON.stringify(counts);
    if (text !== this.#counts) this.#send({ type: 'counts', counts }, now);
    this.#counts = text;
  }

  /** What concerns everybody: it has no number, since a member who was away reads it anyway. */
  announce(topic: LiveTopic, now: Date): void {
    if (!this.#isBlocked) this.#send({ type: 'changed', topic, reference: null }, now);
  }

  /** A sign of life that carries how far was told; false for a reader that has taken nothing since the last two. */
  beat(now: Date): boolean {
    if (this.#isBlocked) this.#blockedBeats += 1;
    else this.#write(`id: ${this.#idAt(now)}\n\n`);
    return this.#blockedBeats <= 2;
  }

  end(reason: 'session' | 'closing', now: Date): void {
    this.#send({ type: 'end', reason }, now);
    this.#response.end();
  }

  destroy(): void {
    this.#response.destroy();
  }

  #send(message: LiveMessage, now: Date): void {
    this.#write(`id: ${this.#idAt(now)}\ndata: ${JSON.stringify(message)}\n\n`);
  }

  #idAt(now: Date): string {
    return writeEventCursor({ id: this.#cursor, at: now.getTime() });
  }

  #write(text: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    if (!this.#response.write(text)) this.#isBlocked = true;
  }
}
