import { randomUUID } from 'node:crypto';
import type { Touched } from '#database/touched.ts';
import type { ChangeFeed } from './change-feed.ts';
import { wakeMembers, type Ask } from './member-wakes.repo.ts';

/** How long touched rows are collected into one query. Many money transactions end within it. */
const gatherFor = 10;

/** Null means that any member's may have changed. */
type Listener = (memberIds: readonly number[] | null) => void;

/**
 * Finds the open pages that a committed transaction concerns. It wakes those of this gateway at once; the feed wakes
 * those of others. It runs after the transactions, so none waits for it. If a gateway is killed in between, the regular
 * check of every open page finds what was missed.
 */
export class MemberWaker {
  /** This gateway's name in the list of open pages. */
  readonly gateway = randomUUID();
  readonly #ask: Ask;
  readonly #listeners = new Set<Listener>();
  #touched: Touched = nothing();
  #gathering: NodeJS.Timeout | null = null;

  constructor(ask: Ask, changes: ChangeFeed) {
    this.#ask = ask;
    changes.on('members', (id) => this.#tell(id === null ? null : [id]));
  }

  on(listener: Listener): void {
    this.#listeners.add(listener);
  }

  touch({ accounts, members }: Touched): void {
    for (const id of accounts) this.#touched.accounts.add(id);
    for (const id of members) this.#touched.members.add(id);
    this.#gathering ??= setTimeout(() => void this.#wake(), gatherFor).unref();
  }

  close(): void {
    if (this.#gathering !== null) clearTimeout(this.#gathering);
  }

  async #wake(): Promise<void> {
    this.#gathering = null;
    const touched = this.#touched;
    this.#touched = nothing();
    const own = await wakeMembers(this.#ask, touched, this.gateway).catch(() => null);
    if (own === null || own.length > 0) this.#tell(own);
  }

  #tell(memberIds: readonly number[] | null): void {
    for (const listener of this.#listeners) listener(memberIds);
  }
}

function nothing(): Touched {
  return { accounts: new Set(), members: new Set() };
}

declare module '#base/platform.ts' {
  interface Platform {
    readonly memberWaker: MemberWaker;
  }
}
