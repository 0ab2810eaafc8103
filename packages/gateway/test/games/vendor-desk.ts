import { randomBytes } from 'node:crypto';
import { signRequest } from '../../src/ports/seamless/signed-request.ts';
import type { AggregatorSettings } from '../../src/ports/seamless/livery-aggregator.ts';
import type { TestGateway } from '../test-gateway.ts';

export const testKeys = { ALPHA: 'the key of ALPHA and its aggregator', BETA: 'the key of BETA and its aggregator' } as const;

export const testAggregator: AggregatorSettings = {
  name: 'arcade',
  url: 'http://vendors.example/',
  vendors: ['PG', 'SALA', 'STAND'],
  keys: { ALPHA: [testKeys.ALPHA], BETA: [testKeys.BETA] },
};

export interface WalletReply {
  readonly status: number;
  readonly body: Record<string, never> & {
    readonly error?: string;
    readonly balance?: number;
    readonly session?: string;
    readonly player?: string;
  };
}

interface Sent {
  readonly merchant?: 'ALPHA' | 'BETA';
  readonly key?: string;
  readonly nonce?: string;
  readonly at?: Date;
  /** The body sent instead of the signed one. */
  readonly tampered?: string;
  readonly headers?: Record<string, string>;
}

/** An aggregator's call, signed as described in docs/vendors.md. */
export async function walletCall(gateway: TestGateway, call: string, asked: object, sent: Sent = {}): Promise<WalletReply> {
  const { merchant = 'ALPHA', key = testKeys[merchant], nonce = randomBytes(16).toString('base64url'), at = new Date() } = sent;
  const [path, body] = [`/wps/x/seamless/${merchant}/arcade/${call}`, JSON.stringify(asked)];
  const headers = sent.headers ?? signRequest(key, { method: 'POST', path, body }, { nonce, at });
  const payload = sent.tampered ?? body;
  const answer = await gateway.inject({ method: 'POST', url: path, headers: { 'content-type': 'application/json', ...headers }, payload });
  return { status: answer.statusCode, body: answer.json() };
}

export const vendorGame = { nodeId: 14_001, vassalage: 'SALA', gameType: 'LIVE', language: 'en', device: 'WEB' };

/** A launch token for a member, or for a demo without one. */
export async function launchToken(gateway: TestGateway, token?: string, game = vendorGame, merchant = 'ALPHA'): Promise<string> {
  const name = token === undefined ? 'launchDemo' : 'launchGame';
  const { envelope } = await gateway.call(name, { body: game, merchant, ...(token === undefined ? {} : { token }) });
  return new URL(String(envelope.value['url'])).searchParams.get('token') ?? '';
}
