import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { beforeAll, describe, expect, it } from 'vitest';
import { openTestGateway } from '../../../test/test-gateway.ts';
import { proofOfWork } from './proof-of-work.ts';

const gateway = await openTestGateway();
const { humans, tenants, merchants } = gateway.platform;
const [alpha, beta] = ['ALPHA', 'BETA'].map((code) => merchants.byCode(code)?.id ?? 0) as [number, number];
const now = new Date('2026-11-20T12:00:00Z');
const seconds = (count: number): Date => new Date(now.getTime() + count * 1_000);
const wanted = { merchantId: alpha, purpose: 'register' };
const encode = (answer: object): string => Buffer.from(JSON.stringify(answer)).toString('base64');

/** Solves a challenge as the widget on the page does. */
async function solve(challenge: Challenge): Promise<{ challenge: Challenge; solution: { counter: number; derivedKey: string } }> {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (solution === null) throw new Error('not solved');
  return { challenge, solution };
}

describe('a proof of work', () => {
  let solved: Awaited<ReturnType<typeof solve>>;
  beforeAll(async () => {
    solved = await solve((await humans.challenge(wanted, now)) as Challenge);
  });
  const verify = (answer: string, of = wanted, at = seconds(1)) => humans.verify(tenants.of(of.merchantId), of, answer, at);

  it('is worthless for another merchant or purpose, after it expires, and when altered', async () => {
    const { challenge, solution } = solved;
    expect(await verify(encode(solved), { ...wanted, merchantId: beta })).toBe(false);
    expect(await verify(encode(solved), { ...wanted, purpose: 'login' })).toBe(false);
    expect(await verify(encode(solved), wanted, seconds(121))).toBe(false);
    expect(await verify(encode({ challenge, solution: { ...solution, derivedKey: '00'.repeat(32) } }))).toBe(false);
    const forge = (changed: object): string =>
      encode({ challenge: { ...challenge, parameters: { ...challenge.parameters, ...changed } }, solution });
    const { data } = challenge.parameters;
    expect(await verify(forge({ data: { ...data, merchant: beta } }), { ...wanted, merchantId: beta })).toBe(false);
    expect(await verify(forge({ data: { ...data, until: Date.parse('2030-01-01') } }), wanted, seconds(200))).toBe(false);
    expect(await verify(forge({ keyPrefix: '00' }))).toBe(false);
    for (const nonsense of ['', 'AA==', encode({}), 'x'.repeat(10_000)]) expect(await verify(nonsense)).toBe(false);
  });

  it('counts once, even when sent many times at once', async () => {
    const answers = await Promise.all(Array.from({ length: 16 }, () => verify(encode(solved))));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await verify(encode(solved))).toBe(false);
  });

  it('counts only while the secret that signed it is known', async () => {
    const [before, current] = ['the secret of before', 'the secret of now'] as const;
    const { challenge, solution } = await solve((await proofOfWork([before]).challenge(wanted, now)) as Challenge);
    const answer = encode({ challenge, solution });
    expect(await proofOfWork([current]).verify(tenants.of(alpha), wanted, answer, now)).toBe(false);
    expect(await proofOfWork([current, before]).verify(tenants.of(alpha), wanted, answer, now)).toBe(true);
  });
});
