/** A read that runs, and the one that begins after it for callers who have come meanwhile. */
interface Running<Value> {
  readonly current: Promise<Value>;
  next: Promise<Value> | null;
}

/**
 * Callers who ask for the same thing at once share one read. Nobody gets a read that began before the call, so an answer is as fresh as a
 * read of one's own.
 */
export class SharedReads<Value> {
  readonly #running = new Map<string, Running<Value>>();

  /** Begins a read of this key, or joins the next one if a read is running. A failure goes to all who share the read. */
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
