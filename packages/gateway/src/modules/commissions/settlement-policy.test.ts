import type { ControlRouteName } from '@livery/contract/control/routes';
import { expect, it } from 'vitest';
import { openSettlementWorld, wages } from '../../../test/agents/settlement-world.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const { owner, control } = gateway;
const world = await openSettlementWorld(gateway);
const { play, agree, settle, linesOf } = world;
await world.liveIn('America/Sao_Paulo');

const on = (day: string, time: string): string => `${day}T${time}:00-03:00`;
const usual = { graceMinutes: 15, windowLimit: 5_000_000, lineLimit: 1_000_000, nearPercent: 90 };
const desk = async (name: ControlRouteName, input: object) => {
  const { statusCode, ...response } = await control(name, input);
  const { value, message } = response.json<{ value: Record<string, unknown> | null; message: string | null }>();
  return { statusCode, value, message };
};
const set = (policy: Partial<typeof usual>, seen: typeof usual, person = 'Ana') =>
  desk('setSettlementPolicy', { ...seen, ...policy, seen, person });

const codesOf = (answers: readonly { readonly statusCode: number }[]) =>
  answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);

it('accepts a policy within its bounds, with a name, only if the current one was read', async () => {
  expect(await desk('settlementPolicy', {})).toMatchObject({ value: usual });
  for (const wrong of [
    { graceMinutes: 0 },
    { graceMinutes: 1_441 },
    { windowLimit: -1 },
    { lineLimit: 0.5 },
    { lineLimit: 1e15 },
    { nearPercent: 49 },
    { nearPercent: 100 },
  ])
    expect(await set(wrong, usual)).toMatchObject({ statusCode: 400 });
  expect(await set({ graceMinutes: 1 }, usual, ' ')).toMatchObject({ statusCode: 400, value: { fields: { '/person': 'required' } } });
  expect(await set({ graceMinutes: 1 }, { ...usual, lineLimit: 5 })).toMatchObject({ statusCode: 409, message: 'STATE_CHANGED' });
  expect(await desk('settlementPolicy', {})).toMatchObject({ value: usual });

  const race = await Promise.all(['Ana', 'Bruno', 'Carla'].map((person, place) => set({ windowLimit: place }, usual, person)));
  expect(codesOf(race)).toEqual([200, 409, 409]);
  const first = { ...usual, windowLimit: race.findIndex(({ statusCode }) => statusCode === 200) };
  expect(await desk('settlementPolicy', {})).toMatchObject({ value: first });
  const again = await Promise.all(
    ['Ana', 'Bruno'].map((person) => set({ windowLimit: 100, graceMinutes: 1_440, nearPercent: 75 }, first, person)),
  );
  expect(codesOf(again)).toEqual([200, 409]);
  const second = { ...first, windowLimit: 100, graceMinutes: 1_440, nearPercent: 75 };
  expect(await set(usual, second, ' Carla ')).toMatchObject({ statusCode: 200 });
  const acts = await owner.selectFrom('audit_log').select('details').where('act', '=', 'settlement.policy').orderBy('id').execute();
  expect(acts.map(({ details }) => details)).toEqual([
    expect.objectContaining({ before: usual, windowLimit: first.windowLimit }),
    expect.objectContaining({ before: first, windowLimit: 100 }),
    { before: second, ...usual, person: 'Carla' },
  ]);
});

it('holds for the next window, and a window with a held line comes before later ones without', async () => {
  expect(await set({ windowLimit: 0 }, usual)).toMatchObject({ statusCode: 200 });
  await agree('agent', null, wages(10_000), on('2026-07-01', '00:00'), on('2026-07-03', '00:00'));
  await play('lucas', on('2026-07-01', '12:00'), 50_000, 0);
  await settle(on('2026-07-02', '00:15'));
  expect(await desk('settlementWindows', {})).toMatchObject({ value: { windows: [{ state: 'review', due: 500 }, { state: 'open' }] } });
  const [first] = await linesOf('agent');
  expect(await desk('actOnCommission', { line: first?.id, act: 'hold', person: ' ', reason: 'A doubt' })).toMatchObject({
    statusCode: 400,
  });
  expect(await desk('actOnCommission', { line: first?.id, act: 'hold', person: 'Ana', reason: 'A doubt' })).toMatchObject({
    statusCode: 200,
  });
  const window = (await world.windowsOf('daily'))[0]?.id;
  for (const person of ['Ana', 'Bruno']) await desk('approveSettlement', { window, person });
  await set(usual, { ...usual, windowLimit: 0 });
  await play('lucas', on('2026-07-02', '12:00'), 20_000, 0);
  await settle(on('2026-07-03', '00:15'));
  expect(await desk('settlementWindows', {})).toMatchObject({
    value: {
      windows: [
        { id: window, state: 'posted', due: 500, paid: 0, held: 1 },
        { state: 'paid', due: 200, paid: 200 },
      ],
    },
  });
  await world.audit();
});
