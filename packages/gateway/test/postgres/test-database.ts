import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export interface TestDatabase {
  readonly url: string;
  readonly drop: () => Promise<void>;
}

interface TestDatabaseOptions {
  /** Creates an empty database. */
  readonly empty?: boolean;
  /** The address of a database without connections, by default the seeded template. */
  readonly from?: string;
}

/** A database for one test file, copied from another in about ten milliseconds. */
export async function createTestDatabase({ empty = false, from }: TestDatabaseOptions = {}): Promise<TestDatabase> {
  const template = new URL(from ?? inject('templateUrl'));
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const server = new URL(template);
  server.pathname = '/postgres';
  const run = async (statement: string): Promise<void> => {
    const client = new pg.Client({ connectionString: server.href });
    await client.connect();
    try {
      // Copies of one template must be made one after another.
      await client.query('SELECT pg_advisory_lock(1)');
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`CREATE DATABASE ${name} TEMPLATE ${empty ? 'template0' : template.pathname.slice(1)} STRATEGY FILE_COPY`);
  const url = new URL(template);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => run(`DROP DATABASE ${name} WITH (FORCE)`) };
}
