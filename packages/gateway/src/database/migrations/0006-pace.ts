import { sql } from 'kysely';
import type { Migration } from '../migrations.ts';

export const pace: Migration = {
  name: '0006-pace',
  up: async (trx) => {
    await sql.raw('ALTER TABLE game_session ADD COLUMN paced_until timestamptz;').execute(trx);
  },
};
