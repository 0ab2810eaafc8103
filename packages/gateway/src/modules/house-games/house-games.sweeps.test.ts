import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import type { OpenAnswer } from '@livery/arcade/shell/wire';
import type { SpinAnswer } from '@livery/arcade/slot/slot-wire';
import { runSweeps } from '../../../test/run-sweeps.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { launchSweeps } from '../launch/launch.sweeps.ts';
import { houseGamesSweeps } from './house-games.sweeps.ts';

const gamesHost = 'games.localhost:4000';
const game = { nodeId: 27_002, vassalage: 'HOUSE', gameType: 'INHOUSE', language: 'en', device: 'WEB' };
const day = 24 * 3_600_000;

const gateway = await openTestGateway();

async function api<Value>(name: string, body: object): Promise<Value> {
  return (
    await gateway.inject({
      method: 'POST',
      url: `/${name === 'spin' ? 'slot' : 'play'}/api/${name}`,
      headers: { host: gamesHost },
      payload: body,
    })
  ).json().value;
}

/** A sitting with a round and a revealed seed. */
async function play(call: 'launchGame' | 'launchDemo'): Promise<void> {
  const { envelope } = await gateway.call(call, { body: game, ...(call === 'launchGame' ? { token: await gateway.logIn() } : {}) });
  const { session, commitment } = await api<OpenAnswer>('open', {
    ticket: new URL(String(envelope.value['url'])).searchParams.get('ticket'),
  });
  await api<SpinAnswer>('spin', { session, idempotencyKey: randomUUID(), stake: 100, clientSeed: 'mine' });
  await api('rotate', { session, commitment });
}

async function counts(): Promise<Record<string, number>> {
  const tables = ['sitting', 'bet', 'sitting_seed', 'launch_ticket'] as const;
  const counted = tables.map(async (table) => [table, (await gateway.owner.selectFrom(table).selectAll().execute()).length] as const);
  return Object.fromEntries(await Promise.all(counted));
}

const sweepAfter = (milliseconds: number): Promise<void> =>
  runSweeps(gateway.platform, [...launchSweeps, ...houseGamesSweeps], new Date(Date.now() + milliseconds));

it('deletes tickets and demo sittings with their rounds after a day, but never a sitting for money', async () => {
  await play('launchGame');
  await play('launchDemo');
  await sweepAfter(day - 60_000);
  expect(await counts()).toEqual({ sitting: 2, bet: 1, sitting_seed: 4, launch_ticket: 2 });
  await sweepAfter(day + 2 * 60_000);
  expect(await counts()).toEqual({ sitting: 1, bet: 1, sitting_seed: 2, launch_ticket: 0 });
  const { member_id } = await gateway.owner.selectFrom('sitting').select('member_id').executeTakeFirstOrThrow();
  expect(member_id).not.toBeNull();
});
