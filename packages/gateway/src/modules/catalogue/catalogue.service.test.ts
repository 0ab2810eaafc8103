import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { makeRandom } from '@livery/art/random';
import { Catalogue } from './catalogue.service.ts';
import { readGames } from './catalogue.repo.ts';
import type { Offer } from './offer.rules.ts';

const { platform, owner: db } = await openTestGateway();
const { tenants } = platform;

/** The ids of new merchants that offer the games of every vendor. */
async function addMerchants(count: number): Promise<number[]> {
  const rows = await db
    .insertInto('merchant')
    .columns(['code', 'brand', 'name', 'currency', 'languages', 'time_zone', 'hosts', 'site', 'profile'])
    .expression(
      db
        .selectFrom([sql<{ n: number }>`generate_series(1, ${count})`.as('n'), 'merchant'])
        .where('merchant.code', '=', 'ALPHA')
        .select([
          sql<string>`'M-' || n || '-' || gen_random_uuid()`.as('code'),
          'brand',
          'name',
          'currency',
          'languages',
          'time_zone',
          sql<string[]>`'{}'::text[]`.as('hosts'),
          'site',
          'profile',
        ]),
    )
    .returning('id')
    .execute();
  const ids = rows.map(({ id }) => id);
  await sql`INSERT INTO merchant_vendor SELECT id, code FROM unnest(${ids}::bigint[]) AS id, game_vendor`.execute(db);
  return ids;
}

async function addMerchant(): Promise<number> {
  const [id = 0] = await addMerchants(1);
  return id;
}

const closedOf = (offer: Offer): number[] =>
  offer.list({ type: 'RNG', language: 'en' }).flatMap(({ maintenance, node_id }) => (maintenance ? node_id : []));

describe('a catalogue of a thousand games and fifty merchants', () => {
  it('shares the games between merchants, but not their differences', async () => {
    const release = await readGames(db);
    expect(release.length).toBeGreaterThan(1_000);
    const before = structuredClone(release);
    const merchants = await addMerchants(50);
    const random = makeRandom('differences');
    const differences = merchants.flatMap((merchant_id) =>
      random
        .shuffle(release)
        .slice(0, 30)
        .map(({ node_id }, index) => ({
          merchant_id,
          node_id,
          offered: index < 10 ? false : null,
          maintenance: index % 2 === 0,
          is_hot: index < 20 ? null : index < 25,
          hot_rank: index >= 20 && index < 25 ? 100 + index : null,
        })),
    );
    await db.insertInto('merchant_game').values(differences).execute();
    await db.deleteFrom('merchant_vendor').where('merchant_id', 'in', merchants.slice(0, 25)).where('vendor', '=', 'KITE').execute();

    const catalogue = new Catalogue(tenants);
    const offers = await Promise.all(merchants.map((id) => catalogue.of(id)));
    for (const [index, merchant] of merchants.entries()) {
      const own = new Map(differences.filter(({ merchant_id }) => merchant_id === merchant).map((row) => [row.node_id, row]));
      const expected = release.flatMap((game) => {
        const row = own.get(game.node_id);
        if (row?.offered === false || (index < 25 && game.vendor === 'KITE')) return [];
        return [
          {
            ...game,
            maintenance: game.maintenance || row?.maintenance === true,
            hot_rank: row === undefined || row.is_hot === null ? game.hot_rank : row.hot_rank,
          },
        ];
      });
      const offer = offers[index];
      const types = [...new Set(release.map(({ type }) => type))];
      const offered = types.flatMap((type) => offer?.list({ type, language: 'en' }) ?? []);
      const byType = types.flatMap((type) => expected.filter((game) => game.type === type));
      expect(offered).toEqual(byType);
      const hot = expected.flatMap(({ node_id, hot_rank }) => (hot_rank === null ? [] : node_id));
      expect(new Set(offer?.hot().map(({ node_id }) => node_id))).toEqual(new Set(hot));
      expect(offer?.hot()).toHaveLength(hot.length);
      const byNode = new Map(expected.map((game) => [game.node_id, game]));
      for (const { node_id } of release) expect(offer?.game(node_id) ?? undefined).toEqual(byNode.get(node_id));
    }
    expect(release).toEqual(before);
    const [untouched, other] = merchants.slice(48).map((id) => differences.filter(({ merchant_id }) => merchant_id === id));
    const isAlone = release.find(({ node_id }) => ![...(untouched ?? []), ...(other ?? [])].some((row) => row.node_id === node_id));
    expect(offers[48]?.game(isAlone?.node_id ?? 0)).toBe(offers[49]?.game(isAlone?.node_id ?? 0));
  });
});

describe('a merchant’s offer', () => {
  const game = 27_002;

  it('follows the defaults, and is reloaded for that merchant alone once forgotten', async () => {
    const [one, two] = [await addMerchant(), await addMerchant()];
    const catalogue = new Catalogue(tenants);
    expect((await catalogue.of(one)).game(game)).toMatchObject({ maintenance: false });
    const untouched = await catalogue.of(two);
    await db
      .insertInto('merchant_game')
      .values({ merchant_id: one, node_id: game, offered: null, maintenance: true, is_hot: null, hot_rank: null })
      .execute();
    catalogue.forget(one);
    expect((await catalogue.of(one)).game(game)).toMatchObject({ maintenance: true });
    expect(await catalogue.of(two)).toBe(untouched);
  });

  it('cannot open a game that is closed for everyone', async () => {
    const merchant = await addMerchant();
    const closed = closedOf(await new Catalogue(tenants).of(merchant));
    expect(closed).toEqual([2_011]);
    await db
      .insertInto('merchant_game')
      .values({ merchant_id: merchant, node_id: 2_011, offered: true, maintenance: false, is_hot: null, hot_rank: null })
      .execute();
    expect(closedOf(await new Catalogue(tenants).of(merchant))).toEqual(closed);
  });

  it('cannot restore a category that the brand does not offer', async () => {
    const merchant_id = await addMerchant();
    const fights = (await readGames(db)).filter(({ type }) => type === 'COCKFIGHT');
    expect((await new Catalogue(tenants).of(merchant_id)).list({ type: 'COCKFIGHT', language: 'en' })).toHaveLength(fights.length);
    const profile = sql`jsonb_set(profile, '{switchedOff}', '["cockfight"]')`;
    await sql`UPDATE merchant SET profile = ${profile} WHERE id = ${merchant_id}`.execute(db);
    const node_id = fights[0]?.node_id ?? 0;
    await db
      .insertInto('merchant_game')
      .values({ merchant_id, node_id, offered: true, maintenance: false, is_hot: true, hot_rank: 1 })
      .execute();
    const offer = await new Catalogue(tenants).of(merchant_id);
    expect(offer.game(node_id)).toBeNull();
    expect(offer.list({ type: 'COCKFIGHT', language: 'en' })).toEqual([]);
    expect(offer.vendorGroups().filter(({ type }) => type === 'COCKFIGHT')).toEqual([]);
    expect(offer.list({ type: 'RNG', language: 'en' }).length).toBeGreaterThan(100);
  });

  it('includes lotteries, where the law requires a licence, only when the brand names one', async () => {
    const merchant = await addMerchant();
    const keep = (compliance: object) =>
      sql`UPDATE merchant SET profile = jsonb_set(profile, '{compliance}', ${JSON.stringify(compliance)}) WHERE id = ${merchant}`.execute(
        db,
      );
    const offered = async () => {
      const offer = await new Catalogue(tenants).of(merchant);
      const groups = new Set(offer.vendorGroups().map(({ type }) => type));
      return [offer.game(25_001) !== null, offer.game(26_001) !== null, groups.has('LOTT'), groups.has('ELOTT')];
    };
    for (const jurisdiction of ['BR', 'UK']) {
      await keep({ jurisdiction, raffleAuthorisation: '' });
      expect(await offered()).toEqual([false, false, false, false]);
      await keep({ jurisdiction, raffleAuthorisation: '', lotteryLicence: 'LOTERJ 07/2026' });
      expect(await offered()).toEqual([true, true, true, true]);
    }
    await keep({ jurisdiction: 'CW', raffleAuthorisation: '' });
    expect(await offered()).toEqual([true, true, true, true]);
  });

  it('may include a single game of a vendor, which then has a card', async () => {
    const merchant = await addMerchant();
    await db.deleteFrom('merchant_vendor').where('merchant_id', '=', merchant).where('vendor', '<>', 'HOUSE').execute();
    await db
      .insertInto('merchant_game')
      .values({ merchant_id: merchant, node_id: 1_003, offered: true, is_hot: false, hot_rank: null })
      .execute();
    const offer = await new Catalogue(tenants).of(merchant);
    expect(offer.list({ type: 'RNG', language: 'en' }).map(({ node_id }) => node_id)).toEqual([1_003]);
    expect(offer.find(1_003, 'PG', 'RNG')).not.toBeNull();
    expect(offer.find(1_003, 'PG', 'FISH')).toBeNull();
    expect(new Set(offer.vendorGroups().map(({ code }) => code))).toEqual(new Set(['HOUSE', 'PG']));
    expect(offer.hot().map(({ node_id }) => node_id)).toEqual([27_001]);
  });

  it('is loaded once for concurrent callers, and again after a database failure', async () => {
    const merchant = await addMerchant();
    const catalogue = new Catalogue(tenants);
    const [first, second] = await Promise.all([catalogue.of(merchant), catalogue.of(merchant)]);
    expect(first).toBe(second);
    await sql`ALTER TABLE game RENAME TO game_away`.execute(db);
    catalogue.forget(null);
    await expect(catalogue.of(merchant)).rejects.toThrow('game');
    await sql`ALTER TABLE game_away RENAME TO game`.execute(db);
    expect((await catalogue.of(merchant)).game(game)).not.toBeNull();
  });
});
