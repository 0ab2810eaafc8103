import { sql } from 'kysely';
import { slotModels } from '../../../games/slot/slot-models.ts';
import { makeRandom } from '../../art/random.ts';
import type { Seeding } from '../../server/module.ts';
import { makeCatalogue, type CatalogueGame } from './catalogue/catalogue.ts';
import { looksOf } from './catalogue/looks.ts';
import { vendors, type Vendor } from './catalogue/vendors.ts';
import { searchText } from './search-text.ts';
import { returnOf } from './slot/slot-return.ts';

const rowsAStatement = 400;
const winnerCount = 25;

/** Types whose rounds a published return belongs to; a table or a match has none. */
const typesWithReturn: ReadonlySet<string> = new Set(['RNG', 'FISH', 'INHOUSE', 'BGS', 'MINI']);

/** A merchant that has games keeps them as they are; a new one gets the house's own, since a vendor's come with the vendor. */
export async function seedCatalogue({ trx, merchant }: Seeding): Promise<void> {
  const game = await trx.selectFrom('game').select('node_id').where('merchant_id', '=', merchant.id).limit(1).executeTakeFirst();
  if (game !== undefined) return;
  const house = vendors.filter(({ games }) => games.INHOUSE !== undefined);
  await writeCatalogue(trx, merchant.id, makeCatalogue(), house);
}

/** The catalogue as it is today, and a board of winners who never were. */
export async function seedGames({ trx, merchant }: Seeding): Promise<void> {
  const catalogue = makeCatalogue();
  await trx.deleteFrom('game_winner').where('merchant_id', '=', merchant.id).execute();
  await writeCatalogue(trx, merchant.id, catalogue, vendors);
  await trx
    .insertInto('game_winner')
    .values(winners(catalogue).map((winner, id) => ({ merchant_id: merchant.id, id, ...winner })))
    .execute();
}

async function writeCatalogue(
  trx: Seeding['trx'],
  merchantId: number,
  catalogue: readonly CatalogueGame[],
  brought: readonly Vendor[],
): Promise<void> {
  await trx
    .insertInto('game_vendor')
    .values(brought.map(({ code, name }, position) => ({ merchant_id: merchantId, code, name, position })))
    .onConflict((conflict) =>
      conflict
        .columns(['merchant_id', 'code'])
        .doUpdateSet(({ ref }) => ({ name: ref('excluded.name'), position: ref('excluded.position') })),
    )
    .execute();
  const codes = new Set(brought.map(({ code }) => code));
  // A game looks as it does among all of them: its drawing does not ask who has it.
  const rows = gameRows(catalogue).flatMap((row) => (codes.has(row.vendor) ? [{ merchant_id: merchantId, ...row }] : []));
  // Positions are unique, and a game may take another's: out of the way first.
  await trx
    .updateTable('game')
    .set({ position: sql`-1 - abs(position)` })
    .where('merchant_id', '=', merchantId)
    .execute();
  for (let at = 0; at < rows.length; at += rowsAStatement) {
    await trx
      .insertInto('game')
      .values(rows.slice(at, at + rowsAStatement))
      .onConflict((conflict) =>
        conflict.columns(['merchant_id', 'node_id']).doUpdateSet(({ ref }) => ({
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
          maintenance: ref('excluded.maintenance'),
          icon: ref('excluded.icon'),
          hot_rank: ref('excluded.hot_rank'),
          position: ref('excluded.position'),
        })),
      )
      .execute();
  }
}

function gameRows(catalogue: readonly CatalogueGame[]) {
  const looks = looksOf(catalogue);
  const returns = new Map(Object.values(slotModels).map((model) => [model.id as string, (returnOf(model).rtp * 100).toFixed(2)]));
  return catalogue.map((game) => ({
    node_id: game.nodeId,
    vendor: game.vendor,
    type: game.type,
    code: game.code,
    names: JSON.stringify(game.names),
    search: JSON.stringify({ en: searchText(game.names.en), pt: searchText(game.names.pt) }),
    game_class: game.gameClass,
    theme: game.theme,
    family: looks.get(game.nodeId)?.family ?? ('reels' as const),
    palette: looks.get(game.nodeId)?.palette ?? 0,
    model: game.model,
    rtp: typesWithReturn.has(game.type) ? (returns.get(game.model ?? '') ?? null) : null,
    has_demo: game.hasDemo,
    maintenance: game.maintenance,
    icon: game.icon,
    hot_rank: game.hotRank,
    position: game.position,
  }));
}

/** Names are masked before they are stored: a board shows no account. */
function winners(catalogue: readonly CatalogueGame[]) {
  const random = makeRandom('winners');
  const playable = catalogue.filter(({ model, maintenance }) => model !== null && !maintenance);
  return Array.from({ length: winnerCount }, () => ({
    player: `${random.pick(['an', 'be', 'ca', 'du', 'el', 'fa', 'gi', 'jo', 'ka', 'lu', 'ma', 'ra', 'ta', 've', 'ze'])}***${random.whole(0, 99).toString().padStart(2, '0')}`,
    avatar: `winner-${random.whole(1, 9999)}`,
    node_id: playable[random.whole(0, playable.length - 1)]?.nodeId ?? 0,
    win_amount: Math.round(10 ** random.between(4, 6.4)),
  }));
}

/** Lists that people made go, sittings end, and the catalogue is as it was seeded; rounds stay, since the ledger keeps their money. */
export async function resetGames(seeding: Seeding): Promise<void> {
  const { trx, merchant, now } = seeding;
  await trx.deleteFrom('game_favourite').where('merchant_id', '=', merchant.id).execute();
  await trx.deleteFrom('game_recent').where('merchant_id', '=', merchant.id).execute();
  await trx.deleteFrom('launch_ticket').where('merchant_id', '=', merchant.id).execute();
  await trx.deleteFrom('demo_launch').where('merchant_id', '=', merchant.id).execute();
  await trx.updateTable('sitting').set({ closed_at: now }).where('merchant_id', '=', merchant.id).where('closed_at', 'is', null).execute();
  await seedGames(seeding);
}
