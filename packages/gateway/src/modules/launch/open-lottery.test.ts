import { describe, expect, it } from 'vitest';
import { openTestGateway, type TestAnswer } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const token = await gateway.logIn();

const backUrl = 'http://alpha.localhost/lottery';
const lottery = {
  nodeId: 25_001,
  vassalage: 'LOTTO',
  gameType: 'LOTT',
  gameCode: 'LOTTO-25001',
  lottoArea: 'VN',
  launchMode: 'LOTT',
  prizeMode: 'LOTT',
  view: 'betting',
  device: 'WEB',
  backUrl,
  language: 'pt',
};
const southern = { ...lottery, nodeId: 25_003, gameCode: 'LOTTO-25003' };
const digits = { ...lottery, nodeId: 26_001, vassalage: 'TCG', gameType: 'ELOTT', gameCode: 'TCG-26001' };

const launch = (body: object, options: object = { token }): Promise<TestAnswer> => gateway.call('launchGame', { body, ...options });
const without = (field: keyof typeof lottery) => Object.fromEntries(Object.entries(lottery).filter(([name]) => name !== field));
const recent = (prizeMode: string, options: object = { token }) =>
  gateway.call('recentLotteryMenu', { query: { prizeMode, device: 'WEB', language: 'en' }, ...options });
const ticketCount = async () => (await gateway.owner.selectFrom('launch_ticket').select('node_id').execute()).length;

describe('a lottery that is launched', () => {
  it('is a page of the site, named by its prize mode and what it draws [lottery-03, lottery-05]', async () => {
    const before = await ticketCount();
    const { status, envelope } = await launch(lottery);
    expect(status).toBe(200);
    expect(envelope.value).toEqual({ url: '/lottery?game=25001', gameName: 'Coroa 49' });
    const urlOf = async (body: object) => (await launch(body)).envelope.value['url'];
    expect(await urlOf({ ...lottery, view: 'lobby' })).toBe('/lottery');
    expect(await urlOf({ ...digits, prizeMode: 'ELOTT' })).toBe('/lottery?game=26001');
    expect(await urlOf(southern)).toBe('/vnLottery?game=25003');
    expect(await urlOf({ ...southern, view: 'lobby' })).toBe('/vnLottery');
    expect(await urlOf({ ...southern, prizeMode: 'SEA' })).toBe('/seaLottery?game=25003');
    expect(await ticketCount()).toBe(before);
  });

  it.each(['lottoArea', 'launchMode', 'prizeMode', 'gameCode', 'view', 'backUrl'] as const)('requires %s [lottery-03]', async (field) => {
    const { status, envelope } = await launch(without(field));
    expect(status).toBe(400);
    expect(envelope.value).toMatchObject({ code: 'INVALID_REQUEST', fields: { [`/${field}`]: 'required' } });
  });

  it('reports every field that does not match the game, and opens nothing', async () => {
    const member = await gateway.logIn('agent');
    for (const [wrong, fields] of [
      [{ gameCode: 'LOTTO-25002' }, { '/gameCode': 'const' }],
      [{ prizeMode: 'SEA' }, { '/prizeMode': 'enum' }],
      [
        { gameCode: 'x', prizeMode: 'SEA', view: undefined },
        { '/gameCode': 'const', '/prizeMode': 'enum', '/view': 'required' },
      ],
      [{ lottoArea: 'TH' }, { '/lottoArea': 'const' }],
      [{ launchMode: 'SLOT' }, { '/launchMode': 'const' }],
    ] as const) {
      const { status, envelope } = await launch({ ...lottery, ...wrong }, { token: member });
      expect(status).toBe(400);
      expect(envelope.value).toMatchObject({ code: 'INVALID_REQUEST', fields });
    }
    expect((await recent('LOTT', { token: member })).envelope.value).toEqual({ list: [] });
  });

  it('is refused to a trial account and a visitor [role-14]', async () => {
    const trial = await gateway.logIn('trial');
    expect((await launch(lottery, { token: trial })).envelope.value['code']).toBe('TRIAL_REFUSED');
    expect((await launch(lottery, {})).status).toBe(401);
    expect((await gateway.call('launchDemo', { body: { ...without('gameCode'), nodeId: 25_001 } })).status).toBe(400);
    const { nodeId, vassalage, gameType, language, device } = lottery;
    const demo = await gateway.call('launchDemo', { body: { nodeId, vassalage, gameType, language, device } });
    expect(demo.envelope.value['code']).toBe('NOT_AVAILABLE');
  });

  it('reports maintenance, and suggests others of its kind', async () => {
    await gateway.owner.updateTable('game').set({ maintenance: true }).where('node_id', '=', lottery.nodeId).execute();
    await expect.poll(async () => (await launch(lottery)).envelope.value['code']).toBe('GAME_MAINTENANCE');
    const { value } = (await launch(lottery)).envelope;
    expect(value).toMatchObject({ gameName: 'Coroa 49', suggestions: [{ nodeId: 25_004, gameType: 'LOTT' }, {}, {}] });
    await gateway.owner.updateTable('game').set({ maintenance: false }).where('node_id', '=', lottery.nodeId).execute();
    await expect.poll(async () => (await launch(lottery)).status).toBe(200);
  });
});

describe('a member’s recent lotteries', () => {
  it('are the ones opened, latest first and each once, without other games [wire-vn-games-game-menu-recent]', async () => {
    const marina = { token: await gateway.logIn('marina') };
    for (const body of [lottery, digits, southern, lottery]) expect((await launch(body, marina)).status).toBe(200);
    expect((await launch({ nodeId: 27_002, vassalage: 'HOUSE', gameType: 'INHOUSE', language: 'en', device: 'WEB' }, marina)).status).toBe(
      200,
    );
    const { envelope } = await recent('LOTT', marina);
    expect(envelope.value).toMatchObject({
      list: [
        { nodeId: 25_001, displayName: 'Crown 49', gameCode: 'LOTTO-25001', maintenance: false },
        { nodeId: 25_003, displayName: 'Saigon and the South' },
        { nodeId: 26_001, displayName: '1-Minute Digits' },
      ],
    });
    expect((await recent('SEA', marina)).envelope.value).toMatchObject({ list: [{ nodeId: 25_003 }] });
    expect((await recent('LOTT', {})).status).toBe(401);
    expect((await recent('LOTT', { token: await gateway.logIn('trial') })).envelope.value['code']).toBe('TRIAL_REFUSED');
  });
});
