import { describe, expect, it } from 'vitest';
import { openOutsideWorld } from '../../../../test/lottery/outside-lottery-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { owner } = gateway;
const world = await openOutsideWorld(gateway, 'SSC');
// A house draw would be void by then.
await owner.updateTable('lottery').set({ beacon_timeout: 60 }).execute();
const { desk, sell, write, decide, findIssue, goTo, run, board, balance, ticketsOf, nodeId } = world;

const onFirst = (digit: number, stake = 1_000) => ({ play: 'place', picks: [[digit], [], [], [], []], stake });
const refusal = (statusCode: number, code: string, fields: object = {}) => ({
  statusCode,
  message: code,
  ...(Object.keys(fields).length === 0 ? {} : { value: { fields } }),
});

describe('an external result', () => {
  it('waits for a second person, and is then drawn, settled and paid to the cent', async () => {
    const before = await balance();
    const issue = await sell([onFirst(7), onFirst(3)]);
    expect((await board()).commitment).toBeNull();
    expect(await write(issue.id, '71234')).toMatchObject(refusal(409, 'STATE_CHANGED'));
    await goTo(issue.draws_at.getTime() + 600_000);
    expect((await findIssue(issue.number)).state).toBe('closed');
    expect(await decide(issue.id, '71234')).toMatchObject(refusal(409, 'STATE_CHANGED'));

    expect(await write(issue.id, '7 1 2 3 4')).toMatchObject({ statusCode: 200 });
    await run();
    expect(await findIssue(issue.number)).toMatchObject({ state: 'closed', numbers: null });
    for (const same of ['Ana', ' ana ', 'ANA', 'Ａna'])
      expect(await decide(issue.id, '71234', same)).toMatchObject(refusal(400, 'INVALID_REQUEST', { '/person': 'second' }));
    expect(await decide(issue.id, '71235')).toMatchObject(refusal(400, 'INVALID_REQUEST', { '/numbers': 'differ' }));
    expect(await findIssue(issue.number)).toMatchObject({ state: 'closed', numbers: null });

    const race = await Promise.all(['Bruno', 'Carla', 'Davi'].map((person) => decide(issue.id, '71234', person)));
    expect(race.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    expect(await findIssue(issue.number)).toMatchObject({ state: 'verified', numbers: [7, 1, 2, 3, 4] });
    await run();
    expect((await findIssue(issue.number)).state).toBe('paid');
    expect((await ticketsOf(issue.id)).map(({ state, payout }) => [state, payout])).toEqual([
      ['won', 9_800],
      ['lost', 0],
    ]);
    expect(await balance()).toBe(before - 2_000 + 9_800);
    const events = await owner.selectFrom('lottery_event').select(['person', 'act', 'numbers']).where('issue_id', '=', issue.id).execute();
    expect(events).toEqual([
      { person: 'Ana', act: 'writeResult', numbers: [7, 1, 2, 3, 4] },
      { person: expect.stringMatching(/Bruno|Carla|Davi/), act: 'verifyResult', numbers: [7, 1, 2, 3, 4] },
    ]);
    expect(await world.audit()).toEqual([]);
  });

  it('is refused with impossible numbers, for another merchant, and after the draw', async () => {
    const issue = await sell([]);
    await goTo(issue.draws_at.getTime() + 1_000);
    for (const [numbers, fault] of [
      ['1234', 'count'],
      ['1 2 3 4 10', 'range'],
      ['1 2 3 4 x', 'syntax'],
    ] as const)
      expect(await write(issue.id, numbers)).toMatchObject(refusal(400, 'INVALID_REQUEST', { '/numbers': fault }));
    expect(await write(issue.id, '12345', ' ')).toMatchObject(refusal(400, 'INVALID_REQUEST', { '/person': 'required' }));
    const foreign = { issue: issue.id, numbers: '12345', person: 'Eva' };
    expect(await desk('writeLotteryResult', foreign, 'BETA')).toMatchObject(refusal(404, 'NOT_FOUND'));
    await world.result(issue, '12345');
    expect(await write(issue.id, '12345')).toMatchObject(refusal(409, 'STATE_CHANGED'));
    expect(await desk('decideLotteryResult', { ...foreign, verdict: 'verify' }, 'BETA')).toMatchObject(refusal(404, 'NOT_FOUND'));
  });

  it('can be rejected and written again, and the database allows no other way to a draw', async () => {
    const issue = await sell([]);
    await goTo(issue.draws_at.getTime() + 1_000);
    await write(issue.id, '11111');
    expect(await decide(issue.id, '11111', 'Bruno', 'refuse')).toMatchObject({ statusCode: 200 });
    expect(await decide(issue.id, '11111')).toMatchObject(refusal(409, 'STATE_CHANGED'));
    await write(issue.id, '22222');
    await write(issue.id, '33333', 'Carla');
    expect(await decide(issue.id, '33333', 'Carla')).toMatchObject({ statusCode: 400 });
    const forced = owner.updateTable('lottery_issue').set({ state: 'drawn', numbers: [3, 3, 3, 3, 3], drawn_at: new Date() });
    await expect(forced.where('id', '=', issue.id).execute()).rejects.toThrow('have no draw, verified result');
    expect(await decide(issue.id, '33333', 'Ana')).toMatchObject({ statusCode: 200 });
    const alone = owner.insertInto('lottery_result').values({
      merchant_id: issue.merchant_id,
      issue_id: issue.id,
      numbers: [4, 4, 4, 4, 4],
      written_by: 'Ana',
      written_at: new Date(),
      state: 'verified',
      decided_by: 'ANA',
      decided_at: new Date(),
    });
    await expect(alone.execute()).rejects.toThrow('lottery_result_check');
  });

  it('can come from a text file, and each bad line is refused with its number and code', async () => {
    const first = await sell([]);
    await goTo(first.draws_at.getTime() + 1_000);
    const second = await sell([]);
    await goTo(second.draws_at.getTime() + 1_000);
    const open = await sell([]);
    const lines = [
      '# results of the day',
      `${first.number} 1 2 3 4 5`,
      '',
      `${second.number}\t01234`,
      `${second.number} 01234`,
      'yesterday 1 2 3 4 5',
      '20200101-0001 1 2 3 4 5',
      `${open.number} 1 2 3 4 5`,
      `${'9'.repeat(9)}-1 1`,
    ];
    const file = { game: nodeId, lines: lines.join('\r\n'), person: 'Ana' };
    const read = {
      written: [first.number, second.number],
      refused: [
        { line: 5, code: 'twice' },
        { line: 6, code: 'syntax' },
        { line: 7, code: 'issue' },
        { line: 8, code: 'state' },
        { line: 9, code: 'syntax' },
      ],
    };
    expect(await desk('readLotteryResults', file)).toMatchObject({ statusCode: 200, value: read });
    // Importing it again changes nothing.
    expect(await desk('readLotteryResults', file)).toMatchObject({ value: read });
    const bad = { game: nodeId, lines: `${first.number} 1 2 3\n${second.number} 1 2 3 4 11`, person: 'Ana' };
    expect(await desk('readLotteryResults', bad)).toMatchObject({
      value: {
        written: [],
        refused: [
          { line: 1, code: 'count' },
          { line: 2, code: 'range' },
        ],
      },
    });
    const waiting = await owner.selectFrom('lottery_result').select('numbers').where('state', '=', 'written').orderBy('id').execute();
    expect(waiting.map(({ numbers }) => numbers.join(''))).toEqual(['12345', '01234']);
    expect(await decide(first.id, '12345')).toMatchObject({ statusCode: 200 });
    expect(await desk('readLotteryResults', file, 'BETA')).toMatchObject({ value: { written: [] } });
  });
});
