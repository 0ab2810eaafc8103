import type { ServerResponse } from 'node:http';
import type { TableMessage } from '@livery/arcade/live-table/table-wire';

/** A listener, by its sitting. */
export interface Listening {
  readonly sittingId: number;
  readonly merchantId: number;
  readonly memberId: number | null;
  readonly ip: string;
}

export function eventOf(message: TableMessage<unknown>): string {
  return `data: ${JSON.stringify(message)}\n\n`;
}

/**
 * One open page at a table. Messages that it is too slow for are dropped, and when it reads again it gets the full
 * state.
 */
export class TableListener {
  readonly who: Listening;
  readonly #response: ServerResponse;
  #isBlocked = false;
  #blockedBeats = 0;
  #hasMissed = false;

  constructor(who: Listening, response: ServerResponse, onBack: () => void) {
    this.who = who;
    this.#response = response;
    response.on('error', () => {});
    response.on('drain', () => {
      this.#isBlocked = false;
      this.#blockedBeats = 0;
      if (this.#hasMissed) onBack();
      this.#hasMissed = false;
    });
  }

  /** Sends an event that was serialized once for all listeners. */
  send(event: string): void {
    if (this.#response.writableEnded || this.#response.destroyed) return;
    if (this.#isBlocked) this.#hasMissed = true;
    else if (!this.#response.write(event)) this.#isBlocked = true;
  }

  /** Sends a heartbeat. False if the reader has taken nothing since the last two. */
  beat(): boolean {
    if (this.#isBlocked) this.#blockedBeats += 1;
    else this.send(':\n\n');
    return this.#blockedBeats <= 2;
  }

  end(reason: 'session' | 'closing'): void {
    if (!this.#isBlocked) this.#response.write(eventOf({ type: 'end', reason }));
    this.#response.end();
  }

  destroy(): void {
    this.#response.destroy();
  }
}
