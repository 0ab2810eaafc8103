import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const token = await gateway.logIn();

describe('a member’s lists', () => {
  const game = { nodeId: 27_001, vendor: 'HOUSE', gameType: 'INHOUSE' };
  const other = { nodeId: 27_003, vendor: 'HOUSE', gameType: 'INHOUSE' };

  it('stores a favourite once when added repeatedly, and needs the token [wire-mcsfe-addfavoritegamev2]', async () => {
    const added = await Promise.all(Array.from({ length: 16 }, () => gateway.call('addFavourite', { token, body: game })));
    for (const { envelope } of added) expect(envelope.value).toEqual({ favGameIds: [game.nodeId] });
    expect((await gateway.call('addFavourite', { token, body: { ...game, nodeId: 1 } })).envelope.value).toMatchObject({
      code: 'GAME_NOT_FOUND',
    });
    expect((await gateway.call('addFavourite', { body: game })).status).toBe(401);
  });

  it('removes only the named favourite, and needs the token [wire-mcsfe-removefavoritegamev2]', async () => {
    for (const body of [game, other]) await gateway.call('addFavourite', { token, body });
    expect((await gateway.call('removeFavourite', { body: game })).status).toBe(401);
    for (const again of [game, game])
      expect((await gateway.call('removeFavourite', { token, body: again })).envelope.value).toEqual({ favGameIds: [other.nodeId] });
    expect((await gateway.call('removeFavourite', { token, body: other })).envelope.value).toEqual({ favGameIds: [] });
  });

  it('returns ids, and pages of games, latest first [wire-mcsfe-getfavoritegames, wire-mcsfe-getfavoritegameslist, entity-13]', async () => {
    await gateway.call('addFavourite', { token, body: game });
    await gateway.call('addFavourite', { token, body: other });
    expect((await gateway.call('favouriteIds', { token })).envelope.value).toEqual({ favGameIds: [other.nodeId, game.nodeId] });
    const page = await gateway.call('favouriteList', { token, query: { pageNo: 2, pageSize: 1, language: 'en' } });
    expect(page.envelope.value).toMatchObject({
      content: [{ nodeId: game.nodeId, displayName: 'Orchard Morning' }],
      pageNum: 2,
      totalPages: 2,
    });
    expect((await gateway.call('favouriteIds')).status).toBe(401);
    expect((await gateway.call('favouriteList', { query: { pageNo: 1, pageSize: 1, language: 'en' } })).status).toBe(401);
  });

  it('are separate for each merchant', async () => {
    const elsewhere = await gateway.logIn('demo', 'BETA');
    expect((await gateway.call('favouriteIds', { token: elsewhere, merchant: 'BETA' })).envelope.value).toEqual({ favGameIds: [] });
  });

  it('are empty after a reset', async () => {
    await gateway.call('addFavourite', { token, body: game });
    expect((await gateway.control('reset')).statusCode).toBe(200);
    expect(await gateway.owner.selectFrom('game_favourite').select('node_id').execute()).toEqual([]);
  });
});
