import type { OwnStakes, SeenStakes } from '@livery/arcade/live-table/table-wire';
import type { Platform } from '#base/platform.ts';
import { hasOpenStakes, listOfPlayers, readBalances } from './live-stake.repo.ts';
import { dueAt, takeStep } from './play-round.service.ts';
import { settleRounds } from './settle-round.service.ts';
import { tellStake } from './stake.service.ts';
import type { Place, TableGame } from './table-game.rules.ts';
import { eventOf, type TableListener } from './table-listener.state.ts';
import { markOf, presentTable, readStakes, readTable, type TableView } from './table-view.present.ts';

type Shared = Pick<Platform, 'tenants' | 'clock' | 'bets'>;

/** Milliseconds between two reads of a table, which find stakes of other gateways and make up for a lost wake. */
const lookEvery = 500;

/**
 * A table that this gateway keeps running. While somebody listens or has an open stake, it takes every step that is due
 * and sends changes. Other gateways do the same at the same table, and the round's row decides.
 */
export class KeptTable {
  readonly #shared: Shared;
  readonly #place: Place;
  readonly #game: TableGame;
  readonly #currency: string;
  readonly #onIdle: () => void;
  readonly listeners = new Map<number, TableListener>();
  /** Listeners that still wait for their first full state. It includes changes made until then. */
  readonly #arriving = new Set<TableListener>();
  #view: TableView | null = null;
  #mark = '';
  #stakes: SeenStakes | null = null;
  /** The last round whose result the players have seen. */
  #settled = 0;
  #timer: NodeJS.Timeout | null = null;
  #looking: Promise<void> | null = null;
  #isAsked = false;
  #isClosed = false;

  constructor(shared: Shared, { place, game, currency }: { place: Place; game: TableGame; currency: string }, onIdle: () => void) {
    this.#shared = shared;
    this.#place = place;
    this.#game = game;
    this.#currency = currency;
    this.#onIdle = onIdle;
  }

  /** Adds a listener. An earlier page of the same sitting is closed. */
  async add(listener: TableListener): Promise<void> {
    const { sittingId } = listener.who;
    this.listeners.get(sittingId)?.end('closing');
    this.listeners.set(sittingId, listener);
    this.#arriving.add(listener);
    await this.look();
    this.#arriving.delete(listener);
    await this.tellAll(listener);
  }

  remove(listener: TableListener): void {
    if (this.listeners.get(listener.who.sittingId) === listener) this.listeners.delete(listener.who.sittingId);
  }

  /** Sends a listener the full state. */
  async tellAll(listener: TableListener): Promise<void> {
    if (this.#view === null) return;
    const stakes = this.#stakes ?? (await this.#readStakes(this.#view));
    listener.send(this.#tableEvent(this.#view, stakes));
    await this.#tellOwn([listener], () => true);
  }

  /** Reads the table, and again if requested meanwhile. */
  look(): Promise<void> {
    this.#isAsked = true;
    this.#looking ??= this.#lookOn().finally(() => {
      this.#looking = null;
      this.#plan();
    });
    return this.#looking;
  }

  close(): void {
    this.#isClosed = true;
    if (this.#timer !== null) clearTimeout(this.#timer);
    for (const listener of this.listeners.values()) listener.end('closing');
  }

  async #lookOn(): Promise<void> {
    while (this.#isAsked && !this.#isClosed) {
      this.#isAsked = false;
      // The database is down. The next read catches up.
      await this.#lookOnce().catch(() => {});
    }
  }

  async #lookOnce(): Promise<void> {
    const { tenants, clock } = this.#shared;
    const db = tenants.of(this.#place.merchantId);
    let view = await readTable(db, this.#place);
    const due = view === null ? clock.now() : dueAt(view.round);
    if (due !== null && due <= clock.now()) {
      const isOver = await takeStep(this.#shared, this.#place, this.#game, clock.now());
      if (isOver) void this.#settle();
      view = await readTable(db, this.#place);
    }
    if (view === null) return;
    this.#view = view;
    if (this.listeners.size === 0) {
      const rounds = [view.round, ...view.past.slice(0, 1)].map(({ id }) => id);
      if (!(await hasOpenStakes(db, rounds)) && this.listeners.size === 0) this.#onIdle();
      return;
    }
    await (markOf(view) === this.#mark ? this.#tellStakes(view) : this.#tellTable(view));
  }

  async #settle(): Promise<void> {
    await settleRounds(this.#shared, this.#place, this.#game, this.#shared.clock.now()).catch(() => {});
    await this.look();
  }

  async #tellTable(view: TableView): Promise<void> {
    const [last] = view.past;
    const isNewlySettled = this.#mark !== '' && last !== undefined && last.settled_at !== null && last.id !== this.#settled;
    if (last !== undefined && last.settled_at !== null) this.#settled = last.id;
    const event = this.#tableEvent(view, await this.#readStakes(view));
    this.#send(event);
    this.#mark = markOf(view);
    if (isNewlySettled)
      await this.#tellOwn([...this.listeners.values()], ({ stakes }) => stakes.some(({ round }) => round === last.number));
  }

  #tableEvent(view: TableView, stakes: SeenStakes): string {
    return eventOf({ type: 'table', ...presentTable(view, stakes, this.#shared.clock.now()) });
  }

  async #readStakes(view: TableView): Promise<SeenStakes> {
    const { tenants, clock } = this.#shared;
    const by = { game: this.#game, currency: this.#currency, now: clock.now() };
    return (this.#stakes = await readStakes(tenants.of(this.#place.merchantId), view, by));
  }

  async #tellStakes(view: TableView): Promise<void> {
    const before = JSON.stringify(this.#stakes);
    const stakes = await this.#readStakes(view);
    if (JSON.stringify(stakes) === before) return;
    const event = eventOf({ type: 'stakes', ...stakes });
    this.#send(event);
  }

  #send(event: string): void {
    for (const listener of this.listeners.values()) if (!this.#arriving.has(listener)) listener.send(event);
  }

  /** Sends the chosen players their own stakes. */
  async #tellOwn(listeners: readonly TableListener[], isWanted: (own: OwnStakes<unknown>) => boolean): Promise<void> {
    if (this.#view === null) return;
    const { round, past } = this.#view;
    const db = this.#shared.tenants.of(this.#place.merchantId);
    const numbers = new Map([round, ...past.slice(0, 1)].map(({ id, number }) => [id, number]));
    const players = listeners.map(({ who }) => ({ id: who.sittingId, member_id: who.memberId }));
    const all = await listOfPlayers(db, players, [...numbers.keys()]);
    const balances = await readBalances(
      db,
      listeners.map(({ who }) => who.sittingId),
    );
    for (const listener of listeners) {
      const { sittingId, memberId } = listener.who;
      const own = all.filter((row) => (memberId === null ? row.sitting_id === sittingId : row.member_id === memberId));
      const stakes = own.map((row) => tellStake(this.#game, row, numbers.get(row.round_id) ?? 0));
      const told = { balance: balances.get(sittingId) ?? 0, stakes };
      if (isWanted(told)) listener.send(eventOf({ type: 'own', ...told }));
    }
  }

  #plan(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#isClosed) return;
    const due = this.#view === null ? null : dueAt(this.#view.round);
    const wait = due === null ? lookEvery : due.getTime() - this.#shared.clock.now().getTime();
    this.#timer = setTimeout(() => void this.look(), Math.min(lookEvery, Math.max(1, wait)));
  }
}
