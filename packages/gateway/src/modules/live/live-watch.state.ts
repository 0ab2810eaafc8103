import type { Platform } from '#base/platform.ts';

/** Work that a module repeats for a merchant while one of the members concerned has a page open at this gateway. */
export interface LiveWatch {
  /** Milliseconds. */
  readonly every: number;
  readonly concerns: (memberType: number) => boolean;
  readonly run: (platform: Platform, merchantId: number, now: Date) => Promise<void>;
}

interface Watched {
  readonly merchantId: number;
  readonly memberType: number;
}

/** Runs the watches of all modules for the open pages of a gateway, and nothing while there are none. */
export class LiveWatches {
  readonly #platform: Platform;
  readonly #pages: () => readonly Watched[];
  readonly #timers = new Map<LiveWatch, NodeJS.Timeout>();
  readonly #running = new Map<LiveWatch, Set<number>>();

  constructor(platform: Platform, pages: () => readonly Watched[]) {
    this.#platform = platform;
    this.#pages = pages;
  }

  /** A page was opened. */
  begin(memberType: number): void {
    for (const { watch } of this.#platform.modules)
      if (watch?.concerns(memberType) === true && !this.#timers.has(watch))
        this.#timers.set(watch, setInterval(() => this.#look(watch), watch.every).unref());
  }

  close(): void {
    for (const timer of this.#timers.values()) clearInterval(timer);
    this.#timers.clear();
  }

  #look(watch: LiveWatch): void {
    const merchants = new Set(this.#pages().flatMap(({ merchantId, memberType }) => (watch.concerns(memberType) ? [merchantId] : [])));
    if (merchants.size === 0) {
      clearInterval(this.#timers.get(watch));
      this.#timers.delete(watch);
    }
    for (const merchantId of merchants) void this.#run(watch, merchantId);
  }

  /** A run that takes longer than its interval is not started again before it has ended. */
  async #run(watch: LiveWatch, merchantId: number): Promise<void> {
    const running = this.#running.get(watch) ?? new Set();
    if (running.has(merchantId)) return;
    this.#running.set(watch, running.add(merchantId));
    // A failed one is retried the next time.
    await watch.run(this.#platform, merchantId, this.#platform.clock.now()).catch(() => {});
    running.delete(merchantId);
  }
}

declare module '#http/module.ts' {
  interface GatewayModule {
    readonly watch?: LiveWatch;
  }
}
