import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';

/** A part that loads when first needed: a page, a dialog, or a piece of a page. */
export interface LatePart<Value> {
  /** Its current state. The same object until that changes. */
  read(): LateState<Value>;
  /** Loads it unless it has loaded or is loading. Retries after a failure. */
  load(): Promise<Value>;
  subscribe(listener: () => void): () => void;
}

export type LateState<Value> = { status: 'absent' } | { status: 'failed' } | { status: 'here'; value: Value };

/** Milliseconds after which a chunk counts as failed (specification, section 9). */
const timeout = 120_000;

const absent = { status: 'absent' } as const;
const failed = { status: 'failed' } as const;

export function createLatePart<Value>(fetchPart: () => Promise<Value>): LatePart<Value> {
  let state: LateState<Value> = absent;
  let underWay: Promise<Value> | undefined;
  const listeners = new Set<() => void>();
  const become = (next: LateState<Value>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const fetchAnew = async () => {
    if (state.status === 'failed') {
      become(absent);
      await refetchStylesheets();
    }
    return inTime(fetchPart());
  };
  return {
    read: () => state,
    load() {
      underWay ??= fetchAnew().then(
        (value) => {
          become({ status: 'here', value });
          return value;
        },
        (error: unknown) => {
          underWay = undefined;
          become(failed);
          throw error;
        },
      );
      return underWay;
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Fetches the part once it is rendered, and again when a lost connection is back. */
export function useLatePart<Value>(part: LatePart<Value>): LateState<Value> {
  const state = useSyncExternalStore(part.subscribe, part.read, part.read);
  useEffect(() => {
    fetchAhead(part);
    const onOnline = () => fetchAhead(part);
    window.addEventListener('online', onOnline);
    return () => window.removeEventListener('online', onOnline);
  }, [part]);
  return state;
}

/** Loads several parts at once, and reports whether each has loaded or failed. A later retry changes nothing. */
export function useAreSettled(parts: readonly LatePart<unknown>[]): boolean {
  const [settled, setSettled] = useState<readonly LatePart<unknown>[] | null>(null);
  const areSettled = () => settled === parts || parts.every((part) => part.read().status !== 'absent');
  useEffect(() => parts.forEach(fetchAhead), [parts]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const ends = parts.map((part) => part.subscribe(listener));
      return () => ends.forEach((end) => end());
    },
    [parts],
  );
  const areNow = useSyncExternalStore(subscribe, areSettled, areSettled);
  if (areNow && settled !== parts) setSettled(parts);
  return areNow;
}

/** Preloads it. A failure is reported when it is needed. */
export function fetchAhead(part: LatePart<unknown>): void {
  part.load().catch(() => undefined);
}

function inTime<Value>(coming: Promise<Value>): Promise<Value> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new Error('The part took too long')), timeout);
  return Promise.race([coming, promise]).finally(() => clearTimeout(timer));
}

/** A module's loader requests its stylesheets only once. This requests failed ones again before the module. */
async function refetchStylesheets(): Promise<void> {
  const missing = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].filter(({ sheet }) => sheet === null);
  await Promise.all(
    missing.map(
      (link) =>
        new Promise<void>((resolve, reject) => {
          const again = link.cloneNode() as HTMLLinkElement;
          again.addEventListener('load', () => resolve());
          again.addEventListener('error', () => reject(new Error(`No stylesheet at ${link.href}`)));
          link.replaceWith(again);
        }),
    ),
  );
}
