import { foldText } from '@livery/contract/fold-text';
import type { ReleaseSeed } from '#http/module.ts';
import { makeCatalogue } from './release/catalogue.seed.ts';
import { looksOf } from './release/looks.seed.ts';
import { vendors } from './release/vendors.seed.ts';
import './catalogue.schema.ts';
import { returnOf } from '@livery/arcade/models/game-models';

/** Raise it whenever {@link releaseRows} changes. */
export const catalogueVersion = 10;

const rowsAStatement = 400;

/** Types with a published return. Tables and matches have none. */
const typesWithReturn: ReadonlySet<string> = new Set(['RNG', 'INHOUSE', 'BGS', 'MINI']);

/**
 * Writes the release's vendors and games. It overwrites names, art, rules, return and position. It writes maintenance
 * and the hot list only once, because operators change them. Games unknown to the release stay, because they may be an
 * operator's own and rounds refer to them.
 */
export const seedRelease: ReleaseSeed['run'] = async (trx) => {
  const { vendorRows, gameRows } = releaseRows();
  await trx
    .insertInto('game_vendor')
    .values(vendorRows)
    .onConflict((conflict) =>
      conflict.column('code').doUpdateSet(({ ref }) => ({ name: ref('excluded.name'), position: ref('excluded.position') })),
    )
    .execute();
  for (let at = 0; at < gameRows.length; at += rowsAStatement) {
    await trx
      .insertInto('game')
      .values(gameRows.slice(at, at + rowsAStatement))
      .onConflict((conflict) =>
        conflict.column('node_id').doUpdateSet(({ ref }) => ({
          vendor: ref('excluded.vendor'),
          type: ref('excluded.type'),
          code: ref('excluded.code'),
          names: ref('excluded.names'),
          search: ref('excluded.search'),
          game_class: ref('excluded.game_class'),
          theme: ref('excluded.theme'),
          family: ref('excluded.family'),
          palette: ref('excluded.palette'),
          model: ref('excluded.model'),
          rtp: ref('excluded.rtp'),
          has_demo: ref('excluded.has_demo'),
          icon: ref('excluded.icon'),
          position: ref('excluded.position'),
        })),
      )
      .execute();
  }
};

/** The rows of this release, equal on every machine. */
export function releaseRows() {
  const games = makeCatalogue();
  const looks = looksOf(games);
  return {
    vendorRows: vendors.map(({ code, name }, position) => ({ code, name, position })),
    gameRows: games.map((game) => ({
      node_id: game.nodeId,
      vendor: game.vendor,
      type: game.type,
      code: game.code,
      names: JSON.stringify(game.names),
      search: JSON.stringify({ en: foldText(game.names.en).trim(), pt: foldText(game.names.pt).trim() }),
      game_class: game.gameClass,
      theme: game.theme,
      family: looks.get(game.nodeId)?.family ?? ('reels' as const),
      palette: looks.get(game.nodeId)?.palette ?? 0,
      model: game.model,
      rtp: game.model !== null && typesWithReturn.has(game.type) ? (returnOf(game.model) * 100).toFixed(2) : null,
      has_demo: game.hasDemo,
      maintenance: game.maintenance,
      icon: game.icon,
      hot_rank: game.hotRank,
      position: game.position,
    })),
  };
}
