import { accessTo } from '#database/access.ts';
import type { Migration } from '#database/migration.ts';
import { changeTriggers } from '#database/tell-changes.ts';
import { schemaParts } from './schema-parts.ts';

/** The schema of the first release. */
const foundation: Migration = {
  name: '0001-foundation',
  phase: 'expand',
  statements: [changeTriggers, ...schemaParts.map(({ sql }) => sql), accessTo(schemaParts)],
};

/** Every migration in the order of its application. */
export const migrations: readonly Migration[] = [foundation];
