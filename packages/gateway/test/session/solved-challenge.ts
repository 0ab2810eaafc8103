import { solveChallenge, type Challenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import type { TestGateway } from '../test-gateway.ts';

/** A human verification, as the page produces it. */
export async function solvedChallenge(gateway: TestGateway, purpose: 'register' | 'code'): Promise<string> {
  const { envelope } = await gateway.call('humanChallenge', { query: { purpose } });
  const challenge = envelope.value as unknown as Challenge;
  const solution = await solveChallenge({ challenge, deriveKey });
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
}
