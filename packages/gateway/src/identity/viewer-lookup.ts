import type { SessionScope } from './identity.schema.ts';
import type { Tenants } from '#database/tenants.ts';
import type { PurseAccount } from '#ledger/accounts.ts';
import { isAliveText, type SessionLimits } from './session-life.ts';

/** One row per account of the member. */
interface ViewerRow {
  readonly id: number;
  readonly username: string;
  readonly nickname: string;
  readonly type: number;
  readonly vip_level: number;
  readonly parent_id: number | null;
  readonly seen_at: Date;
  readonly scope: SessionScope;
  readonly created_at: Date;
  readonly confirmed_at: Date | null;
  readonly account_id: number | null;
  readonly kind: string;
  readonly unit: string;
  readonly balance: number;
}

type SessionColumn = 'seen_at' | 'scope' | 'created_at' | 'confirmed_at';

export interface Viewer extends Pick<ViewerRow, 'id' | 'username' | 'nickname' | 'type' | 'vip_level' | 'parent_id' | SessionColumn> {
  readonly purse: PurseAccount[];
}

const columns = `member.id, member.username, member.nickname, member.type, member.vip_level, member.parent_id, session.seen_at,
  session.scope, session.created_at, session.confirmed_at, account.id AS account_id, account.kind, account.unit, account.balance`;
const joined = `JOIN member ON member.id = session.member_id
  LEFT JOIN account ON account.merchant_id = session.merchant_id AND account.member_id = member.id`;
const isAlive = isAliveText('$3', '$4');

/** Session, member and purse together, so that a balance read asks nothing more. Parameters: token hash, merchant, seen after, created after. */
export const viewerQuery = {
  name: 'viewer',
  text: `SELECT ${columns} FROM session ${joined}
    WHERE session.token_hash = $1 AND session.merchant_id = $2 AND member.state = 'active' AND ${isAlive}`,
};

const viewersQuery = {
  name: 'viewers',
  text: `SELECT wanted.place::int, ${columns} FROM unnest($1::bytea[]) WITH ORDINALITY AS wanted (token_hash, place)
    JOIN session ON session.token_hash = wanted.token_hash ${joined}
    WHERE session.merchant_id = $2 AND member.state = 'active' AND ${isAlive}`,
};

interface Wanted {
  readonly tokenHash: Buffer;
  readonly limits: SessionLimits;
  readonly resolve: (viewer: Viewer | null) => void;
  readonly reject: (error: unknown) => void;
}

/**
 * Finds the member behind a token. Lookups of a merchant that arrive in the same turn of the event loop share a
 * statement: every member's call needs one, and under load the round trip to the database costs more than the query.
 * Each lookup still reads after its request came in.
 */
export class ViewerLookup {
  readonly #tenants: Tenants;
  readonly #waiting = new Map<number, Wanted[]>();

  constructor(tenants: Tenants) {
    this.#tenants = tenants;
  }

  find(tokenHash: Buffer, merchantId: number, limits: SessionLimits): Promise<Viewer | null> {
    return new Promise((resolve, reject) => {
      const waiting = this.#waiting.get(merchantId) ?? [];
      this.#waiting.set(merchantId, waiting);
      if (waiting.push({ tokenHash, limits, resolve, reject }) === 1) setImmediate(() => void this.#ask(merchantId));
    });
  }

  async #ask(merchantId: number): Promise<void> {
    const wanted = this.#waiting.get(merchantId) ?? [];
    this.#waiting.delete(merchantId);
    try {
      const viewers = await this.#read(merchantId, wanted);
      for (const [index, { resolve }] of wanted.entries()) resolve(viewers.get(index) ?? null);
    } catch (error) {
      for (const { reject } of wanted) reject(error);
    }
  }

  /** The earliest of the limits applies to all, because they were requested within one turn. */
  async #read(merchantId: number, wanted: readonly Wanted[]): Promise<Map<number, Viewer>> {
    const [first] = wanted;
    if (first === undefined) return new Map();
    const common = [merchantId, first.limits.seenAfter.toISOString(), first.limits.createdAfter.toISOString()];
    const client = await this.#tenants.connect(merchantId);
    try {
      if (wanted.length === 1) {
        const { rows } = await client.query<ViewerRow>({ ...viewerQuery, values: [first.tokenHash, ...common] });
        return gathered(rows.map((row) => ({ ...row, place: 1 })));
      }
      const hashes = wanted.map(({ tokenHash }) => tokenHash);
      const { rows } = await client.query<ViewerRow & { place: number }>({ ...viewersQuery, values: [hashes, ...common] });
      return gathered(rows);
    } finally {
      client.release();
    }
  }
}

/** By position in the request, from 0. */
function gathered(rows: readonly (ViewerRow & { place: number })[]): Map<number, Viewer> {
  const viewers = new Map<number, Viewer>();
  for (const { place, account_id, kind, unit, balance, ...member } of rows) {
    const viewer = viewers.get(place - 1) ?? { ...member, purse: [] };
    viewers.set(place - 1, viewer);
    if (account_id !== null) viewer.purse.push({ id: account_id, kind, unit, balance });
  }
  return viewers;
}

declare module '#base/platform.ts' {
  interface Platform {
    readonly viewers: ViewerLookup;
  }
}
