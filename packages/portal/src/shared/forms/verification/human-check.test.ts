import { createChallenge, verifySolution } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { expect, test } from 'vitest';
import type { HumanChallenge } from './human.api.ts';
import { makeHumanCheck } from './human-check.ts';

const secret = 'of the gateway';
const aChallenge = async () =>
  (await createChallenge({
    algorithm: 'PBKDF2/SHA-256',
    cost: 10,
    keyLength: 32,
    counter: 20,
    deriveKey,
    data: { merchant: 1, purpose: 'register', until: 0 },
    expiresAt: Math.ceil(Date.now() / 1000) + 60,
    hmacSignatureSecret: secret,
    hmacKeySignatureSecret: secret,
  })) as HumanChallenge;

function aCheck() {
  const world = { asked: 0, now: 0 };
  const check = makeHumanCheck({
    getChallenge: async () => {
      world.asked += 1;
      return aChallenge();
    },
    now: () => world.now,
  });
  return { world, check };
}

test('produces proofs that the gateway accepts, each one once [wire-human-verification]', async () => {
  const { world, check } = aCheck();
  check.prepare();
  const text = await check.take();
  const { challenge, solution } = JSON.parse(atob(text)) as Parameters<typeof verifySolution>[0];
  expect(
    await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret: secret, hmacKeySignatureSecret: secret }),
  ).toMatchObject({
    verified: true,
  });
  expect(world.asked).toBe(1);
  expect(await check.take()).not.toBe(text);
});

test('starts again if the prepared proof has expired', async () => {
  const { world, check } = aCheck();
  check.prepare();
  world.now = 100_000;
  await check.take();
  expect(world.asked).toBe(2);
});

test('reports on use that no challenge was available, and then tries again', async () => {
  let isAway = true;
  const check = makeHumanCheck({
    getChallenge: async () => {
      if (isAway) throw new Error('away');
      return aChallenge();
    },
    now: () => 0,
  });
  check.prepare();
  await expect(check.take()).rejects.toThrow('away');
  isAway = false;
  expect(await check.take()).not.toBe('');
});
