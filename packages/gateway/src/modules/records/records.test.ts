import { describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { lockBets } from '../bets/bets.repo.ts';
import '../bets/bets.service.ts';
import { openRecordsWorld } from '../../../test/money/records-world.ts';

const gateway = await openTestGateway();
const world = await openRecordsWorld(gateway, 'marina');
const token = await gateway.logIn('marina');
const days = { from: '2026-03-01', to: '2026-03-31', limit: 100 };

// 3:00 UTC is midnight in the time zone of ALPHA.
const late = await world.play({ at: '2026-03-11T02:59:59.999Z', stake: 1_000, win: 0 });
const early = await world.play({ at: '2026-03-11T03:00:00Z', stake: 500, win: 2_500 });
await world.adjust('2026-03-11T04:00:00Z', 4_200);
const table = await world.play({ at: '2026-03-12T15:00:00Z', stake: 300, win: 300, nodeId: 3_001 });
const open = await world.stake({ at: '2026-03-12T16:00:00Z', stake: 700 });

interface Item {
  readonly id: number | string;
  readonly amount: number;
  readonly balance: number;
}

async function ask(name: Parameters<typeof gateway.call>[0], query: Record<string, string | number>): Promise<Record<string, unknown>> {
  const { status, envelope } = await gateway.call(name, { token, query: { language: 'en', ...query } });
  if (status !== 200) throw new Error(`${name} answered ${status} ${envelope.message}`);
  return envelope.value;
}

async function all(name: Parameters<typeof gateway.call>[0], query: Record<string, string | number>, limit = 2): Promise<Item[]> {
  const items: Item[] = [];
  let after: string | null = '';
  while (after !== null) {
    const page = (await ask(name, { ...query, limit, ...(after === '' ? {} : { after }) })) as { items: Item[]; next: string | null };
    items.push(...page.items);
    after = page.next;
  }
  return items;
}

const { limit: _, ...period } = days;

describe('the account record', () => {
  it('lists the member’s movements with the balance after each, and needs the token [wire-odsfe2-memtransdet, member-08]', async () => {
    const { items } = (await ask('memberTransactions', days)) as { items: Item[] };
    expect(items.map(({ amount }) => amount)).toEqual([-700, 300, -300, 4_200, 2_500, -500, -1_000]);
    for (const [index, { amount, balance }] of items.entries()) {
      const before = items[index + 1];
      if (before !== undefined) expect(balance - amount).toBe(before.balance);
    }
    expect(items[0]?.balance).toBe(await world.balance());
    expect((await gateway.call('memberTransactions', { query: days })).status).toBe(401);
    const trial = await gateway.logIn('trial');
    expect((await gateway.call('memberTransactions', { query: days, token: trial })).envelope.message).toBe('TRIAL_REFUSED');
  });

  it('names the source, game and number of each movement', async () => {
    const { items } = await ask('memberTransactions', days);
    expect((items as Item[]).slice(1, 4)).toMatchObject([
      { type: 'game', kind: 'spin', title: 'Win', number: table, bet: { id: table, game: { nodeId: 3_001 } } },
      { type: 'game', kind: 'spin', title: 'Stake', number: table, bet: { id: table } },
      { type: 'adjustment', kind: 'grant', title: 'Adjustment by the house', bet: null },
    ]);
    const portuguese = await ask('memberTransactions', { ...days, language: 'pt' });
    expect((portuguese['items'] as { title: string }[])[1]?.title).toBe('Ganho');
  });

  it('is paged without loss or repetition while movements are added', async () => {
    const whole = await all('memberTransactions', period, 100);
    const first = (await ask('memberTransactions', { ...days, limit: 3 })) as { items: Item[]; next: string };
    await world.adjust('2026-03-30T12:00:00Z', 1);
    const rest = (await ask('memberTransactions', { ...days, after: first.next })) as { items: Item[] };
    expect([...first.items, ...rest.items]).toEqual(whole);
    await world.adjust('2026-03-30T12:00:00Z', -1);
    expect((await all('memberTransactions', period)).slice(2)).toEqual(whole);
  });

  it('can be listed oldest first across pages, and rejects a cursor of the other order', async () => {
    for (const name of ['memberTransactions', 'betRecord'] as const) {
      const newest = await all(name, period, 100);
      expect(await all(name, { ...period, order: 'oldest' })).toEqual(newest.toReversed());
      const { next } = (await ask(name, { ...period, limit: 1 })) as { next: string };
      const other = await gateway.call(name, { token, query: { ...period, limit: 1, after: next, order: 'oldest' } });
      expect(other.envelope.value['code']).toBe('INVALID_REQUEST');
    }
  });

  it('is filtered by type, with totals over everything the filter matches', async () => {
    for (const type of ['game', 'adjustment', 'deposit']) {
      const items = await all('memberTransactions', { ...period, type });
      const sum = (isIn: boolean) => items.filter(({ amount }) => amount > 0 === isIn).reduce((total, { amount }) => total + amount, 0);
      expect(await ask('transactionTotals', { ...period, type })).toEqual({
        count: items.length,
        moneyIn: sum(true),
        moneyOut: sum(false),
      });
    }
    expect((await all('memberTransactions', { ...period, type: 'deposit' })).length).toBe(0);
    expect(await ask('transactionTotals', { ...period, to: '2026-03-12' })).toEqual({ count: 7, moneyIn: 7_000, moneyOut: -2_500 });
  });

  it('filters by whole days in the brand’s time zone', async () => {
    const tenth = await all('memberTransactions', { from: '2026-03-10', to: '2026-03-10' });
    expect(tenth.map(({ amount }) => amount)).toEqual([-1_000]);
    const eleventh = await all('memberTransactions', { from: '2026-03-11', to: '2026-03-11' });
    expect(eleventh.map(({ amount }) => amount)).toEqual([4_200, 2_500, -500]);
  });

  it.each([
    [{ from: '2026-02-30', to: '2026-03-01' }],
    [{ from: '2026-03-02', to: '2026-03-01' }],
    [{ from: '2026-01-01', to: '2026-04-01' }],
    [{ from: '2026-03-01', to: '2026-03-02', type: 'win' }],
    [{ from: '2026-03-01', to: '2026-03-02', after: 'elsewhere' }],
    [{ to: '2026-03-02' }],
  ])('refuses an invalid query: %o', async (query) => {
    const { envelope } = await gateway.call('memberTransactions', { token, query: { limit: 10, ...query } });
    expect(envelope.message).toBe('INVALID_REQUEST');
  });
});

describe('the betting record', () => {
  it('lists every bet with its game, stake and payout, newest first [member-07]', async () => {
    const { items } = await ask('betRecord', days);
    expect(items).toMatchObject([
      { id: open, state: 'open', stake: 700, payout: null, settledAt: null },
      { id: table, state: 'settled', stake: 300, payout: 300, game: { nodeId: 3_001 } },
      {
        id: early,
        state: 'settled',
        payout: 2_500,
        game: { nodeId: 27_002, name: 'Harbour Carnival', type: 'INHOUSE', typeName: 'Originals' },
      },
      { id: late, state: 'settled', payout: 0 },
    ]);
  });

  it('is filtered by game type and state, with totals over all matches', async () => {
    const types = (await ask('betTotals', period)) as { totals: object; gameTypes: { code: string }[] };
    expect(types.totals).toEqual({ count: 4, stake: 2_500, payout: 2_800, net: 1_000 });
    expect(types.gameTypes.map(({ code }) => code)).toContain('INHOUSE');
    expect((await all('betRecord', { ...period, state: 'open' })).map(({ id }) => id)).toEqual([open]);
    expect((await all('betRecord', { ...period, gameType: 'INHOUSE', state: 'settled' })).map(({ id }) => id)).toEqual([early, late]);
    expect(await all('betRecord', { ...period, state: 'void' })).toEqual([]);
    expect(await ask('betTotals', { ...period, state: 'open' })).toMatchObject({ totals: { count: 1, stake: 700, payout: 0, net: 0 } });
  });

  it('shows a round only to its member', async () => {
    expect(await ask('betRound', { bet: early })).toMatchObject({
      bet: { id: early },
      voided: null,
      movements: [{ amount: -500 }, { amount: 2_500 }],
      proof: null,
    });
    const other = await gateway.logIn('demo');
    expect((await gateway.call('betRound', { token: other, query: { bet: early } })).status).toBe(404);
    expect((await gateway.call('betRecord', { token: other, query: days })).envelope.value).toEqual({ items: [], next: null });
    expect((await gateway.call('memberTransactions', { token: other, query: days })).envelope.value).toEqual({ items: [], next: null });
    expect((await gateway.call('betRound', { token, query: { bet: 999_999_999 } })).status).toBe(404);
  });
});

describe('the personal loss', () => {
  it('sums settled bets by day and game type', async () => {
    const { lines, totals } = (await ask('personalLoss', period)) as { lines: object[]; totals: object };
    expect(lines).toMatchObject([
      { day: '2026-03-12', count: 1, stake: 300, payout: 300, net: 0 },
      { day: '2026-03-11', gameType: 'INHOUSE', count: 1, stake: 500, payout: 2_500, net: 2_000 },
      { day: '2026-03-10', gameType: 'INHOUSE', count: 1, stake: 1_000, payout: 0, net: -1_000 },
    ]);
    expect(totals).toEqual({ count: 3, stake: 1_800, payout: 2_800, net: 1_000 });
    expect(await ask('personalLoss', { ...period, gameType: 'INHOUSE' })).toMatchObject({ totals: { count: 2, net: 1_000 } });
  });

  it('counts a bet on the day it was settled, as missions and points do', async () => {
    const openedAt = new Date('2026-04-20T12:00:00Z');
    const id = await world.stake({ at: openedAt.toISOString(), stake: 400 });
    const { tenants, bets } = gateway.platform;
    await tenants.transaction(world.merchantId, async (trx) => {
      const [bet] = await lockBets(trx, world.memberId, [{ id, openedAt }]);
      const now = new Date('2026-04-21T12:00:00Z');
      if (bet !== undefined) await bets.settle(trx, bet, { payout: 900, validStake: 400, actor: 'job:test', now, course: null });
    });
    const { lines } = await ask('personalLoss', { from: '2026-04-20', to: '2026-04-21', language: 'en' });
    expect(lines).toMatchObject([{ day: '2026-04-21', gameType: 'INHOUSE', count: 1, stake: 400, payout: 900, net: 500 }]);
  });
});

describe('a file', () => {
  const fileOf = (name: Parameters<typeof gateway.call>[0], query: Record<string, string>, bearer: string | null = token) =>
    gateway.inject({
      method: 'GET',
      url: {
        transactionFile: '/wps/x/records/transactions/file',
        betFile: '/wps/x/records/bets/file',
        lossFile: '/wps/x/records/loss/file',
      }[name as 'betFile'],
      query: { ...period, ...query },
      headers: { merchant: 'ALPHA', ...(bearer === null ? {} : { authorization: `Bearer ${bearer}` }) },
    });

  it('holds everything the filters match, formatted for spreadsheets in the member’s language', async () => {
    const { body, headers } = await fileOf('transactionFile', { language: 'pt' });
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="account-2026-03-01-2026-03-31.csv"',
      'cache-control': 'no-store',
    });
    const [head, ...rows] = body.trimEnd().split('\r\n');
    expect(head).toBe('\uFEFF"Horário";"Número";"Tipo";"Descrição";"Jogo";"Valor";"Saldo";"Referência";"Observação"');
    expect(rows).toHaveLength((await all('memberTransactions', period)).length);
    expect(rows.at(-1)).toMatch(/^"2026-03-10 23:59:59";\d+;"Jogo";"Aposta";"[^;]+";-10,00;[\d]+,\d\d;;$/);
    const turned = (await fileOf('transactionFile', { language: 'pt', order: 'oldest' })).body.trimEnd().split('\r\n');
    expect(turned.slice(1)).toEqual(rows.toReversed());
    const bets = (await fileOf('betFile', { language: 'en', state: 'settled' })).body.trimEnd().split('\r\n');
    expect(bets).toHaveLength(4);
    expect(bets[2]).toContain(',"Harbour Carnival","Originals","Settled",5.00,25.00,20.00');
    expect((await fileOf('lossFile', { language: 'en' })).body).toContain('"2026-03-10","Originals",1,10.00,0.00,-10.00\r\n');
  });

  it('needs the member’s token, and refuses without it in an envelope', async () => {
    for (const name of ['transactionFile', 'betFile', 'lossFile'] as const) {
      expect((await fileOf(name, {}, null)).json()).toMatchObject({ success: false, message: 'NOT_LOGGED_IN' });
      expect((await fileOf(name, { from: '2026-99-01' })).json()).toMatchObject({ success: false, message: 'INVALID_REQUEST' });
    }
  });

  it('is limited to twenty in ten minutes', async () => {
    const other = await gateway.logIn('sofia');
    const answers = [];
    for (let i = 0; i < 21; i++) answers.push((await fileOf('lossFile', {}, other)).statusCode);
    expect(answers.filter((status) => status === 429)).toHaveLength(1);
  });
});
