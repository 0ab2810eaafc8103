import { sql } from 'kysely';
import type { ValueOf } from '@livery/contract/shapes';
import { expect, it } from 'vitest';
import { openTestGateway } from '../../../../test/test-gateway.ts';
import { testAggregator } from '../../../../test/games/vendor-desk.ts';

const gateway = await openTestGateway();

async function read(nodeId: number, token?: string, at = gateway) {
  const { status, envelope } = await at.call('gameDetails', {
    query: { nodeId, language: 'en' },
    ...(token === undefined ? {} : { token }),
  });
  return { status, code: envelope.value['code'], value: envelope.value as ValueOf<'gameDetails'> };
}
const houseGame = async (model: 'dice' | 'crash' | 'roulette') => {
  const query = gateway.owner.selectFrom('game').select('node_id').where('vendor', '=', 'HOUSE').where('model', '=', model);
  return (await query.executeTakeFirstOrThrow()).node_id;
};

it('shows a visitor what a house slot returns and pays, its symbols, and similar games', async () => {
  const { value } = await read(27_002);
  expect(value).toMatchObject({
    game: { nodeId: 27_002, gameName: 'Harbour Carnival', hasDemo: true },
    isOpen: true,
    rules: 'slot',
    reels: { reels: expect.any(Number), rows: 3, lines: expect.any(Number) },
    stakes: { least: 20, most: 10_000, unit: 'BRL' },
    hasPlayed: false,
  });
  expect(value.maxWin).toBeGreaterThan(10_000);
  expect(value.similar).toHaveLength(6);
  expect(value.similar.map(({ nodeId }) => nodeId)).not.toContain(27_002);
});

it.each([
  ['dice', 9_900],
  ['roulette', 3_600],
  ['crash', 100_000],
] as const)('knows the highest payout of a round of %s', async (rules, maxWin) => {
  expect((await read(await houseGame(rules))).value).toMatchObject({ rules, maxWin, reels: null });
});

it('shows that a member has played a game once it was started', async () => {
  const token = await gateway.logIn();
  expect((await read(27_005, token)).value.hasPlayed).toBe(false);
  const body = { nodeId: 27_005, vassalage: 'HOUSE', gameType: 'INHOUSE', language: 'en', device: 'WEB' };
  expect((await gateway.call('launchGame', { body, token })).status).toBe(200);
  expect((await read(27_005, token)).value.hasPlayed).toBe(true);
  expect((await read(27_005)).value.hasPlayed).toBe(false);
});

it('leaves the rules and prizes of a vendor’s game to the vendor, and shows it closed while the vendor is silent', async () => {
  const silent = { ...testAggregator, url: 'http://127.0.0.1:1', vendors: ['SALA'], takes: ['health'] } as const;
  const brought = await openTestGateway({ aggregators: [silent] });
  const { value } = await read(14_001, undefined, brought);
  expect(value).toMatchObject({ rules: 'vendor', reels: null, maxWin: null, stakes: null, isOpen: false });
  expect(value.similar).toHaveLength(6);
  expect(value.similar.map(({ vassalage }) => vassalage)).not.toContain('SALA');
});

it('distinguishes an unknown game from one that the site leaves out', async () => {
  expect(await read(1)).toMatchObject({ status: 404, code: 'GAME_NOT_FOUND' });
  const fight = await gateway.owner.selectFrom('game').select('node_id').where('type', '=', 'COCKFIGHT').executeTakeFirstOrThrow();
  expect((await read(fight.node_id)).status).toBe(200);
  const profile = sql`jsonb_set(profile, '{switchedOff}', '["cockfight"]')`;
  await sql`UPDATE merchant SET profile = ${profile} WHERE code = 'ALPHA'`.execute(gateway.owner);
  await expect.poll(async () => (await read(fight.node_id)).code).toBe('OPERATION_NOT_ALLOWED');
});
