import type { ServerResponse } from 'node:http';
import { AppError } from '#base/app-error.ts';
import type { Platform } from '#base/platform.ts';
import { kindOf } from '@livery/arcade/models/game-models';
import { requireLive } from '../sitting.service.ts';
import { KeptTable } from './kept-table.rules.ts';
import { listSatDown } from './table-guests.repo.ts';
import { atTable, placeOf } from './stake.service.ts';
import type { Place, TableGame } from './table-game.rules.ts';
import { TableListener, type Listening } from './table-listener.state.ts';

/** Milliseconds between two heartbeats. Each checks every listener's sitting. */
const beatEvery = 15_000;
const mostListeners = 10_000;

/** Every table that this gateway keeps, with its listeners. */
export class TableHub {
  readonly #platform: Platform;
  readonly #tables = new Map<string, { readonly place: Place; readonly table: KeptTable }>();
  #beats: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(platform: Platform) {
    this.#platform = platform;
    platform.changes.on('tables', (merchantId) => {
      for (const { place, table } of this.#tables.values()) if (merchantId === null || place.merchantId === merchantId) void table.look();
    });
  }

  /**
   * Streams to a page until it leaves, its sitting ends or the gateway closes.
   *
   * @throws AppError GAME_NOT_FOUND, NOT_LOGGED_IN, MAINTENANCE, IP_BLOCKED, UNAVAILABLE if there are too many
   * listeners
   */
  async listen(game: TableGame, { session, ip }: { session: string; ip: string }, begin: () => ServerResponse): Promise<void> {
    const now = this.#platform.clock.now();
    const { sitting, who } = await atTable(this.#platform, session, { ip, now }, async ({ trx, sitting: found, refusal }) => {
      if (kindOf(found.model) !== game.kind) throw new AppError('GAME_NOT_FOUND');
      await requireLive(trx, found, refusal, now);
      const listening: Listening = { sittingId: found.id, merchantId: found.merchant_id, memberId: found.member_id, ip };
      return { sitting: found, who: listening };
    });
    if (this.#isClosed || this.#listeners().length >= mostListeners) throw new AppError('UNAVAILABLE', { retryAfter: 5 });
    const response = begin();
    if (response.destroyed) return;
    const table = this.#tableAt(placeOf(sitting), game, sitting.currency);
    const listener = new TableListener(who, response, () => void table.tellAll(listener).catch(() => {}));
    response.on('close', () => table.remove(listener));
    this.#beats ??= setInterval(() => void this.#beat(), beatEvery).unref();
    await table.add(listener).catch(() => listener.destroy());
  }

  /** Keeps a table running until the stake is settled, even without listeners. */
  keep(place: Place, game: TableGame): void {
    if (this.#isClosed || this.#tables.has(nameOf(place))) return;
    const currency = this.#platform.merchants.all().find(({ id }) => id === place.merchantId)?.currency ?? '';
    void this.#tableAt(place, game, currency).look();
  }

  /** Ends every stream. Pages reconnect to another gateway. */
  close(): void {
    this.#isClosed = true;
    if (this.#beats !== null) clearInterval(this.#beats);
    for (const { table } of this.#tables.values()) table.close();
    this.#tables.clear();
  }

  #tableAt(place: Place, game: TableGame, currency: string): KeptTable {
    const name = nameOf(place);
    const known = this.#tables.get(name);
    if (known !== undefined) return known.table;
    const table = new KeptTable(this.#platform, { place, game, currency }, () => {
      table.close();
      this.#tables.delete(name);
    });
    this.#tables.set(name, { place, table });
    return table;
  }

  #listeners(): TableListener[] {
    return [...this.#tables.values()].flatMap(({ table }) => [...table.listeners.values()]);
  }

  async #beat(): Promise<void> {
    const { tenants, closures, clock } = this.#platform;
    const byMerchant = Map.groupBy(this.#listeners(), ({ who }) => who.merchantId);
    for (const [merchantId, listeners] of byMerchant) {
      const sittings = listeners.map(({ who }) => who.sittingId);
      const sat = await listSatDown(tenants.of(merchantId), sittings, clock.now()).catch(() => null);
      for (const listener of listeners) {
        const refusal = await closures.refusalOf(merchantId, listener.who.ip).catch(() => null);
        if (refusal !== null) listener.end('closing');
        else if (sat !== null && !sat.has(listener.who.sittingId)) listener.end('session');
        else if (!listener.beat()) listener.destroy();
      }
    }
  }
}

function nameOf({ merchantId, nodeId }: Place): string {
  return `${merchantId} ${nodeId}`;
}
