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

/** A member's current state. */
export interface MemberState {
  readonly purse: Purse;
  /** Null if it was not requested. */
  readonly counts: MemberCounts | null;
}

/** One open page, or the tabs of one browser: its cursor and its connection. */
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

  /** The last event that was announced. */
  get cursor(): number {
    return this.#cursor;
  }

  /** True before anything was sent. */
  get isNew(): boolean {
    return this.#counts === null;
  }

  /** The reader is full for now. Nothing is buffered: it reads again later. */
  get isBlocked(): boolean {
    return this.#isBlocked;
  }

  hello(isResumed: boolean, now: Date): void {
    this.#send({ type: 'hello', isResumed }, now);
  }

  /** Sends new events, then the parts of the current state that have changed. */
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

  /** An event for everyone. It has no id, because a member who was away reads the state anyway. */
  announce({ topic, reference }: { readonly topic: LiveTopic; readonly reference: string | null }, now: Date): void {
    if (!this.#isBlocked) this.#send({ type: 'changed', topic, reference }, now);
  }

  /** A heartbeat that carries the cursor. False if the reader has taken nothing since the last two. */
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
