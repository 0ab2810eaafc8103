import { createHash } from 'node:crypto';
import { isAddedUp, readStatement, type Statement } from '@livery/contract/proofs-statement';
import { routes } from '@livery/contract/routes';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { dividend, openSettlementWorld, realTime, wages } from '../../../test/agents/settlement-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { issueStatements, type IssueWatch } from './issue.action.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { owner, platform, control } = gateway;
const world = await openSettlementWorld(gateway);
const { add, play, agree, settle, idOf, audit } = world;
await world.liveIn('America/Sao_Paulo');
await world.approveAll();

const on = (day: string, time: string): string => `${day}T${time}:00-03:00`;
const issue = (at: string, watch?: IssueWatch) => issueStatements(platform, world.merchant(), new Date(at), watch);

interface Issued {
  readonly hash: string;
  readonly document: string;
  readonly statement: Statement;
}

async function issuedTo(name: string, kind: 'window' | 'month' = 'window'): Promise<Issued[]> {
  const rows = await owner
    .selectFrom('statement')
    .select(['hash', 'document'])
    .where('member_id', '=', idOf(name))
    .where('kind', '=', kind)
    .orderBy('agreement_id')
    .orderBy('position')
    .execute();
  return rows.map(({ hash, document }) => ({ hash, document, statement: readStatement(document) ?? expect.fail('no statement') }));
}

const brief = ({ statement: { position, totals } }: Issued) => [
  position,
  totals.opening,
  totals.lines,
  totals.adjustments,
  totals.paid,
  totals.closing,
];

async function grow(run: string): Promise<void> {
  await add(`${run}-top`);
  await add(`${run}-mid`, `${run}-top`);
  for (const name of ['top', 'mid']) await add(`${run}-${name}-player`, `${run}-${name}`, { type: 0 });
}

/** Top gets a dividend of 30 % and pays mid 25 %. It is short on the first day and pays the rest on the second. */
async function beShort(run: string, [first, second, third]: readonly [string, string, string]): Promise<void> {
  await grow(run);
  const span = [on(first, '00:00'), on(third, '00:00')] as const;
  await agree(`${run}-top`, null, dividend(300_000), ...span);
  await agree(`${run}-mid`, `${run}-top`, dividend(250_000), ...span);
  await play(`${run}-mid-player`, on(first, '12:00'), 10_000, 0);
  await play(`${run}-top-player`, on(first, '12:00'), 1_000, 9_000);
  await settle(on(second, '00:15'));
  await issue(on(second, '00:16'));
  await play(`${run}-top-player`, on(second, '12:00'), 10_000, 0);
  await settle(on(third, '00:15'));
  await issue(on(third, '00:16'));
}

describe('statements of a contract', () => {
  it('lead from opening to closing balance, with opposite signs for payee and payer', async () => {
    await beShort('cl', ['2026-07-01', '2026-07-02', '2026-07-03']);
    const mid = await issuedTo('cl-mid');
    expect(mid.map(brief)).toEqual([
      [1, 0, 2_500, 0, 600, 1_900],
      [2, 1_900, 0, 0, 1_900, 0],
    ]);
    const top = await issuedTo('cl-top');
    expect(top.map(brief)).toEqual([
      [1, 0, 600, 0, 600, 0],
      [2, 0, 3_000, 0, 3_000, 0],
      [1, 0, -2_500, 0, -600, -1_900],
      [2, -1_900, 0, 0, -1_900, 0],
    ]);
    expect(top.map(({ statement }) => statement.contracts[0]?.side)).toEqual(['downline', 'downline', 'upline', 'upline']);
    const [{ statement }] = mid as [Issued];
    expect(statement).toMatchObject({
      merchant: 'ALPHA',
      agent: 'cl-mid',
      kind: 'window',
      from: '2026-07-01T03:00:00.000Z',
      before: '2026-07-02T03:00:00.000Z',
      zone: 'America/Sao_Paulo',
      currency: 'BRL',
      issuedAt: '2026-07-02T03:16:00.000Z',
    });
    expect(statement.contracts[0]?.entries?.map(({ kind, at, amount }) => [kind, at, amount])).toEqual([
      ['due', '2026-07-02T03:00:00.000Z', 2_500],
      ['paid', '2026-07-02T03:15:00.000Z', 600],
    ]);
    await audit();
  });

  it('are chained by the SHA-256 of their bytes, and each adds up', async () => {
    await beShort('ch', ['2026-07-05', '2026-07-06', '2026-07-07']);
    const [first, second] = (await issuedTo('ch-mid')) as [Issued, Issued];
    for (const { hash, document, statement } of [first, second]) {
      expect(createHash('sha256').update(document, 'utf8').digest('hex')).toBe(hash);
      expect(isAddedUp(statement)).toBe(true);
    }
    expect([first.statement.previous, second.statement.previous]).toEqual([null, first.hash]);
    await expect(
      owner.updateTable('statement').set({ paid: 1 }).where('hash', '=', second.hash).execute(),
      'nobody changes one',
    ).rejects.toMatchObject({ code: 'LV001' });
  });

  it('wait until every window of the period is posted', async () => {
    await grow('wait');
    await agree('wait-top', null, wages(10_000), on('2026-07-09', '00:00'), on('2026-07-10', '00:00'));
    await play('wait-top-player', on('2026-07-09', '12:00'), 10_000, 0);
    await settle(on('2026-07-10', '00:14'));
    await issue(on('2026-07-10', '00:14'));
    expect(await issuedTo('wait-top')).toEqual([]);
    await settle(on('2026-07-10', '00:15'));
    await issue(on('2026-07-10', '00:15'));
    await issue(on('2026-07-10', '00:20'));
    expect((await issuedTo('wait-top')).map(brief)).toEqual([[1, 0, 100, 0, 100, 0]]);
  });

  it('adjust for what an ended line no longer owes', async () => {
    await grow('end');
    await agree('end-mid', 'end-top', wages(10_000), on('2026-07-12', '00:00'), on('2026-07-14', '00:00'));
    await world.deposit('end-top', 40, on('2026-07-12', '01:00'));
    await play('end-mid-player', on('2026-07-12', '12:00'), 10_000, 0);
    await settle(on('2026-07-13', '00:15'));
    await issue(on('2026-07-13', '00:16'));
    const [line] = await world.linesOf('end-mid');
    expect((await control('actOnCommission', { line: line?.id, act: 'end', person: 'Ana', reason: 'Settled otherwise' })).statusCode).toBe(
      200,
    );
    await settle(on('2026-07-14', '00:15'));
    await issue(on('2026-07-14', '00:16'));
    expect((await issuedTo('end-mid')).map(brief)).toEqual([
      [1, 0, 100, 0, 40, 60],
      [2, 60, 0, -60, 0, 0],
    ]);
    expect((await issuedTo('end-top')).map(brief)).toEqual([
      [1, 0, -100, 0, -40, -60],
      [2, -60, 0, 60, 0, 0],
    ]);
    await audit();
  });

  it('count an advance as received by the payee and owed by the payer', async () => {
    await grow('adv');
    await agree('adv-mid', 'adv-top', wages(10_000, { isGuaranteed: true }), on('2026-07-16', '00:00'), on('2026-07-18', '00:00'));
    await agree('adv-top', null, wages(10_000), on('2026-07-17', '00:00'), on('2026-07-18', '00:00'));
    await world.deposit('adv-top', 30, on('2026-07-16', '01:00'));
    await play('adv-mid-player', on('2026-07-16', '12:00'), 10_000, 0);
    await settle(on('2026-07-17', '00:15'));
    await issue(on('2026-07-17', '00:16'));
    await play('adv-top-player', on('2026-07-17', '12:00'), 20_000, 0);
    await settle(on('2026-07-18', '00:15'));
    await issue(on('2026-07-18', '00:16'));
    expect((await issuedTo('adv-mid')).map(brief)).toEqual([
      [1, 0, 100, 0, 100, 0],
      [2, 0, 0, 0, 0, 0],
    ]);
    const owed = (await issuedTo('adv-top')).filter(({ statement }) => statement.contracts[0]?.side === 'upline');
    expect(owed.map(brief)).toEqual([
      [1, 0, -100, 0, -30, -70],
      [2, -70, 0, 0, -70, 0],
    ]);
    await audit();
  });

  it('count a day of real time once, when the day is settled', async () => {
    await grow('rt');
    await agree('rt-top', null, realTime(2_000, 5_000, 100), on('2026-07-20', '00:00'), on('2026-07-21', '00:00'));
    await play('rt-top-player', on('2026-07-20', '10:00'), 10_000, 0);
    await settle(on('2026-07-20', '10:05'));
    await play('rt-top-player', on('2026-07-20', '11:00'), 10_000, 0);
    await settle(on('2026-07-20', '11:05'));
    await issue(on('2026-07-20', '11:30'));
    expect(await issuedTo('rt-top')).toEqual([]);
    await settle(on('2026-07-21', '00:15'));
    await issue(on('2026-07-21', '00:16'));
    const [only, ...others] = await issuedTo('rt-top');
    expect([only, ...others].map((each) => each && brief(each))).toEqual([[1, 0, 100, 0, 100, 0]]);
    expect(only?.statement).toMatchObject({ from: '2026-07-20T03:00:00.000Z', before: '2026-07-21T03:00:00.000Z' });
    expect(only?.statement.contracts[0]?.entries?.filter(({ kind }) => kind === 'due')).toHaveLength(2);
    await audit();
  });

  it('show changes from late voids apart from the lines', async () => {
    await grow('late');
    await agree('late-top', null, wages(10_000), on('2026-07-23', '00:00'), on('2026-07-25', '00:00'));
    const bet = await play('late-top-player', on('2026-07-23', '12:00'), 20_000, 0);
    await settle(on('2026-07-24', '00:15'));
    await world.undo('late-top-player', bet, on('2026-07-24', '10:00'));
    await play('late-top-player', on('2026-07-24', '12:00'), 50_000, 0);
    await settle(on('2026-07-25', '00:15'));
    await issue(on('2026-07-25', '00:16'));
    expect((await issuedTo('late-top')).map(brief)).toEqual([
      [1, 0, 200, 0, 200, 0],
      [2, 0, 500, -200, 300, 0],
    ]);
    await audit();
  });
});

describe('an issue', () => {
  it.each(['throws', 'loses its connection'] as const)(
    'that %s leaves nothing behind, and racing ones issue each statement once',
    async (how) => {
      const run = how === 'throws' ? 'ra' : 'rb';
      const day = how === 'throws' ? '08-01' : '08-03';
      const next = how === 'throws' ? '08-02' : '08-04';
      await grow(run);
      await agree(`${run}-top`, null, wages(10_000), on(`2026-${day}`, '00:00'), on(`2026-${next}`, '00:00'));
      await agree(`${run}-mid`, `${run}-top`, wages(8_000), on(`2026-${day}`, '00:00'), on(`2026-${next}`, '00:00'));
      await play(`${run}-mid-player`, on(`2026-${day}`, '12:00'), 100_000, 0);
      const at = on(`2026-${next}`, '00:15');
      await settle(at);
      let hits = 0;
      await issue(at, async (trx) => {
        hits += 1;
        if (how === 'throws') throw new Error('stopped');
        await sql`SELECT pg_terminate_backend(pg_backend_pid())`.execute(trx);
      }).catch(() => {});
      expect([hits, await issuedTo(`${run}-top`)]).toEqual([1, []]);
      await Promise.all([issue(at), issue(at), issue(at), issue(at)]);
      expect((await issuedTo(`${run}-top`)).map(brief)).toEqual([
        [1, 0, 1_000, 0, 1_000, 0],
        [1, 0, -800, 0, -800, 0],
      ]);
      const numbers = await owner.selectFrom('statement').select('number').orderBy('number').execute();
      expect(numbers.map(({ number }) => number)).toEqual(numbers.map((_, index) => index + 1));
      await audit();
    },
  );
});

describe('the calls', () => {
  const file = (name: 'statementFile' | 'statementDocument', token: string, number: number) =>
    gateway.inject({
      method: 'GET',
      url: routes[name].path,
      headers: { merchant: 'ALPHA', authorization: `Bearer ${token}`, 'accept-language': 'en' },
      query: { number: String(number) },
    });

  it('list an agent’s own statements, and return each exactly as hashed', async () => {
    const agents = { own: await gateway.logIn('agent'), other: await gateway.logIn('agent41') };
    await agree('agent', null, wages(10_000), on('2026-08-10', '00:00'), on('2026-08-12', '00:00'));
    await play('lucas', on('2026-08-10', '12:00'), 10_000, 0);
    await settle(on('2026-08-11', '00:15'));
    await settle(on('2026-08-12', '00:15'));
    await issue(on('2026-08-12', '00:16'));
    const days = { from: '2026-08-10', to: '2026-08-11', limit: 10 };
    const list = await gateway.call('statements', { token: agents.own, query: { ...days, kind: 'window' } });
    expect(list.envelope.value).toMatchObject({
      items: [
        { position: 2, agreementKind: 'daily', opening: 0, lines: 0, closing: 0 },
        { position: 1, agreementKind: 'daily', lines: 100, paid: 100, closing: 0 },
      ],
      next: null,
      currency: 'BRL',
    });
    const [, first] = list.envelope.value['items'] as { number: number; hash: string }[];
    const number = first?.number ?? 0;
    const none = await gateway.call('statements', { token: agents.own, query: { ...days, kind: 'month' } });
    expect(none.envelope.value).toMatchObject({ items: [] });
    expect((await gateway.call('statements', { token: agents.other, query: days })).envelope.value).toMatchObject({ items: [] });

    const one = await gateway.call('statement', { token: agents.own, query: { number } });
    expect(one.envelope.value).toMatchObject({ hash: first?.hash, statement: { number, agent: 'agent', totals: { lines: 100 } } });
    const document = await file('statementDocument', agents.own, number);
    expect(createHash('sha256').update(document.rawPayload).digest('hex')).toBe(first?.hash);
    const table = await file('statementFile', agents.own, number);
    const [head, opening, due, paid, closing] = table.body.trim().split('\r\n');
    expect(head).toContain('"Contract","Kind","Side","Time","Entry","Line","Amount"');
    expect(opening).toMatch(/"Daily wages","Owed to the agent","2026-08-10 00:00:00","Opening balance",,0\.00$/);
    expect(due).toMatch(/"2026-08-11 00:00:00","Due",\d+,1\.00$/);
    expect(paid).toMatch(/"2026-08-11 00:15:00","Paid",\d+,-1\.00$/);
    expect(closing).toMatch(/"Closing balance",,0\.00$/);
    for (const name of ['statement', 'statementFile', 'statementDocument'] as const)
      expect((await gateway.call(name, { token: agents.other, query: { number } })).status).toBe(404);
  });

  it('identify a statement by its hash without amounts or names, within a rate limit', async () => {
    const [first, second] = (await issuedTo('cl-mid')) as [Issued, Issued];
    const check = (hash: string, merchant = 'ALPHA') => gateway.call('checkStatement', { merchant, query: { hash } });
    expect((await check(first.hash)).envelope.value).toEqual({
      statement: {
        number: first.statement.number,
        kind: 'window',
        from: '2026-07-01T03:00:00.000Z',
        before: '2026-07-02T03:00:00.000Z',
        zone: 'America/Sao_Paulo',
        position: 1,
        next: second.statement.number,
      },
    });
    expect((await check(second.hash)).envelope.value).toMatchObject({ statement: { position: 2, next: null } });
    expect((await check('0'.repeat(64))).envelope.value).toEqual({ statement: null });
    expect((await check(first.hash, 'BETA')).envelope.value).toEqual({ statement: null });
    expect((await check('A'.repeat(64))).status).toBe(400);
    let status = 200;
    for (let tries = 0; tries < 60 && status === 200; tries += 1) ({ status } = await check(first.hash));
    expect(status).toBe(429);
  });
});

// Runs last, since windows open in chronological order.
describe('statements of a month', () => {
  it('cover all contracts of the merchant’s month, by contract and in total', async () => {
    await beShort('mo', ['2026-08-30', '2026-08-31', '2026-09-01']);
    await issue(on('2026-09-01', '00:20'));
    const [top] = (await issuedTo('mo-top', 'month')) as [Issued];
    expect(top.statement).toMatchObject({
      from: '2026-08-01T03:00:00.000Z',
      before: '2026-09-01T03:00:00.000Z',
      position: 1,
      agent: 'mo-top',
    });
    expect(top.statement.contracts.map(({ side, lines, paid, closing, entries }) => [side, lines, paid, closing, entries])).toEqual([
      ['downline', 3_600, 3_600, 0, null],
      ['upline', -2_500, -2_500, 0, null],
    ]);
    expect(brief(top)).toEqual([1, 0, 1_100, 0, 1_100, 0]);
    expect((await issuedTo('mo-mid', 'month')).map(brief)).toEqual([[1, 0, 2_500, 0, 2_500, 0]]);
    await audit();
  });

  it('carry open amounts into the next month, and stop when none are open', async () => {
    await beShort('op', ['2026-09-30', '2026-10-01', '2026-10-02']);
    await issue(on('2026-10-01', '00:20'));
    expect((await issuedTo('op-mid', 'month')).map(brief)).toEqual([[1, 0, 2_500, 0, 600, 1_900]]);
    await issue(on('2026-11-01', '00:20'));
    await issue(on('2026-11-02', '00:20'));
    expect((await issuedTo('op-mid', 'month')).map(brief)).toEqual([
      [1, 0, 2_500, 0, 600, 1_900],
      [2, 1_900, 0, 0, 1_900, 0],
    ]);
    await audit();
  });
});
