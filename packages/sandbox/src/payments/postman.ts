import { setTimeout as wait } from 'node:timers/promises';
import { signatureOf } from './signature.ts';

export interface Notice {
  eventId: string;
  reference: string;
  state: string;
  amount: number;
  unit: string;
  reason?: string;
}

/** Milliseconds before each retry: about ten minutes in all. */
const pauses = [500, 1_000, 2_000, 5_000, ...Array.from({ length: 59 }, () => 10_000)];

/** Sends notices about payments to the gateway until it accepts them. */
export class Postman {
  readonly #gateway: string;
  readonly #secret: string;

  constructor(gateway: string, secret: string) {
    this.#gateway = gateway;
    this.#secret = secret;
  }

  send(merchant: string, notice: Notice): void {
    void this.#deliver(`${this.#gateway}/wps/x/payments/${merchant}/http`, JSON.stringify(notice));
  }

  async #deliver(address: string, body: string): Promise<void> {
    for (const pause of [...pauses, null]) {
      const response = await fetch(address, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...signatureOf(this.#secret, body) },
        body,
        signal: AbortSignal.timeout(10_000),
      }).catch(() => null);
      await response?.body?.cancel();
      if (response?.ok === true) return;
      if (pause !== null) await wait(pause, undefined, { ref: false });
    }
    process.stderr.write(`The gateway never took a notice of the payments’ sandbox: ${body}\n`);
  }
}
