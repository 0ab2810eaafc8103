import type { Pool } from 'pg';
import { isAliveText, type SessionLimits } from './session-life.ts';

export interface ViewerRow {
  readonly id: number;
  readonly account: string;
  readonly nickname: string;
  readonly type: number;
  readonly vip_level: number;
  readonly account_id: number;
  readonly balance: number;
  readonly seen_at: Date;
}

const columns =
  'member.id, member.account, member.nickname, member.type, member.vip_level, account.id AS account_id, account.balance, session.seen_at';
const joined =
  "session JOIN member ON member.id = session.member_id JOIN account ON account.member_id = member.id AND account.kind = 'CASH'";

const isAlive = isAliveText('$3', '$4');

/** Session, member and cash together, so that a balance read asks nothing more. Parameters: token hash, merchant, seen after, created after. */
export const viewerQuery = {
  name: 'viewer',
  text: `SELECT ${columns} FROM ${joined}
    WHERE session.token_hash = $1 AND member.merchant_id = $2 AND member.state = 'active' AND ${isAlive}`,
};

const viewersQuery = {
  name: 'viewers',
  text: `SELECT wanted.place::int, ${columns} FROM unnest($1::bytea[], $2::bigint[]) WITH ORDINALITY AS wanted (token_hash, merchant_id, place), ${joined}
    WHERE session.token_hash = wanted.token_hash AND member.merchant_id = wanted.merchant_id AND member.state = 'active' AND ${isAlive}`,
};

interface Wanted {
  readonly tokenHash: Buffer;
  readonly merchantId: number;
  readonly limits: SessionLimits;
  readonly resolve: (row: ViewerRow | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Finds who is behind a token. Lookups that arrive in one turn of the event loop share a statement: every call of a member needs
 * one, and under load the way to the database costs more than the answer. Each still reads after its request has come in.
 */
export class ViewerLookup {
  readonly #pool: Pool;
  #waiting: Wanted[] = [];

  constructor(pool: Pool) {
    this.#pool = pool;
  }

  find(tokenHash: Buffer, merchantId: number, limits: SessionLimits): Promise<ViewerRow | null> {
    return new Promise((resolve, reject) => {
      if (this.#waiting.push({ tokenHash, merchantId, limits, resolve, reject }) === 1) setImmediate(() => void this.#ask());
    });
  }

  async #ask(): Promise<void> {
    const wanted = this.#waiting;
    this.#waiting = [];
    try {
      const rows = wanted.length === 1 ? await this.#one(wanted) : await this.#many(wanted);
      for (const [index, { resolve }] of wanted.entries()) resolve(rows.get(index) ?? null);
    } catch (error) {
      for (const { reject } of wanted) reject(error);
    }
  }

  async #one([wanted]: Wanted[]): Promise<Map<number, ViewerRow>> {
    if (wanted === undefined) return new Map();
    const { tokenHash, merchantId, limits } = wanted;
    const { rows } = await this.#pool.query<ViewerRow>({ ...viewerQuery, values: [tokenHash, merchantId, ...limitValues(limits)] });
    return new Map(rows.map((row) => [0, row]));
  }

  /** The earliest of the limits holds for all: they were asked for within one turn. */
  async #many(wanted: Wanted[]): Promise<Map<number, ViewerRow>> {
    const [first] = wanted;
    if (first === undefined) return new Map();
    const values = [wanted.map(({ tokenHash }) => tokenHash), wanted.map(({ merchantId }) => merchantId), ...limitValues(first.limits)];
    const { rows } = await this.#pool.query<ViewerRow & { place: number }>({ ...viewersQuery, values });
    return new Map(rows.map((row) => [row.place - 1, row]));
  }
}

function limitValues({ seenAfter, createdAfter }: SessionLimits): [string, string] {
  return [seenAfter.toISOString(), createdAfter.toISOString()];
}
