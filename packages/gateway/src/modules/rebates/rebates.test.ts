import { randomUUID } from 'node:crypto';
import type { ValueOf } from '@livery/contract/shapes';
import { expect, it } from 'vitest';
import { sitDown } from '../../../test/games/played.ts';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { auditLedger } from '#composition/audit-ledger.ts';

const gateway = await openTestGateway({ poolSize: 40 });

async function read(token: string): Promise<ValueOf<'rebate'>> {
  const { status, envelope } = await gateway.call('rebate', { token, query: { language: 'en' } });
  expect(status, envelope.message ?? '').toBe(200);
  return envelope.value as unknown as ValueOf<'rebate'>;
}

const claim = (token: string, idempotencyKey: string = randomUUID()) => gateway.call('claimRebate', { token, body: { idempotencyKey } });
const balance = async (token: string): Promise<number> => Number((await gateway.call('balance', { token })).envelope.value['balance']);

it('is zero before a stake', async () => {
  const token = await gateway.logIn('lucas');
  const { total, lines, lastClaim } = await read(token);
  expect([total, lastClaim]).toEqual([0, null]);
  expect(lines).toContainEqual({ gameType: 'LIVE', title: 'Live casino', rate: 8_000, staked: 0, accrued: 0 });
  expect((await claim(token)).envelope.message).toBe('NOTHING_TO_CLAIM');
  expect((await claim(await gateway.logIn('trial'))).envelope.message).toBe('TRIAL_REFUSED');
});

it('accrues by game type, and is paid once when claims race', async () => {
  const token = await gateway.logIn('demo');
  const spin = await sitDown(gateway, token);
  for (let round = 0; round < 3; round++) await spin(5_000);
  expect(await read(token)).toMatchObject({ total: 90 });
  const before = await balance(token);
  const answers = await Promise.all(Array.from({ length: 24 }, () => claim(token)));
  expect(answers.filter(({ status }) => status === 200).map(({ envelope }) => envelope.value)).toEqual([{ amount: 90 }]);
  expect(new Set(answers.filter(({ status }) => status !== 200).map(({ envelope }) => envelope.message))).toEqual(
    new Set(['NOTHING_TO_CLAIM']),
  );
  expect(await balance(token)).toBe(before + 90);
  expect(await read(token)).toMatchObject({ total: 0, lastClaim: { amount: 90 } });
});

it('continues from the last claim to the cent', async () => {
  const token = await gateway.logIn('marina');
  const spin = await sitDown(gateway, token);
  await spin(200);
  const key = randomUUID();
  expect([(await claim(token, key)).envelope.value, (await claim(token, key)).envelope.value]).toEqual([{ amount: 1 }, { amount: 1 }]);
  await spin(200);
  const { lines } = await read(token);
  expect(lines.find(({ gameType }) => gameType === 'INHOUSE')).toMatchObject({ staked: 200, accrued: 1 });
  await spin(100);
  await spin(40);
  // 540 × 0.6 % is 3.24.
  expect((await claim(token)).envelope.value).toEqual({ amount: 2 });
});

it('leaves the books balanced', async () => {
  expect((await auditLedger(gateway.owner)).findings).toEqual([]);
});
