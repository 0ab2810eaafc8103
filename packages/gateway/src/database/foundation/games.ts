import { sql } from 'kysely';
import { tellChanges, tellChangesOfMerchant } from '../tell-changes.ts';
import type { Dataset } from '../personal-data.ts';
import type { SchemaPart } from '../schema-part.ts';
import { catalogue } from './catalogue.ts';
import { liveTables } from './live-tables.ts';
import { play } from './play.ts';

/** Games, and what is played on them. */
export const gamesSchema: SchemaPart = {
  name: 'games',
  sql: [
    catalogue,
    play,
    liveTables,
    tellChanges('catalogue', ['game_vendor', 'game']),
    tellChangesOfMerchant('catalogue', ['merchant_vendor', 'merchant_game']),
  ].join('\n'),
  personalData: {
    erase: { game_favourite: {}, game_recent: {} },
    keep: {
      launch_ticket: { why: 'passing' },
      live_stake: { why: 'passing' },
      sitting: { why: 'play' },
    },
    archive: (
      [
        ['favourites', 'game_favourite'],
        ['recent-games', 'game_recent'],
      ] as const
    ).map(([name, table]): Dataset => ({
      name,
      tables: [table],
      columns: ['game'],
      rows: (own) => sql`SELECT g.names AS game FROM ${sql.table(table)} AS x JOIN game AS g ON g.node_id = x.node_id WHERE ${own('x')}`,
    })),
    withhold: { launch_ticket: 'passing', live_stake: 'sum', sitting: 'passing' },
  },
};
