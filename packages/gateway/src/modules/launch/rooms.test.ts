import type { Room } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { launchToken, testAggregator, walletCall } from '../../../test/games/vendor-desk.ts';

const gateway = await openTestGateway({ aggregators: [{ ...testAggregator, vendors: ['DUELO'] }] });
const token = await gateway.logIn();

describe('the card rooms', () => {
  const ask = async (query: Record<string, string> = {}) => {
    const { envelope } = await gateway.call('rooms', { query: { language: 'en', ...query }, token });
    return (envelope.value as unknown as { list: Room[] }).list;
  };

  it('list a table for each card game, for members only [wire-gls2-roomlist]', async () => {
    const rooms = await ask();
    const games = await gateway.owner.selectFrom('game').select('node_id').where('type', '=', 'PVP').execute();
    expect(new Set(rooms.map(({ nodeId }) => nodeId))).toEqual(new Set(games.map(({ node_id }) => node_id)));
    expect(rooms).toHaveLength(games.length);
    for (const { minStake, maxStake } of rooms) expect(minStake).toBeLessThan(maxStake);
    expect((await gateway.call('rooms', { query: { language: 'en' } })).status).toBe(401);
  });

  it('filter by vendor, and show tables with players first', async () => {
    const [, second] = await ask({ vassalage: 'DUELO' });
    if (second === undefined) throw new Error('There are not two rooms');
    const body = { nodeId: second.nodeId, vassalage: 'DUELO', gameType: 'PVP', language: 'en', device: 'WEB' };
    const { body: opened } = await walletCall(gateway, 'authenticate', { token: await launchToken(gateway, token, body) });
    expect(opened['stakes']).toEqual({ least: second.minStake, most: second.maxStake });
    const bet = { session: opened.session, transaction: 'b-1', round: 'r-1', amount: second.minStake, unit: 'BRL' };
    expect((await walletCall(gateway, 'bet', bet)).status).toBe(200);
    const [first, ...others] = await ask({ vassalage: 'DUELO' });
    expect(first).toMatchObject({ nodeId: second.nodeId, players: 1, vassalage: 'DUELO' });
    expect(others.every(({ players, vassalage }) => players === 0 && vassalage === 'DUELO')).toBe(true);
  });
});
