import { setTimeout as wait } from 'node:timers/promises';
import type pg from 'pg';
import type { Postmaster } from './postmaster.ts';

/** A server, and the connection that holds its owner's lock. */
export interface Owned {
  readonly owner: pg.Client;
  readonly running: Postmaster;
}

interface KeptRunning {
  readonly current: () => Owned;
  /** Announces that the server may end. Waits for a start in progress. */
  readonly end: () => Promise<void>;
}

const longestPause = 5_000;

/**
 * Restarts a server on the port that its clients know whenever its owner loses the connection: the server was killed,
 * or it cut all connections to recover from a crashed backend. Leftovers of the old server can block the new one for a
 * moment, so it tries until it succeeds.
 */
export function keepRunning(first: Owned, open: (port: number) => Promise<Owned>, onIncident: (sentence: string) => void): KeptRunning {
  const ended = new AbortController();
  let current = first;
  let recovery: Promise<void> = Promise.resolve();

  const recover = async (): Promise<void> => {
    if (ended.signal.aborted) return;
    onIncident('PostgreSQL has ended though nobody asked it to: it is started again, and calls are answered with 503 meanwhile.');
    for (let pause = 100; !ended.signal.aborted; pause = Math.min(longestPause, pause * 2)) {
      try {
        watch(await open(current.running.port));
        onIncident('PostgreSQL runs again.');
        return;
      } catch (error) {
        if (pause === longestPause) onIncident(`PostgreSQL does not start yet: ${error instanceof Error ? error.message : String(error)}`);
        await wait(pause, undefined, { signal: ended.signal }).catch(() => {});
      }
    }
  };
  const watch = (owned: Owned): void => {
    current = owned;
    owned.owner.once('end', () => {
      recovery = recover();
    });
  };

  watch(first);
  return {
    current: () => current,
    end: async () => {
      ended.abort();
      await recovery;
    },
  };
}
