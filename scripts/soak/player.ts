import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { send, type Answer, type Sent } from './send.ts';

/** A logged-in account of a merchant. */
export interface Identity {
  readonly merchantCode: string;
  readonly account: string;
  readonly memberId: number;
  readonly token: string;
  /** The account that its withdrawals go to. */
  readonly payoutId: number;
}

/** The acknowledged changes, which the books must contain. */
export interface Acknowledged {
  /** Postings by kind. */
  readonly postings: Readonly<Record<string, number>>;
  /** The change of each kind of the member's accounts, in minor units. */
  readonly gains: Readonly<Record<string, number>>;
  /** Cash that others received. */
  readonly gift?: { readonly memberId: number; readonly amount: number };
}

export interface Outcome {
  readonly answer: Answer;
  readonly isDone: boolean;
}

/** Answers that leave the outcome of a call unknown. */
const unknown = new Set(['UNAVAILABLE', 'INTERNAL', 'MAINTENANCE']);
/** Milliseconds within which every outcome must be known, even on a busy machine. */
const longest = 180_000;

/** A member at two gateways: asks one of them, and again with the same key until it knows what became of it. */
export class Player {
  readonly identity: Identity;
  readonly acknowledged: Acknowledged[] = [];
  readonly refused = new Map<string, number>();
  slowest = 0;
  asked = 0;
  readonly #ports: readonly number[];

  constructor(identity: Identity, ports: readonly number[]) {
    this.identity = identity;
    this.#ports = ports;
  }

  get headers(): Record<string, string> {
    const { merchantCode, token } = this.identity;
    return { Merchant: merchantCode, Authorization: `Bearer ${token}` };
  }

  /** Some calls go to both gateways at once, as a form that is sent from two tabs does; both have to say the same, `of` what is told. */
  async settle(
    make: (idempotencyKey: string) => Sent | Promise<Sent>,
    of: (value: Answer['value']) => unknown = (value) => value,
  ): Promise<Outcome> {
    const key = randomUUID();
    if (Math.random() > 0.2) return this.#settleOne(() => make(key));
    const [one, other] = await Promise.all([this.#settleOne(() => make(key)), this.#settleOne(() => make(key))]);
    if (one.isDone && other.isDone) {
      const [said, saidToo] = [one, other].map(({ answer }) => JSON.stringify(of(answer.value)));
      if (said !== saidToo) throw new Error(`One key, two answers: ${said} and ${saidToo}`);
    }
    // A refusal frees the key, so that the other one may have been let through.
    return one.isDone ? one : other;
  }

  /** Sends a call that is safe to repeat. */
  async ask(sent: Sent): Promise<Outcome> {
    return this.#settleOne(() => sent);
  }

  /** Polls until the answer is the expected one. */
  async until(sent: Sent, isSo: (value: Answer['value']) => boolean): Promise<Answer['value']> {
    return this.#patiently(sent.path, async () => {
      const outcome = await this.#try(() => sent);
      return outcome?.isDone === true && isSo(outcome.answer.value) ? outcome.answer.value : null;
    });
  }

  note(acknowledged: Acknowledged): void {
    this.acknowledged.push(acknowledged);
  }

  async #settleOne(make: () => Sent | Promise<Sent>): Promise<Outcome> {
    let isLost = false;
    return this.#patiently('an outcome', async () => {
      const outcome = await this.#try(make);
      isLost ||= outcome === null;
      // This refusal does not tell whether the previous call, whose answer was lost, succeeded.
      return isLost && outcome?.answer.value['code'] === 'RATE_LIMITED' ? null : outcome;
    });
  }

  async #patiently<Result>(what: string, attempt: () => Promise<Result | null>): Promise<Result> {
    const started = Date.now();
    for (;;) {
      const result = await attempt();
      const took = Date.now() - started;
      this.slowest = Math.max(this.slowest, took);
      if (result !== null) return result;
      if (took > longest) throw new Error(`${this.identity.account} waits for ${what} for ${took / 1000} s`);
      await wait(50 + Math.random() * 250);
    }
  }

  /** Null while nobody knows. */
  async #try(make: () => Sent | Promise<Sent>): Promise<Outcome | null> {
    this.asked += 1;
    const port = this.#ports[Math.floor(Math.random() * this.#ports.length)] ?? 0;
    const answer = await Promise.resolve()
      .then(make)
      .then((sent) => send(port, sent))
      .catch(() => null);
    if (answer === null) return null;
    if (answer.status === 200) return { answer, isDone: true };
    const code = String(answer.value['code']);
    // That the database is away is what this is about; the others are worth a look.
    if (code !== 'UNAVAILABLE') this.#count(code);
    return unknown.has(code) ? null : { answer, isDone: false };
  }

  #count(code: string): void {
    this.refused.set(code, (this.refused.get(code) ?? 0) + 1);
  }
}
