import type { LotteryGroup, VendorGameType } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const token = await gateway.logIn();

describe('a vendor’s game types', () => {
  const ask = async (vassalage: string) => {
    const { envelope } = await gateway.call('vendorGameTypes', { query: { vassalage, language: 'en' }, token });
    return (envelope.value as unknown as { list: VendorGameType[] }).list;
  };

  it('are those of its games, in menu order [wire-gcsgame-getvassgametype]', async () => {
    expect(await ask('JDB')).toEqual([
      { gameType: 'RNG', title: 'Slots', games: 66 },
      { gameType: 'FISH', title: 'Fishing', games: 14 },
      { gameType: 'MINI', title: 'Mini games', games: 10 },
    ]);
  });

  it('are empty for an unknown vendor', async () => {
    expect(await ask('NOBODY')).toEqual([]);
  });
});

describe('the lottery menu', () => {
  const query = { prizeMode: 'LOTT', device: 'WEB', language: 'en' };
  const ask = (changes: Record<string, string> = {}) => gateway.call('lotteryMenu', { query: { ...query, ...changes } });
  const groupsOf = ({ envelope }: Awaited<ReturnType<typeof ask>>) =>
    (envelope.value as unknown as { groups: LotteryGroup[] }).groups.map(({ lotteryType, games }) => [lotteryType, games.length]);

  it('lists every lottery by what it draws, for any caller [entity-10, wire-vn-games-game-menu]', async () => {
    const answer = await ask();
    expect(answer.envelope.value).toMatchObject({
      prizeMode: 'LOTT',
      groups: [
        { lotteryType: '11X5', title: 'Five of eleven' },
        { lotteryType: 'LF', title: '3D and the like' },
        { lotteryType: 'LHC', title: 'Six of 49' },
        { lotteryType: 'PK10', title: 'Race of ten' },
        { lotteryType: 'SSC', title: 'Five digits' },
        { lotteryType: 'VN', title: 'Vietnamese prizes' },
      ],
    });
    expect(groupsOf(answer)).toEqual([
      ['11X5', 2],
      ['LF', 5],
      ['LHC', 2],
      ['PK10', 3],
      ['SSC', 3],
      ['VN', 3],
    ]);
  });

  it('is available in each prize mode on the web, and in no other [entity-11]', async () => {
    for (const prizeMode of ['LOTT', 'ZY', 'ELOTT']) {
      const answer = await ask({ prizeMode });
      expect(answer.envelope.value).toMatchObject({ prizeMode });
      expect(groupsOf(answer)).toHaveLength(6);
    }
    const sea = await ask({ prizeMode: 'SEA' });
    expect(sea.envelope.value).toMatchObject({ prizeMode: 'SEA' });
    expect(groupsOf(sea)).toEqual([
      ['LF', 5],
      ['VN', 3],
    ]);
    for (const wrong of [{ prizeMode: 'VN' }, { device: 'MOBILE' }]) expect((await ask(wrong)).status).toBe(400);
  });
});

describe('the newest games', () => {
  it('fill two pages of playable games, newest first [entity-09]', async () => {
    const query = { clientType: 3, platform: 'html5-desktop', merchant: 'ALPHA', gameType: 'NEW', pageNo: 1, pageSize: 18, language: 'en' };
    const { envelope } = await gateway.call('gameList', { query });
    const { games, totalPages } = envelope.value as unknown as { games: { nodeId: number; maintenance: boolean }[]; totalPages: number };
    expect(totalPages).toBe(2);
    expect(games.map(({ nodeId }) => nodeId)).toEqual(games.map(({ nodeId }) => nodeId).toSorted((a, b) => b - a));
    expect(games.some(({ maintenance }) => maintenance)).toBe(false);
  });
});
