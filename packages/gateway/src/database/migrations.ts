import type { Transaction } from 'kysely';
import { foundation } from './migrations/0001-foundation.ts';
import { games } from './migrations/0002-games.ts';
import { announcements } from './migrations/0003-announcements.ts';
import { sittings } from './migrations/0004-sittings.ts';
import { loginLimits } from './migrations/0005-login-limits.ts';
import { pace } from './migrations/0006-pace.ts';
import type { Database } from './schema.ts';

/** A step forward of the database. Names are permanent: a released migration is never edited, renamed or reordered. */
export interface Migration {
  readonly name: string;
  readonly up: (trx: Transaction<Database>) => Promise<void>;
}

/** Every migration in the order of its application. A module's own lies beside the others: `migrations/0002-games.ts`. */
export const migrations: readonly Migration[] = [foundation, games, announcements, sittings, loginLimits, pace];
