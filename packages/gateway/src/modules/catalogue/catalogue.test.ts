import { foldText } from '@livery/contract/fold-text';
import type { Game, Lane, VendorCategory } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const token = await gateway.logIn();

const listQuery = {
  clientType: 3,
  platform: 'html5-desktop',
  merchant: 'ALPHA',
  gameType: 'RNG',
  pageNo: 1,
  pageSize: 18,
  language: 'pt',
  imgSize: '300x400',
  iconType: 'portrait',
};

async function list(query: Record<string, string | number> = {}, options: { token?: string; merchant?: string } = {}) {
  const { status, envelope } = await gateway.call('gameList', { query: { ...listQuery, ...query }, ...options });
  return { status, ...(envelope.value as unknown as { games: Game[]; totalPages: number; total: number; code?: string }) };
}

describe('the game list', () => {
  it('returns games and totalPages to visitors and members alike [wire-gcsgame-gamelist, wire-gcsgame-gamelist-response]', async () => {
    const visitor = await list();
    expect(visitor.games).toHaveLength(18);
    expect(visitor.totalPages).toBe(Math.ceil(visitor.total / 18));
    expect(await list({}, { token })).toEqual(visitor);
  });

  it('narrows to vendor, class and name, each alone and combined [wire-gcsgame-gamelist-query]', async () => {
    const slots = await gateway.owner
      .selectFrom('game')
      .select(['node_id', 'vendor', 'game_class', 'search'])
      .where('type', '=', 'RNG')
      .execute();
    const ofVendor = ({ vendor }: (typeof slots)[number]) => vendor === 'PG';
    const ofClass = ({ game_class }: (typeof slots)[number]) => game_class === 'REEF';
    const ofName = ({ search }: (typeof slots)[number]) => search.pt.includes('ra');
    const narrowed = [
      [{ vassalage: 'PG' }, slots.filter(ofVendor)],
      [{ gameClassify: 'REEF' }, slots.filter(ofClass)],
      [{ gameName: 'ra' }, slots.filter(ofName)],
      [{ vassalage: 'PG', gameClassify: 'REEF', gameName: 'ra' }, slots.filter((game) => ofVendor(game) && ofClass(game) && ofName(game))],
    ] as const;
    for (const [query, expected] of narrowed) {
      const { games, total } = await list({ ...query, pageSize: 100 });
      expect(expected.length).toBeGreaterThan(0);
      expect(total, JSON.stringify(query)).toBe(expected.length);
      expect(expected.map(({ node_id }) => node_id)).toEqual(expect.arrayContaining(games.map(({ nodeId }) => nodeId)));
    }
    for (const query of [{ vassalage: 'ALL' }, { gameClassify: 'ALL' }, { vassalage: '', gameClassify: '', gameName: ' ' }])
      expect((await list(query)).total, JSON.stringify(query)).toBe(slots.length);
  });

  it('is sorted as requested, by name in the caller’s language, across pages', async () => {
    const { games: own } = await list({ pageSize: 100 });
    const namesOf = async (query: Record<string, string | number>) =>
      (await list({ pageSize: 50, ...query })).games.map((game) => game.gameName);
    for (const language of ['en', 'pt']) {
      const names = [...(await namesOf({ sort: 'name', language })), ...(await namesOf({ sort: 'name', language, pageNo: 2 }))];
      const folded = names.map(foldText);
      expect(folded).toEqual(folded.toSorted((one, other) => (one < other ? -1 : 1)));
    }
    const { games: newest } = await list({ sort: 'new', pageSize: 100 });
    expect(newest.map(({ nodeId }) => nodeId)).toEqual(newest.map(({ nodeId }) => nodeId).toSorted((one, other) => other - one));
    const { games: best } = await list({ sort: 'rtp', pageSize: 100 });
    expect(best.map(({ rtp }) => rtp ?? 0)).toEqual(best.map(({ rtp }) => rtp ?? 0).toSorted((one, other) => other - one));
    const { games: hottest } = await list({ sort: 'hot', pageSize: 100 });
    const cold = hottest.findIndex(({ isHot }) => isHot === 0);
    expect(cold).toBeGreaterThan(0);
    expect(hottest.slice(cold).every(({ isHot }) => isHot === 0)).toBe(true);
    expect(hottest[0]?.nodeId).not.toBe(own[0]?.nodeId);
    expect((await list({ sort: 'luck' })).status).toBe(400);
  });

  it('marks the games of the list NEW as new in every list', async () => {
    const { games: latest } = await list({ gameType: 'NEW', pageSize: 100 });
    expect(latest.length).toBeGreaterThan(0);
    expect(latest.every(({ isNew }) => isNew)).toBe(true);
    const known = new Set(latest.map(({ nodeId }) => nodeId));
    for (const sort of ['new', 'rtp']) {
      const { games } = await list({ gameType: 'ALL', sort, pageSize: 100 });
      for (const { nodeId, isNew } of games) expect(isNew, `${nodeId}`).toBe(known.has(nodeId));
    }
  });

  it('accepts either platform and refuses a malformed query [wire-gcsgame-gamelist-query]', async () => {
    expect((await list({ platform: 'flash' })).status).toBe(200);
    for (const wrong of [{ platform: 'java' }, { clientType: 4 }, { pageNo: 0 }, { pageSize: 101 }])
      expect((await list(wrong)).status).toBe(400);
    expect((await list({ merchant: 'BETA' })).code).toBe('MERCHANT_MISMATCH');
  });

  it('pages without gaps or repetition, and is empty after the last page', async () => {
    const first = await list({ gameType: 'FISH' });
    const seen: number[] = [];
    for (let pageNo = 1; pageNo <= first.totalPages; pageNo++)
      seen.push(...(await list({ gameType: 'FISH', pageNo })).games.map(({ nodeId }) => nodeId));
    expect(new Set(seen).size).toBe(first.total);
    expect(seen).toHaveLength(first.total);
    expect(await list({ gameType: 'FISH', pageNo: first.totalPages + 1 })).toMatchObject({ games: [], totalPages: first.totalPages });
  });

  it('ignores case, accents and surrounding spaces when searching, in the requested language', async () => {
    for (const gameName of ['portão fechado', '  PORTAO FECHADO ', 'tao fech']) {
      expect((await list({ gameName })).games.map(({ nodeId }) => nodeId)).toEqual([2011]);
    }
    expect((await list({ gameName: 'closed gate' })).games).toEqual([]);
    expect((await list({ gameName: 'closed gate', language: 'en' })).games[0]).toMatchObject({
      gameName: 'Closed Gate',
      displayName: 'Closed Gate',
    });
  });

  it('searches the games of all types at once, tolerates typos, and puts the best match first', async () => {
    const all = await list({ gameType: 'ALL', gameName: 'portao fehcado', pageSize: 100 });
    expect(all.games[0]).toMatchObject({ nodeId: 2011 });
    const found = await list({ gameType: 'ALL', gameName: 'ra', pageSize: 100 });
    expect(new Set(found.games.map(({ gameType }) => gameType)).size).toBeGreaterThan(1);
    expect(found.total).toBeGreaterThan((await list({ gameName: 'ra' })).total);
    expect((await list({ gameName: 'portao fehcado' })).total).toBe(0);
  });

  it('treats special characters in a search literally', async () => {
    for (const gameName of ['%', '_', '\\']) expect((await list({ gameName })).total).toBe(0);
  });

  it('ends the live list with a tile for each vendor, but not a vendor’s own list', async () => {
    const { totalPages } = await list({ gameType: 'LIVE' });
    const last = await list({ gameType: 'LIVE', pageNo: totalPages });
    expect(last.games.filter(({ isGame }) => isGame === 'VASSALAGE').map(({ vassalage }) => vassalage)).toEqual([
      'PT',
      'SALA',
      'BALCONY',
      'FELT',
    ]);
    const own = await list({ gameType: 'LIVE', vassalage: 'SALA', pageSize: 100 });
    expect(own.games.every(({ isGame }) => isGame === 'GAME')).toBe(true);
  });

  it('gives a slot its published return and its pictures', async () => {
    const { games } = await list({ pageSize: 100 });
    const [drawn] = games;
    expect(drawn?.rtp).toBeGreaterThan(90);
    expect(drawn?.iconUrl).toMatch(/^\/art\/cover\/\d+-p\.svg\?l=pt&v=\d+$/);
    expect(games.filter(({ iconUrl, showIcon }) => iconUrl === null && showIcon === null).length).toBeLessThanOrEqual(1);
  });
});

describe('menus and vendors', () => {
  it('returns the game menu without a token, each category with cards and classes [wire-games-game-menus, entity-12, catalog-01, catalog-02]', async () => {
    const { envelope } = await gateway.call('gameMenus', { query: { language: 'en' } });
    const { categories } = envelope.value as unknown as { categories: VendorCategory[] };
    expect(categories.map(({ gameCategory }) => gameCategory)).toEqual([
      'RNG',
      'FISH',
      'LIVE',
      'PVP',
      'SPORTS',
      'ESPORTS',
      'COCKFIGHT',
      'INHOUSE',
      'LOTT',
      'ELOTT',
      'MINI',
    ]);
    expect(categories.filter(({ cards }) => cards.length === 0)).toEqual([]);
    const slots = categories.find(({ gameCategory }) => gameCategory === 'RNG');
    expect(slots?.cards.filter(({ gameType }) => gameType === 'RNG').length).toBeGreaterThan(10);
    expect(slots?.gameClassify.length).toBeGreaterThan(1);
    expect(slots?.gameClassify[0]).toMatchObject({ key: 'ORCHARD', displayName: 'Fruit', vendors: { PG: 'PG', KITE: 'Kite & Sons' } });
    expect(categories.find(({ gameCategory }) => gameCategory === 'ELOTT')?.cards.map(({ cardId }) => cardId)).toEqual(['TCG_LOTTO_VN']);
  });

  it('returns the vendors as lanes, without a token [wire-gcsgame-newgamevendor, wire-gcsgame-newgamevendor-token]', async () => {
    const { status, envelope } = await gateway.call('vendors', { query: { platform: 'html5-desktop' } });
    expect(status).toBe(200);
    const { lanes } = (envelope.value as unknown as { data: { lanes: Lane[] } }).data;
    expect(lanes.map(({ vassalage }) => vassalage)).toEqual(expect.arrayContaining(['PG', 'EG2', 'PT', 'JDB', 'CQ9', 'FC', 'JL', 'BGS']));
    expect(lanes.find(({ vassalage }) => vassalage === 'HOUSE')?.name, 'the house is called as its brand').toBe('Alpha');
    expect(lanes.find(({ vassalage }) => vassalage === 'JDB')?.gameTypes.toSorted()).toEqual(['FISH', 'MINI', 'RNG']);
    expect(lanes.filter(({ gameTypes }) => gameTypes.includes('FISH')).length).toBeLessThanOrEqual(10);
  });
});

describe('hot games', () => {
  const hot = { merchantCode: 'ALPHA', isPlatform: 2, platform: 'html5-desktop', language: 'pt' };

  it('returns thirteen hot games without a token [wire-gcsgame-hotgamesv2]', async () => {
    const { envelope } = await gateway.call('hotGames', { query: hot });
    const games = (envelope.value as unknown as { list: Game[] }).list;
    expect(games).toHaveLength(13);
    expect(games.every(({ isHot }) => isHot === 1)).toBe(true);
  });

  it('accepts a type and vendor, and refuses another platform or merchant [wire-gcsgame-hotgamesv2-query]', async () => {
    const { envelope } = await gateway.call('hotGames', { query: { ...hot, gameType: 'LIVE', vassalage: 'SALA' } });
    expect((envelope.value as unknown as { list: Game[] }).list.map(({ vassalage, gameType }) => [vassalage, gameType])).toEqual([
      ['SALA', 'LIVE'],
    ]);
    expect((await gateway.call('hotGames', { query: { ...hot, isPlatform: 3 } })).status).toBe(400);
    expect((await gateway.call('hotGames', { query: { ...hot, merchantCode: 'BETA' } })).envelope.value).toMatchObject({
      code: 'MERCHANT_MISMATCH',
    });
  });
});

describe('a merchant’s offer', () => {
  it('returns to its seeded state after a reset', async () => {
    const before = await list();
    const {
      owner: db,
      platform: { merchants },
    } = gateway;
    const merchant_id = merchants.byCode('ALPHA')?.id ?? 0;
    await db.deleteFrom('merchant_vendor').where('merchant_id', '=', merchant_id).where('vendor', '=', 'EG2').execute();
    await db
      .insertInto('merchant_game')
      .values(
        before.games.map(({ nodeId }) => ({ merchant_id, node_id: nodeId, offered: true, maintenance: true, is_hot: true, hot_rank: 1 })),
      )
      .execute();
    expect((await gateway.control('reset')).statusCode).toBe(200);
    expect(await list()).toEqual(before);
  });
});
