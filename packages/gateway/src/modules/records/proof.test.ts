import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { verifyRounds } from '@livery/arcade/shell/fairness';
import type { OpenAnswer, RotateAnswer } from '@livery/arcade/shell/wire';
import { checkableSpin } from '@livery/arcade/slot/slot-fairness';
import { slotModels } from '@livery/arcade/slot/slot-models';
import { turnsFrom } from '@livery/arcade/slot/slot-outcome';
import type { SpinAnswer } from '@livery/arcade/slot/slot-wire';
import { openTestGateway } from '../../../test/test-gateway.ts';

const gateway = await openTestGateway();
const token = await gateway.logIn();
const game = { nodeId: 27_002, vassalage: 'HOUSE', gameType: 'INHOUSE', language: 'en', device: 'WEB' };

async function api<Value>(name: string, body: object): Promise<Value> {
  const response = await gateway.inject({
    method: 'POST',
    url: `/${name === 'spin' ? 'slot' : 'play'}/api/${name}`,
    headers: { host: 'games.localhost:4000' },
    payload: body,
  });
  return response.json().value;
}

async function open(): Promise<OpenAnswer> {
  const { envelope } = await gateway.call('launchGame', { body: game, token });
  return api<OpenAnswer>('open', { ticket: new URL(String(envelope.value['url'])).searchParams.get('ticket') ?? '' });
}

const spin = (session: string) => api<SpinAnswer>('spin', { session, idempotencyKey: randomUUID(), stake: 100, clientSeed: 'mine' });

interface Proof {
  readonly commitment: string;
  readonly serverSeed: string | null;
  readonly clientSeed: string;
  readonly nonce: number;
  readonly draws: readonly { readonly among: number; readonly drawn: number }[];
  readonly facts: readonly { readonly name: string; readonly value: string }[];
}

/** Today's newest bet, a second after it was placed. */
async function newestRound(): Promise<{ bet: { stake: number; payout: number }; proof: Proof }> {
  const today = new Date(gateway.platform.clock.now().getTime() - 3 * 3_600_000).toISOString().slice(0, 10);
  const query = { from: today, to: today, limit: 1 };
  const { items } = (await gateway.call('betRecord', { token, query })).envelope.value as { items: { id: number }[] };
  return (await gateway.call('betRound', { token, query: { bet: items[0]?.id ?? 0 } })).envelope.value as never;
}

it('proves a round by its earlier commitment, once the seed no longer decides anything [member-19]', async () => {
  const { session, commitment } = await open();
  const played = await spin(session);
  const { bet, proof } = await newestRound();
  expect(bet).toMatchObject({ stake: 100, payout: played.win });
  expect(proof).toMatchObject({ commitment, serverSeed: null, clientSeed: 'mine', nonce: 1 });
  expect(proof.draws.map(({ drawn }) => drawn)).toEqual(played.turns.flatMap(({ stops }) => stops));

  const { serverSeed } = await api<RotateAnswer>('rotate', { session, commitment });
  const revealed = (await newestRound()).proof;
  expect(revealed.serverSeed).toBe(serverSeed);
  const turns = turnsFrom(
    slotModels.tide,
    revealed.draws.map(({ drawn }) => drawn),
  );
  const round = { nonce: revealed.nonce, clientSeed: revealed.clientSeed, stake: bet.stake, win: bet.payout, turns };
  expect(await verifyRounds(serverSeed, revealed.commitment, [checkableSpin(slotModels.tide, round)])).toEqual({ kind: 'fair' });
});

it('reveals the seed of an ended sitting, and no other', async () => {
  const { session } = await open();
  await spin(session);
  expect((await newestRound()).proof.serverSeed).toBeNull();
  await api('close', { session });
  expect((await newestRound()).proof.serverSeed).toMatch(/^[0-9a-f]{64}$/);
});
