import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';

const tryAgainAfter = 1_000;

/**
 * Reports once when an external PostgreSQL goes down, and once when it is back. The pool reconnects without this, but
 * the operator should not have to guess from refused calls. Returns a function that stops watching.
 */
export function watchDatabase(databaseUrl: string, say: (sentence: string) => void): () => Promise<void> {
  const ended = new AbortController();
  let client: pg.Client | null = null;
  let isAway = false;

  const connect = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      const next = new pg.Client({ connectionString: databaseUrl, application_name: 'livery watch', keepAlive: true });
      next.on('error', () => {});
      try {
        await next.connect();
      } catch (error) {
        if (!isAway && !ended.signal.aborted)
          say(
            `PostgreSQL is away (${error instanceof Error ? error.message : String(error)}): calls are answered with 503 until it is back.`,
          );
        isAway = true;
        await next.end().catch(() => {});
        await wait(tryAgainAfter, undefined, { signal: ended.signal }).catch(() => {});
        continue;
      }
      client = next;
      if (isAway) say('PostgreSQL is back.');
      isAway = false;
      next.once('end', () => void connect());
      if (ended.signal.aborted) await next.end();
      return;
    }
  };

  void connect();
  return async () => {
    ended.abort();
    await client?.end().catch(() => {});
  };
}
