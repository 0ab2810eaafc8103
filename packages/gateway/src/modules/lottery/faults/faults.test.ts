import type { ValueOf } from '@livery/contract/shapes';
import { describe, expect, it } from 'vitest';
import { openOutsideWorld } from '../../../../test/lottery/outside-lottery-world.ts';
import { openTestGateway } from '../../../../test/test-gateway.ts';

const gateway = await openTestGateway({ poolSize: 40 });
const { owner, platform, call } = gateway;
const world = await openOutsideWorld(gateway, 'SSC');
const { desk, sell, result, declare, findIssue, goTo, run, balance, ticketsOf, place, nodeId, audit } = world;

const onFirst = (digit: number, stake = 1_000) => ({ play: 'place', picks: [[digit], [], [], [], []], stake });
const preview = async (issue: number, fault: object) => (await desk('previewLotteryFault', { issue, ...fault })).value?.['items'];
const statesOf = async (issue: number) => (await ticketsOf(issue)).map(({ state, payout }) => [state, payout]);
/** Sets a member's balance to this amount. */
const leave = async (amount: number) =>
  expect(await desk('grant', { account: 'demo', amount: amount - (await balance()) })).toMatchObject({ statusCode: 200 });
const receivables = () => owner.selectFrom('lottery_receivable').select(['owed', 'collected']).orderBy('id').execute();

describe('an early draw', () => {
  it('voids the tickets placed after its true time, paid or not, and no others', async () => {
    const before = await balance();
    const issue = await sell([onFirst(1), onFirst(2)]);
    const middle = platform.clock.now().getTime() + 5_000;
    platform.clock.shiftTo(middle - Date.now());
    expect((await place({ bets: [onFirst(1), onFirst(2)] })).envelope.success).toBe(true);
    await result(issue, '10000');
    expect(await balance()).toBe(before - 4_000 + 2 * 9_800);

    const fault = { kind: 'early', drawnAt: new Date(middle).toISOString() };
    expect(await preview(issue.id, fault)).toEqual([
      { unit: 'BRL', tickets: 2, members: 1, stake: 2_000, payout: 9_800, payoutAfter: 0, owing: 0, owed: 0 },
    ]);
    await declare(issue.id, fault);
    expect(await statesOf(issue.id)).toEqual([
      ['won', 9_800],
      ['lost', 0],
      ['void', null],
      ['void', null],
    ]);
    expect(await balance()).toBe(before - 2_000 + 9_800);
    expect(await findIssue(issue.number)).toMatchObject({ state: 'paid', correction: 'The public note' });
    await run();
    expect(await balance()).toBe(before - 2_000 + 9_800);
    expect(await audit()).toEqual([]);
  });

  it('voids tickets before the result, which then settles the issue without them', async () => {
    const before = await balance();
    const issue = await sell([onFirst(5)]);
    await goTo(issue.draws_at.getTime() + 1_000);
    await declare(issue.id, { kind: 'early', drawnAt: issue.opens_at.toISOString() });
    expect(await balance()).toBe(before);
    await result(issue, '50000');
    expect(await statesOf(issue.id)).toEqual([['void', null]]);
    expect(await balance()).toBe(before);
    expect(await audit()).toEqual([]);
  });

  it('needs a time within the issue’s betting period', async () => {
    const issue = await sell([]);
    await goTo(issue.draws_at.getTime() + 1_000);
    for (const [drawnAt, code] of [
      [issue.closes_at.toISOString(), 'range'],
      [new Date(issue.opens_at.getTime() - 1).toISOString(), 'range'],
      ['yesterday', 'format'],
      ['2026-11-28T10:00:00', 'format'],
      [undefined, 'format'],
    ] as const)
      expect(await desk('previewLotteryFault', { issue: issue.id, kind: 'early', drawnAt })).toMatchObject({
        statusCode: 400,
        value: { fields: { '/drawnAt': code } },
      });
  });
});

describe('a wrong number', () => {
  it('is corrected: changed tickets are voided, copied and settled by the right result, and others stay', async () => {
    const before = await balance();
    const issue = await sell([onFirst(1), onFirst(2), onFirst(3), { play: 'place', picks: [[], [], [], [], [4]], stake: 500 }]);
    await result(issue, '10004');
    expect(await balance()).toBe(before - 3_500 + 9_800 + 4_900);
    const fault = { kind: 'wrong', numbers: '2 0 0 0 4' };
    expect(await preview(issue.id, fault)).toEqual([
      { unit: 'BRL', tickets: 2, members: 1, stake: 2_000, payout: 9_800, payoutAfter: 9_800, owing: 0, owed: 0 },
    ]);
    await declare(issue.id, fault);
    const tickets = await ticketsOf(issue.id);
    expect(tickets.map(({ state, payout, copy_of }) => [state, payout, copy_of])).toEqual([
      ['void', null, null],
      ['void', null, null],
      ['lost', 0, null],
      ['won', 4_900, null],
      ['lost', 0, tickets[0]?.id],
      ['won', 9_800, tickets[1]?.id],
    ]);
    expect(await balance()).toBe(before - 3_500 + 9_800 + 4_900);
    expect(await findIssue(issue.number)).toMatchObject({ state: 'paid', numbers: [2, 0, 0, 0, 4], correction: 'The public note' });
    const { value } = (await call('lotteryResults', { token: world.token, query: { game: nodeId, limit: 1 } })).envelope;
    expect(value).toMatchObject({ items: [{ numbers: [2, 0, 0, 0, 4], correction: 'The public note' }] });
    expect(await audit()).toEqual([]);

    // And again, since the second number was wrong too.
    await declare(issue.id, { kind: 'wrong', numbers: '30009' });
    expect((await statesOf(issue.id)).filter(([state]) => state !== 'void')).toEqual([
      ['lost', 0],
      ['won', 9_800],
      ['lost', 0],
      ['lost', 0],
    ]);
    expect(await balance()).toBe(before - 3_500 + 9_800);
    expect(await audit()).toEqual([]);
  });

  it('leaves a debt when the payout is already spent, and collects it as money arrives', async () => {
    const issue = await sell([onFirst(1)]);
    await result(issue, '10000');
    await leave(300);
    const fault = { kind: 'wrong', numbers: '20000' };
    expect(await preview(issue.id, fault)).toMatchObject([{ payout: 9_800, payoutAfter: 0, owing: 1, owed: 9_500 }]);
    await declare(issue.id, fault);
    expect(await balance()).toBe(0);
    expect(await receivables()).toEqual([{ owed: 9_500, collected: 0 }]);
    expect((await statesOf(issue.id)).at(-1)).toEqual(['lost', 0]);
    await run();
    expect(await receivables()).toEqual([{ owed: 9_500, collected: 0 }]);
    await desk('grant', { account: 'demo', amount: 4_000 });
    await Promise.all([run(), run(), run()]);
    expect(await receivables()).toEqual([{ owed: 9_500, collected: 4_000 }]);
    expect(await balance()).toBe(0);
    await desk('grant', { account: 'demo', amount: 1_000_000 });
    await Promise.all([run(), run(), run()]);
    expect(await receivables()).toEqual([{ owed: 9_500, collected: 9_500 }]);
    expect(await balance()).toBe(994_500);
    expect(await audit()).toEqual([]);
  });

  it('is refused for the current numbers, impossible numbers, and after the correction period', async () => {
    const issue = await sell([onFirst(1)]);
    const ask = (numbers: string) => desk('declareLotteryFault', { issue: issue.id, kind: 'wrong', numbers, note: 'Wrong', person: 'Ana' });
    await goTo(issue.draws_at.getTime() + 1_000);
    expect(await ask('20000')).toMatchObject({ statusCode: 409, message: 'STATE_CHANGED' });
    await result(issue, '10000');
    expect(await ask('10000')).toMatchObject({ statusCode: 400, value: { fields: { '/numbers': 'same' } } });
    expect(await ask('1000')).toMatchObject({ statusCode: 400, value: { fields: { '/numbers': 'count' } } });
    const declared = await ask('20000');
    expect(declared).toMatchObject({ statusCode: 200 });
    expect(await ask('30000')).toMatchObject({ statusCode: 409, value: { fields: { '/issue': 'fault' } } });
    const decide = (person: string, verdict = 'confirm', merchant = 'ALPHA') =>
      desk('decideLotteryFault', { fault: declared.value?.['id'], verdict, person }, merchant);
    expect(await decide(' ANA')).toMatchObject({ statusCode: 400, value: { fields: { '/person': 'second' } } });
    expect(await decide('Eva', 'confirm', 'BETA')).toMatchObject({ statusCode: 404 });
    expect(await desk('declareLotteryFault', { issue: issue.id, kind: 'undrawn', note: 'No', person: 'Eva' }, 'BETA')).toMatchObject({
      statusCode: 404,
    });
    await owner.updateTable('lottery').set({ correction: 600 }).execute();
    await goTo(platform.clock.now().getTime() + 600_000);
    await owner.updateTable('lottery').set({ correction: 86_400 }).execute();
    expect((await findIssue(issue.number)).state).toBe('final');
    expect(await decide('Bruno')).toMatchObject({ statusCode: 409, message: 'STATE_CHANGED' });
    expect(await decide('Ana', 'withdraw')).toMatchObject({ statusCode: 200 });
    expect(await statesOf(issue.id)).toEqual([['won', 9_800]]);
  });
});

describe('a fault that cannot finish at once', () => {
  it('waits for a ticket locked by another gateway, and its issue is not final until then', async () => {
    const before = await balance();
    const issue = await sell([onFirst(1), onFirst(2)]);
    await result(issue, '10000');
    await declare(issue.id, { kind: 'early', drawnAt: issue.opens_at.toISOString() }, false);
    await owner.updateTable('lottery').set({ correction: 60 }).execute();
    const fault = () => owner.selectFrom('lottery_fault').select('state').where('issue_id', '=', issue.id).executeTakeFirst();
    await owner.transaction().execute(async (trx) => {
      await trx.selectFrom('lottery_ticket').select('id').where('issue_id', '=', issue.id).limit(1).forUpdate().execute();
      await goTo(platform.clock.now().getTime() + 61_000);
      expect(await fault()).toEqual({ state: 'confirmed' });
      expect((await findIssue(issue.number)).state).toBe('paid');
    });
    await run();
    expect(await fault()).toEqual({ state: 'done' });
    expect((await findIssue(issue.number)).state).toBe('final');
    expect(await balance()).toBe(before);
    await owner.updateTable('lottery').set({ correction: 86_400 }).execute();
    expect(await audit()).toEqual([]);
  });
});

describe('an issue that was not drawn', () => {
  it.each([['waits for its result'], ['is paid']])('is voided with all its tickets when it %s', async (when) => {
    const before = await balance();
    const issue = await sell([onFirst(1), onFirst(2)]);
    if (when === 'is paid') await result(issue, '10000');
    else await goTo(issue.draws_at.getTime() + 1_000);
    const paid = when === 'is paid' ? 9_800 : 0;
    expect(await preview(issue.id, { kind: 'undrawn' })).toMatchObject([{ tickets: 2, stake: 2_000, payout: paid }]);
    await declare(issue.id, { kind: 'undrawn' });
    expect(await statesOf(issue.id)).toEqual([
      ['void', null],
      ['void', null],
    ]);
    expect(await findIssue(issue.number)).toMatchObject({ state: 'void', correction: 'The public note' });
    expect(await balance()).toBe(before);
    expect(await audit()).toEqual([]);
  });
});

describe('a slip for several issues, after a wrong number', () => {
  /** A bet of one digit in three issues, and the result of the first. */
  async function sellAhead(stopOn: { win?: boolean; loss?: number }, numbers: string) {
    const { current } = await world.board();
    const { value } = (await call('lotteryIssues', { token: world.token, query: { game: nodeId, count: 3 } })).envelope;
    const issues = (value as ValueOf<'lotteryIssues'>).issues.map(({ number }) => ({ number, times: 1 }));
    expect((await place({ bets: [onFirst(1)], issues, stopOn })).envelope.success).toBe(true);
    const issue = await findIssue(current?.number ?? '');
    await result(issue, numbers);
    const ahead = async () => {
      const rows = await Promise.all(issues.slice(1).map(async ({ number }) => statesOf((await findIssue(number)).id)));
      return rows.map((tickets) => tickets.at(-1)?.[0]);
    };
    return { issue, ahead, issues };
  }

  it.each([
    ['a win', { win: true }, '10000', '20000', -1_000],
    ['a loss', { loss: 1_000 }, '20000', '10000', 8_800],
  ])(
    'stays stopped if it was stopped by %s that the correction removes, with the stakes returned',
    async (_what, stopOn, wrong, right, end) => {
      const before = await balance();
      const { issue, ahead } = await sellAhead(stopOn, wrong);
      expect(await ahead()).toEqual(['stopped', 'stopped']);
      await declare(issue.id, { kind: 'wrong', numbers: right });
      await run();
      expect(await ahead()).toEqual(['stopped', 'stopped']);
      expect(await balance()).toBe(before + end);
      expect(await audit()).toEqual([]);
    },
  );

  it('is stopped by a win in the correction: open issues are refunded, and closed ones stay', async () => {
    const before = await balance();
    const { issue, ahead, issues } = await sellAhead({ win: true }, '20000');
    expect(await ahead()).toEqual(['open', 'open']);
    const second = await findIssue(issues[1]?.number ?? '');
    await goTo(second.closes_at.getTime() + 1_000);
    await declare(issue.id, { kind: 'wrong', numbers: '10000' });
    expect(await ahead()).toEqual(['open', 'stopped']);
    await result(second, '30000');
    expect(await balance()).toBe(before - 2_000 + 9_800);
    expect(await audit()).toEqual([]);
  });
});
