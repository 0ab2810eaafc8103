import type { Pool } from 'pg';
import { expect, it } from 'vitest';
import { DatabaseUnusable } from './database-errors.ts';
import { expectAnswer } from './expect-answer.ts';

const serverOf = (version: string) =>
  ({ options: { connectionString: 'postgres://a@127.0.0.1/b' }, query: async () => ({ rows: [{ version }] }) }) as unknown as Pool;

it('refuses a server older than the version the tests run on', async () => {
  await expectAnswer(serverOf('180004'));
  await expectAnswer(serverOf('190000'));
  await expect(expectAnswer(serverOf('150018'))).rejects.toThrow(DatabaseUnusable);
  await expect(expectAnswer(serverOf('150018'))).rejects.toThrow(/PostgreSQL 15 is too old/);
});
