/** The current read of a key, and the next one for callers who arrived while it ran. */
interface Running<Value> {
  readonly current: Promise<Value>;
  next: Promise<Value> | null;
}

/**
 * Lets concurrent callers share one read. A caller never gets a read that began before its call, so sharing makes no answer older.
 */
export class SharedReads<Value> {
  readonly #running = new Map<string, Running<Value>>();

  /** Starts a read of this key, or joins the next one if a read is running. If a read fails, it fails for all its callers. */
  read(key: string, load: () => Promise<Value>): Promise<Value> {
    const running = this.#running.get(key);
    if (running === undefined) return this.#begin(key, load);
    const begin = (): Promise<Value> => this.#begin(key, load);
    running.next ??= running.current.then(begin, begin);
    return running.next;
  }

  #begin(key: string, load: () => Promise<Value>): Promise<Value> {
    const running: Running<Value> = { current: load(), next: null };
    this.#running.set(key, running);
    const end = (): void => {
      if (running.next === null) this.#running.delete(key);
    };
    running.current.then(end, end);
    return running.current;
  }
}
