import type { ControlRouteName } from '@livery/contract/control/routes';
import { routes } from '@livery/contract/routes';
import { expect, it } from 'vitest';
import { openSettlementWorld, wages } from '../../../test/agents/settlement-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const { call, logIn, control } = gateway;
const world = await openSettlementWorld(gateway);
const { play, agree, settle, linesOf } = world;
await world.liveIn('America/Sao_Paulo');

const on = (day: string, time: string): string => `${day}T${time}:00-03:00`;
const desk = async (name: ControlRouteName, input: object) => {
  const { statusCode, ...response } = await control(name, input);
  const answer = response.json<{ value: Record<string, unknown> | null; message: string | null }>();
  return { statusCode, value: answer.value, message: answer.message };
};
const days = { from: '2026-07-01', to: '2026-07-01' };

await agree('agent', null, wages(10_000), on('2026-07-01', '00:00'), on('2026-07-02', '00:00'));
await agree('agent2', 'agent', wages(8_000), on('2026-07-01', '00:00'), on('2026-07-02', '00:00'));
await play('lucas', on('2026-07-01', '12:00'), 150_000_000, 0);
await settle(on('2026-07-02', '00:15'));
const [window] = await world.windowsOf('daily');
const [top, low] = await linesOf('agent', 'agent2');
const [topId, lowId] = [top?.id ?? 0, low?.id ?? 0];

it('needs two people above the merchant’s limit, and skips a held line', async () => {
  const id = window?.id;
  expect(window?.state).toBe('review');
  expect(await linesOf('agent', 'agent2')).toMatchObject([{ state: 'calculated' }, { state: 'calculated' }]);
  expect(await desk('approveSettlement', { window: id, person: 'Ana' })).toMatchObject({ value: { state: 'review' } });
  expect(await desk('approveSettlement', { window: id, person: 'ana ' })).toMatchObject({
    statusCode: 400,
    value: { fields: { '/person': 'second' } },
  });
  expect(await desk('actOnCommission', { line: lowId, act: 'hold', person: 'Ana', reason: ' ' })).toMatchObject({ statusCode: 400 });
  expect(await desk('actOnCommission', { line: lowId, act: 'hold', person: 'Ana', reason: 'A doubt' })).toMatchObject({
    value: { state: 'held' },
  });
  expect(await desk('approveSettlement', { window: id, person: 'Bruno' })).toMatchObject({ value: { state: 'approved' } });
  expect(await desk('approveSettlement', { window: id, person: 'Carla' })).toMatchObject({ message: 'STATE_CHANGED' });
  await settle(on('2026-07-02', '00:20'));
  expect(await linesOf('agent', 'agent2')).toMatchObject([
    { paid: 1_500_000, state: 'paid' },
    { paid: 0, state: 'held' },
  ]);
  expect(await desk('settlementWindows', {})).toMatchObject({
    value: { windows: [{ id, state: 'posted', supportedBy: 'Ana', lines: 2, due: 2_700_000, paid: 1_500_000, held: 1 }] },
  });
  expect(await desk('actOnCommission', { line: topId, act: 'hold', person: 'Ana', reason: 'Late' })).toMatchObject({
    message: 'STATE_CHANGED',
  });
  expect(await desk('actOnCommission', { line: lowId, act: 'release', person: 'Ana', reason: '' })).toMatchObject({
    value: { state: 'calculated' },
  });
  const { id: found } = window ?? { id: 0 };
  const paid = { id: found, kind: 'daily', was: 'posted', state: 'paid', calculated: 0, payments: 1, amount: 1_200_000, isBusy: false };
  await desk('shiftClock', { offset: Date.parse(on('2026-07-02', '00:25')) - Date.now() });
  expect(await desk('runSettlement', {})).toMatchObject({ value: { currency: 'BRL', windows: [paid] } });
  await desk('shiftClock', { offset: 0 });
  // The windows of the seed's contracts are settled first.
  await desk('runSettlement', {});
  expect(await desk('runSettlement', {})).toMatchObject({ value: { windows: [] } });
  expect(await desk('settlementLines', { window: id })).toMatchObject({
    value: {
      lines: [
        { account: 'agent', payer: null, paid: 1_500_000 },
        { account: 'agent2', payer: 'agent', paid: 1_200_000, state: 'paid' },
      ],
    },
  });
  expect((await world.windowsOf('daily'))[0]?.state).toBe('paid');
  await world.audit();
});

it('explains any line of the merchant to the desk, with every action and its author', async () => {
  const { value } = await desk('settlementLine', { line: lowId });
  expect(value).toMatchObject({
    currency: 'BRL',
    line: { id: lowId, window: window?.id, account: 'agent2', payer: 'agent', due: 1_200_000, paid: 1_200_000, dueBefore: null },
  });
  const { explanation, events } = value as {
    explanation: { roots: number[]; steps: { name: string; value: number; of: number[] }[] };
    events: { action: string; by: string; person: string; text: string }[];
  };
  expect(explanation.steps[explanation.roots[0] ?? -1]).toMatchObject({ name: 'due', value: 1_200_000 });
  expect(events).toContainEqual(expect.objectContaining({ action: 'hold', by: 'house', person: 'Ana', text: 'A doubt' }));
  expect(events).toContainEqual(expect.objectContaining({ action: 'approve', person: 'Bruno' }));
  expect(await desk('settlementLine', { line: 999_999 })).toMatchObject({ statusCode: 404, message: 'NOT_FOUND' });
});

it('refuses a dry run of a calculated or unknown window', async () => {
  expect(await desk('drySettlement', { window: window?.id })).toMatchObject({ message: 'STATE_CHANGED' });
  expect(await desk('drySettlement', { window: 999_999 })).toMatchObject({ statusCode: 404, message: 'NOT_FOUND' });
  expect(await desk('drySettlement', { kind: 'realTime' })).toMatchObject({ statusCode: 200, value: { windows: [] } });
});

it('shows a line and its reasons to its payer and payee, and to no one else', async () => {
  const [own, upline, stranger] = [await logIn('agent2'), await logIn('agent'), await logIn('agent41')];
  const query = { ...days, of: 'own', limit: 10 };
  const list = await call('commissionLines', { token: own, query });
  expect(list.envelope.value).toMatchObject({
    items: [
      { id: lowId, kind: 'daily', downline: { account: 'agent2' }, payer: { account: 'agent' }, due: 1_200_000, received: 1_200_000 },
    ],
    totals: { count: 1, due: 1_200_000, received: 1_200_000 },
  });
  const team = await call('commissionLines', { token: upline, query: { ...query, of: 'team' } });
  expect(team.envelope.value).toMatchObject({ items: [{ id: lowId }], totals: { count: 1 } });
  const none = await call('commissionLines', { token: upline, query: { ...query, kind: 'dividend' } });
  expect(none.envelope.value).toMatchObject({ items: [], totals: { count: 0, due: 0 } });

  const line = await call('commissionLine', { token: upline, query: { line: topId } });
  expect(line.envelope.value).toMatchObject({ side: 'downline', due: 1_500_000 });
  const { explanation, events } = line.envelope.value as {
    explanation: { roots: number[]; steps: { name: string; value: number; of: number[] }[] };
    events: unknown[];
  };
  expect(explanation.steps[explanation.roots[0] ?? -1]).toMatchObject({ name: 'due', value: 1_500_000 });
  expect(explanation.steps).toContainEqual(expect.objectContaining({ name: 'turnover', value: 150_000_000, of: [] }));
  expect(events).toEqual(expect.arrayContaining([expect.objectContaining({ action: 'pay', by: 'system', amount: 1_500_000 })]));
  expect((await call('commissionLine', { token: upline, query: { line: lowId } })).envelope.value).toMatchObject({ side: 'upline' });
  expect((await call('commissionLine', { token: stranger, query: { line: lowId } })).status).toBe(404);
  const file = await gateway.inject({
    method: 'GET',
    url: routes.commissionLinesFile.path,
    headers: { merchant: 'ALPHA', authorization: `Bearer ${own}`, 'accept-language': 'en' },
    query: { ...days, of: 'own' },
  });
  expect(file.body.split('\n')[1]).toMatch(new RegExp(`^${lowId},"Daily wages","agent2","agent",.*12000\\.00.*"Paid"`));
});

it('keeps the thread of a dispute, with each side’s messages', async () => {
  const [own, upline, stranger] = [await logIn('agent2'), await logIn('agent'), await logIn('agent41')];
  const say = (token: string, action: string, text: string) => call('disputeCommission', { token, body: { line: lowId, action, text } });
  expect((await say(upline, 'answer', 'To what?')).envelope.message).toBe('STATE_CHANGED');
  expect((await say(stranger, 'dispute', 'Not mine')).status).toBe(404);
  expect((await say(upline, 'dispute', 'Too much')).envelope.message).toBe('STATE_CHANGED');
  expect((await say(own, 'dispute', 'Too little')).envelope.value).toEqual({ isDisputed: true });
  expect((await say(own, 'dispute', 'Too little')).envelope.value).toEqual({ isDisputed: true });
  expect((await say(upline, 'answer', 'It is right')).envelope.value).toEqual({ isDisputed: true });
  expect(await desk('actOnCommission', { line: lowId, act: 'answer', person: 'Ana', reason: 'We agree' })).toMatchObject({
    statusCode: 200,
  });
  expect((await say(own, 'resolve', 'I see')).envelope.value).toEqual({ isDisputed: false });
  const { envelope } = await call('commissionLine', { token: own, query: { line: lowId } });
  const events = envelope.value['events'] as { by: string; action: string; text: string }[];
  const thread = events.filter(({ action }) => ['dispute', 'answer', 'resolve'].includes(action));
  expect(thread.map(({ by, action, text }) => [by, action, text])).toEqual([
    ['downline', 'dispute', 'Too little'],
    ['upline', 'answer', 'It is right'],
    ['house', 'answer', 'We agree'],
    ['downline', 'resolve', 'I see'],
  ]);
});

it('counts as an agent’s income, less payments to its downlines', async () => {
  const { envelope } = await call('teamIncome', { token: await logIn('agent'), query: { from: '2026-07-02', to: '2026-07-02' } });
  expect(envelope.value).toMatchObject({ lines: [{ count: 2, amount: 300_000 }], totals: { amount: 300_000 } });
});
