import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { signatureOf } from './signature.ts';

/** Faults that the tester can request for the next round's calls. */
export const faults = ['twice', 'replayed', 'winFirst', 'late', 'rollback', 'unsigned', 'stranger'] as const;
export type Fault = (typeof faults)[number];

type Body = Readonly<Record<string, string | number | boolean | null>>;

export interface Answer {
  /** 0 for none. */
  readonly status: number;
  readonly body: Body;
}

export interface Told extends Answer {
  readonly at: Date;
  readonly merchant: string;
  readonly call: string;
  readonly asked: Body;
}

/** The player of the round. A demo has no wallet. */
export interface Holder {
  readonly merchant: string;
  readonly session: string;
  readonly player: string;
  readonly unit: string;
}

const remembered = 60;
/** Milliseconds before each retry. */
const pauses = [500, 1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000, 300_000];

export const newNumber = (): string => randomBytes(9).toString('base64url');

/** The members' wallets, as described in docs/vendors.md. */
export class Wallet {
  readonly told: Told[] = [];
  /** Applied to the next round. */
  fault: Fault | null = null;
  readonly #gateway: string;
  readonly #keys: Readonly<Record<string, string>>;

  constructor(gateway: string, keys: Readonly<Record<string, string>>) {
    this.#gateway = gateway;
    this.#keys = keys;
  }

  async call(merchant: string, call: string, asked: Body, fault: Fault | null = null): Promise<Answer> {
    const path = `/wps/x/seamless/${encodeURIComponent(merchant)}/arcade/${call}`;
    const body = JSON.stringify(asked);
    const strangers = Object.entries(this.#keys).find(([code]) => code !== merchant)?.[1] ?? 'nobody’s';
    const key = fault === 'stranger' ? strangers : (this.#keys[merchant] ?? '');
    const headers = fault === 'unsigned' ? {} : signatureOf(key, path, body);
    const send = async (): Promise<Answer> => {
      const sent = { 'content-type': 'application/json', ...headers };
      const response = await fetch(`${this.#gateway}${path}`, {
        method: 'POST',
        headers: sent,
        body,
        signal: AbortSignal.timeout(10_000),
      }).catch(() => null);
      const answered = ((await response?.json().catch(() => null)) ?? {}) as Body;
      const answer = { status: response?.status ?? 0, body: answered };
      this.told.unshift({ ...answer, at: new Date(), merchant, call, asked });
      this.told.splice(remembered);
      return answer;
    };
    const answer = await send();
    if (fault === 'replayed') await send();
    return fault === 'twice' ? this.call(merchant, call, asked) : answer;
  }

  /** Stakes an instant round and returns its payout. */
  async play(holder: Holder, stake: number, pays: number): Promise<Answer> {
    const fault = this.fault;
    this.fault = null;
    const round = newNumber();
    const bet = betOf(holder, round, stake);
    const win = winOf(holder, round, pays);
    const { merchant } = holder;
    if (fault === 'winFirst') await this.call(merchant, 'win', win);
    if (fault === 'late') await this.call(merchant, 'rollback', rollbackOf(holder, round, bet.transaction));
    const staked = await this.call(merchant, 'bet', bet, fault);
    if (staked.status !== 200) return this.#undo(holder, round, bet.transaction, staked);
    if (fault !== 'rollback') return this.until(merchant, 'win', win, fault);
    await this.until(merchant, 'rollback', rollbackOf(holder, round, bet.transaction));
    return { status: 409, body: { error: 'ROLLED_BACK' } };
  }

  /** Takes a stake for a round that will be settled later. */
  async stake(holder: Holder, round: string, amount: number): Promise<{ answer: Answer; bet: string }> {
    const bet = betOf(holder, round, amount);
    const fault = this.fault;
    this.fault = null;
    const answer = await this.call(holder.merchant, 'bet', bet, fault);
    return { answer: answer.status === 200 ? answer : await this.#undo(holder, round, bet.transaction, answer), bet: bet.transaction };
  }

  settle(holder: Holder, round: string, pays: number): Promise<Answer> {
    return this.until(holder.merchant, 'win', winOf(holder, round, pays));
  }

  undo(holder: Holder, round: string, bet: string): Promise<Answer> {
    return this.until(holder.merchant, 'rollback', rollbackOf(holder, round, bet));
  }

  /** Retries until it is accepted or finally refused. */
  async until(merchant: string, call: string, asked: Body, fault: Fault | null = null): Promise<Answer> {
    let answer = await this.call(merchant, call, asked, fault);
    for (const pause of pauses) {
      if (answer.status === 200 || answer.body['mayPass'] === false) return answer;
      await wait(pause, undefined, { ref: false });
      answer = await this.call(merchant, call, asked);
    }
    return answer;
  }

  /** The outcome of a bet without an answer is unknown. */
  async #undo(holder: Holder, round: string, bet: string, answer: Answer): Promise<Answer> {
    if (answer.body['mayPass'] !== false) void this.undo(holder, round, bet);
    return answer;
  }
}

const betOf = ({ session, unit }: Holder, round: string, amount: number) => ({ session, transaction: newNumber(), round, amount, unit });
const winOf = ({ player, unit }: Holder, round: string, amount: number) => ({ player, transaction: newNumber(), round, amount, unit });
const rollbackOf = ({ player }: Holder, round: string, bet: string) => ({ player, transaction: newNumber(), round, bet });
