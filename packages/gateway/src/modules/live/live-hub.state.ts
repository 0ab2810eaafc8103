import type { LiveTopic } from '@livery/contract/live-topics';
import { AppError } from '#base/app-error.ts';
import { readCounts } from '#http/member-counts.ts';
import type { Platform } from '#base/platform.ts';
import type { StreamCall } from '#http/route.ts';
import { readEventCursor } from './event-cursor.rules.ts';
import { endPresence, findAliveSessions, findLastEvent, keepPresence, listEvents, mostEvents, readPurses } from './live.repo.ts';
import { LiveWatches } from './live-watch.state.ts';
import { MemberStream } from './member-stream.state.ts';

export interface LiveLimits {
  /** Streams of one member per gateway. A browser needs one for all its tabs. */
  readonly perMember: number;
  readonly inAll: number;
  /** Milliseconds between heartbeats. Each also reads everything again. */
  readonly beatEvery: number;
}

const defaults: LiveLimits = { perMember: 8, inAll: 10_000, beatEvery: 15_000 };

/**
 * Every open page that listens to this gateway. A page has a position in the member's events and gets what comes after
 * it. The current state (balance, counts) is read when something wakes the page, and sent if it has changed. Nothing is
 * queued, so a slow reader, a killed gateway or a lost wake-up costs time but never an event.
 */
export class LiveHub {
  readonly #platform: Platform;
  readonly #limits: LiveLimits;
  readonly #streams = new Map<number, Set<MemberStream>>();
  /** Members to check, by merchant. */
  readonly #woken = new Map<number, Set<number>>();
  readonly #working = new Set<number>();
  readonly #watches: LiveWatches;
  #beats: NodeJS.Timeout | null = null;
  #isClosed = false;

  constructor(platform: Platform, limits: Partial<LiveLimits> = {}) {
    this.#platform = platform;
    this.#limits = { ...defaults, ...limits };
    this.#watches = new LiveWatches(platform, () => this.#all());
    platform.memberWaker.on((memberIds) => this.#wake(memberIds ?? [...this.#streams.keys()]));
    platform.changes.on('announcements', (merchantId) => this.#announce('announcements', merchantId));
    platform.changes.on('lotteries', (merchantId, lottery) => this.#announce('lottery', merchantId, lottery));
  }

  /**
   * Lets a page listen until it leaves, its session ends or the gateway closes.
   *
   * @throws AppError RATE_LIMITED for a member with too many streams, UNAVAILABLE where there are too many in all
   */
  async open(call: StreamCall): Promise<void> {
    const { member, merchant, db, now, lastEventId } = call;
    this.#refuseCrowd(member.id);
    // Before anything is read, because everything committed from here on wakes this gateway.
    await this.#keepPresence(merchant.id, [member.id]);
    const cursor = readEventCursor(lastEventId, now.getTime());
    const last = cursor?.id ?? (await findLastEvent(db, member.id));
    this.#refuseCrowd(member.id);
    const response = call.begin();
    if (response.destroyed) return;
    const stream = new MemberStream(call, response, last);
    const own = this.#streams.get(member.id) ?? new Set();
    this.#streams.set(member.id, own.add(stream));
    response.on('close', () => this.#remove(stream));
    response.on('drain', () => this.#wake([member.id]));
    response.on('error', () => {});
    this.#beats ??= setInterval(() => void this.#beat(), this.#limits.beatEvery).unref();
    this.#watches.begin(stream.memberType);
    stream.hello(cursor !== null, now);
    this.#wake([member.id]);
  }

  #refuseCrowd(memberId: number): void {
    if (this.#isClosed || this.#all().length >= this.#limits.inAll) throw new AppError('UNAVAILABLE', { retryAfter: 30 });
    if ((this.#streams.get(memberId)?.size ?? 0) >= this.#limits.perMember) throw new AppError('RATE_LIMITED', { retryAfter: 60 });
  }

  /** Ends every stream. The pages reconnect to another gateway. */
  async close(): Promise<void> {
    this.#isClosed = true;
    if (this.#beats !== null) clearInterval(this.#beats);
    this.#watches.close();
    const { memberWaker, tenants, clock } = this.#platform;
    const members = this.#membersByMerchant();
    for (const stream of this.#all()) stream.end('closing', clock.now());
    for (const [merchantId, memberIds] of members)
      await endPresence(tenants.of(merchantId), { gateway: memberWaker.gateway, memberIds }).catch(() => {});
  }

  /** Notifies every page of a merchant. */
  #announce(topic: LiveTopic, merchantId: number | null, reference: string | null = null): void {
    const now = this.#platform.clock.now();
    if (merchantId === null) return;
    for (const stream of this.#all()) if (stream.merchantId === merchantId) stream.announce({ topic, reference }, now);
  }

  #all(): MemberStream[] {
    return [...this.#streams.values()].flatMap((streams) => [...streams]);
  }

  #membersByMerchant(): Map<number, number[]> {
    const members = new Map<number, number[]>();
    for (const [memberId, [stream]] of this.#streams)
      if (stream !== undefined) members.set(stream.merchantId, [...(members.get(stream.merchantId) ?? []), memberId]);
    return members;
  }

  #remove(stream: MemberStream): void {
    const own = this.#streams.get(stream.memberId);
    own?.delete(stream);
    if (own === undefined || own.size > 0) return;
    this.#streams.delete(stream.memberId);
    if (this.#isClosed) return;
    const { memberWaker, tenants } = this.#platform;
    void endPresence(tenants.of(stream.merchantId), { gateway: memberWaker.gateway, memberIds: [stream.memberId] })
      // Some listeners may have come back in the meantime.
      .then(() => (this.#streams.has(stream.memberId) ? this.#keepPresence(stream.merchantId, [stream.memberId]) : undefined))
      .catch(() => {});
  }

  /** Three heartbeats, so that a slow one does not disconnect anyone. */
  #keepPresence(merchantId: number, memberIds: readonly number[]): Promise<void> {
    const { memberWaker, tenants } = this.#platform;
    const milliseconds = 3 * this.#limits.beatEvery + 5_000;
    return keepPresence(tenants.of(merchantId), { merchantId, gateway: memberWaker.gateway, memberIds, milliseconds });
  }

  #wake(memberIds: readonly number[]): void {
    for (const memberId of memberIds) {
      const [stream] = this.#streams.get(memberId) ?? [];
      if (stream === undefined) continue;
      const woken = this.#woken.get(stream.merchantId) ?? new Set();
      this.#woken.set(stream.merchantId, woken.add(memberId));
      if (!this.#working.has(stream.merchantId)) void this.#work(stream.merchantId);
    }
  }

  /** One read per merchant at a time. Members woken meanwhile are part of the next one. */
  async #work(merchantId: number): Promise<void> {
    this.#working.add(merchantId);
    try {
      for (let woken = this.#woken.get(merchantId); woken !== undefined && woken.size > 0; woken = this.#woken.get(merchantId)) {
        this.#woken.delete(merchantId);
        await this.#tell(merchantId, [...woken]);
      }
    } catch {
      // The database is down. The next heartbeat checks everybody.
    } finally {
      this.#working.delete(merchantId);
    }
  }

  async #tell(merchantId: number, memberIds: readonly number[]): Promise<void> {
    const streams = memberIds.flatMap((memberId) => [...(this.#streams.get(memberId) ?? [])]).filter(({ isBlocked }) => !isBlocked);
    if (streams.length === 0) return;
    const { tenants, clock, modules } = this.#platform;
    const db = tenants.of(merchantId);
    const now = clock.now();
    const behind = new Map<number, number>();
    for (const { memberId, cursor } of streams) behind.set(memberId, Math.min(cursor, behind.get(memberId) ?? cursor));
    // Events first, so that the current state is at least as new as the events.
    const events = await listEvents(db, merchantId, behind);
    const members = [...behind.keys()];
    const counted = members.filter(
      (memberId) =>
        events.some(({ member_id, topic }) => member_id === memberId && topic === 'counts') ||
        streams.some((stream) => stream.memberId === memberId && stream.isNew),
    );
    const [alive, purses, counts] = await Promise.all([
      findAliveSessions(
        db,
        streams.map(({ sessionHash }) => sessionHash),
        now,
      ),
      readPurses(db, merchantId, members),
      readCounts(modules, db, merchantId, counted),
    ]);
    for (const stream of streams) {
      const { memberId, sessionHash } = stream;
      if (!alive.has(sessionHash.toString('hex'))) {
        stream.end('session', now);
        continue;
      }
      const own = events.filter(({ member_id }) => member_id === memberId);
      stream.tell(own, { purse: purses.get(memberId) ?? [], counts: counts.get(memberId) ?? null }, now);
    }
    if (events.length === mostEvents) this.#wake(memberIds);
  }

  /** Checks all sessions, including expired ones, and sends every page a heartbeat. */
  async #beat(): Promise<void> {
    const { closures, clock } = this.#platform;
    for (const [merchantId, memberIds] of this.#membersByMerchant()) await this.#keepPresence(merchantId, memberIds).catch(() => {});
    this.#wake([...this.#streams.keys()]);
    for (const stream of this.#all()) {
      const refusal = await closures.refusalOf(stream.merchantId, stream.ip).catch(() => null);
      if (refusal !== null) stream.end('closing', clock.now());
      else if (!stream.beat(clock.now())) stream.destroy();
    }
  }
}
